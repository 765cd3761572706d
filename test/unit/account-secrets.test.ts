import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matches, stretch } from '../../electron/features/accounts/stretched-secret.ts';
import { passwordWeakness, pinWeakness } from '../../shared/domain/accounts/secret-rules.ts';
import { delaySeconds, secondsToWait } from '../../shared/domain/accounts/throttle.ts';

test.each(['0000', '777777', '1234', '3456', '987654', '0123456789'])('PIN %s is too easy', (pin) => {
  expect(pinWeakness(pin)).toMatchObject({ refusal: { code: 'accounts.weakPin' } });
});

test.each(['2468', '1357', '1937', '0001', '1235', '9012', '112233'])('PIN %s will do', (pin) => {
  expect(pinWeakness(pin)).toBeUndefined();
});

test.each([
  ['onze signes', 'short'],
  ['314159265358', 'digits'],
  ['abababababab', 'few-characters'],
  ['Nouveau depuis mars', 'login'],
])('password "%s" is too weak: %s', (password, reason) => {
  expect(passwordWeakness(password, 'nouveau')).toMatchObject({ refusal: { params: { reason, minimumLength: 12 } } });
});

test('a login of two letters may be in a password', () => {
  expect(passwordWeakness('correct horse drum', 'dr')).toBeUndefined();
});

test('delays: none before the fifth wrong try, then 30 s doubling, never more than 15 minutes', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10, 11, 1000].map(delaySeconds)).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
});

test('waiting never grows with time, never passes the delay, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(2e9), fc.integer({ min: -2e9, max: 2e9 }), (wrong, lastAt, later) => {
      const tries = { wrong, lastAt };
      const now = secondsToWait(tries, lastAt + later);
      expect(now).toBeGreaterThanOrEqual(0);
      expect(now).toBeLessThanOrEqual(delaySeconds(wrong));
      expect(secondsToWait(tries, lastAt + Math.max(0, later) + 1000)).toBeLessThanOrEqual(now);
    }),
  );
});

test('a stretched secret matches itself, in either Unicode form, and nothing else; equal secrets are stored unlike', async () => {
  const stored = await stretch('étoile filante du port');
  expect(stored.cost).toBeGreaterThanOrEqual(2 ** 15);
  expect(await matches('étoile filante du port'.normalize('NFD'), stored)).toBe(true);
  expect(await matches('Étoile filante du port', stored)).toBe(false);
  expect(await matches('étoile filante du port', undefined)).toBe(false);
  expect((await stretch('étoile filante du port')).hash).not.toBe(stored.hash);
});
