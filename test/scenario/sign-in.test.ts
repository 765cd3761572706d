import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../electron/desk/request.ts';
import { foundedClairval, password, type Clairval } from '../support/clairval.ts';

let desk: Clairval;
beforeEach(async () => {
  desk = await foundedClairval();
});
afterEach(() => desk.remove());

const codeOf = (answer: Answer) => (answer.ok ? 'accepted' : answer.refusal.code);
const signIn = (input: object, station = 'caisse-1') =>
  desk.desk.call({ name: 'accounts.signIn', input, caller: { account: null, roles: [], station } });
const right = { login: 'caisse1', pin: '2468' };
const wrong = { login: 'caisse1', pin: '8642' };

async function tokenOf(input: object = right): Promise<string> {
  const answer = await signIn(input);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return (answer.answer as { token: string }).token;
}
const whoIs = (token: string | undefined, station = 'caisse-1') =>
  desk.access.identify(token, { station, mono: desk.clock.now().mono });
const waiting = (answer: Answer) => (answer.ok ? 0 : answer.refusal.params.seconds);
const after = (seconds: number) => desk.clock.advance(seconds * 1000);

test('PIN or password signs in, whatever the case of the login; the session names account and roles', async () => {
  const token = await tokenOf();
  expect(whoIs(token)).toEqual({ account: 'caisse1', roles: ['cashier'], station: 'caisse-1' });
  expect(await signIn({ login: ' CAISSE1', password })).toMatchObject({ ok: true, answer: { account: 'caisse1' } });
  expect(await tokenOf()).not.toBe(token);
});

test('signing in and out journals nothing and keeps no answer, so no token is on the disk', async () => {
  const before = desk.desk.head;
  const token = await tokenOf();
  await desk.desk.call({
    name: 'accounts.signOut',
    input: { token },
    caller: { account: null, roles: [], station: 'x' },
  });
  expect(desk.desk.head).toEqual(before);
  expect(JSON.stringify(desk.store.reader.all('SELECT * FROM answers'))).not.toContain(token);
  expect(whoIs(token).account).toBeNull();
});

test('a wrong PIN, a wrong password, an unknown login and a closed account are answered alike', async () => {
  await desk.as('dr', 'responsible-director')('accounts.close', { account: 'caisse1', pin: '2468' });
  const answers = [
    await signIn({ login: 'dr', pin: '8642' }, 'a'),
    await signIn({ login: 'dr', password: 'incorrect horse battery' }, 'b'),
    await signIn({ login: 'nobody', pin: '2468' }, 'c'),
    await signIn(right, 'd'),
  ];
  for (const answer of answers) {
    expect(answer).toEqual({ ok: false, refusal: { code: 'accounts.wrongCredentials', params: {}, rules: [] } });
  }
});

test('an unknown login takes as long as a wrong PIN', async () => {
  const opened = { account: 'x', login: 'lente', name: 'Lente', roles: ['floor'], pin: '1937', password };
  await desk.as('dr', 'responsible-director')('accounts.open', opened);
  const timed = async (login: string, station: string) => {
    const started = performance.now();
    await signIn({ login, pin: '8642' }, station);
    return performance.now() - started;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (const station of ['a', 'b', 'c']) {
    known.push(await timed('lente', station));
    unknown.push(await timed('nobody', station));
  }
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
});

test('after five wrong tries the login waits 30 s, then 60 s, 120 s, also for the right PIN and from other stations', async () => {
  for (let tries = 0; tries < 5; tries += 1) expect(codeOf(await signIn(wrong))).toBe('accounts.wrongCredentials');
  expect(waiting(await signIn(right))).toBe(30);
  after(29);
  expect(waiting(await signIn(right, 'caisse-2'))).toBe(1);
  after(1);
  expect(codeOf(await signIn(wrong))).toBe('accounts.wrongCredentials');
  expect(waiting(await signIn(right))).toBe(60);
  after(60);
  expect(codeOf(await signIn(wrong))).toBe('accounts.wrongCredentials');
  expect(waiting(await signIn(right))).toBe(120);
  after(120);
  expect(codeOf(await signIn(right))).toBe('accepted');
  expect(codeOf(await signIn(wrong))).toBe('accounts.wrongCredentials');
  expect(codeOf(await signIn(right))).toBe('accepted');
});

test('an unknown login is throttled like a known one', async () => {
  for (let tries = 0; tries < 5; tries += 1) await signIn({ login: 'nobody', pin: '2468' }, `s${tries}`);
  expect(waiting(await signIn({ login: 'Nobody', pin: '2468' }, 'elsewhere'))).toBe(30);
});

test('a station that tries many logins waits, other stations do not', async () => {
  for (let tries = 0; tries < 5; tries += 1) await signIn({ login: `guess${tries}`, pin: '2468' });
  expect(waiting(await signIn(right))).toBe(30);
  expect(codeOf(await signIn(right, 'caisse-2'))).toBe('accepted');
});

test('tries sent all at once are all counted', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(wrong)));
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'accounts.wrongCredentials')).toHaveLength(5);
  expect(codes.filter((code) => code === 'accounts.throttled')).toHaveLength(7);
});

test('signatures count with sign-ins: neither gives the other five tries more', async () => {
  const cashier = desk.as('caisse1', 'cashier');
  for (let tries = 0; tries < 3; tries += 1) await signIn(wrong, 'elsewhere');
  const change = { newPin: '8035', pin: '8642' };
  for (let tries = 0; tries < 2; tries += 1)
    expect(codeOf(await cashier('accounts.setPin', change))).toBe('accounts.wrongPin');
  expect(codeOf(await cashier('accounts.setPin', { ...change, pin: '2468' }))).toBe('accounts.throttled');
  expect(waiting(await signIn(right, 'anywhere'))).toBe(30);
});

test('waiting survives a restart, and setting the clock back makes it no longer than it was', async () => {
  for (let tries = 0; tries < 5; tries += 1) await signIn(wrong);
  desk.clock.set('2020-01-01T00:00:00+01:00');
  expect(waiting(await signIn(right))).toBe(30);
  const { wrong: counted } = desk.store.reader.get<{ wrong: number }>('SELECT max(wrong) AS wrong FROM sign_in_tries')!;
  expect(counted).toBe(5);
});

test('a session that nobody used for ten minutes is over; use keeps it, moving the wall clock does not', async () => {
  const token = await tokenOf();
  after(599);
  expect(whoIs(token).account).toBe('caisse1');
  after(599);
  desk.clock.set('2027-03-05T12:00:00+01:00');
  expect(whoIs(token).account).toBe('caisse1');
  after(600);
  expect(whoIs(token)).toEqual({ account: null, roles: [], station: 'caisse-1' });
  expect(whoIs(token).account).toBeNull();
});

test('no token, a made-up token: nobody', () => {
  expect(whoIs(undefined).account).toBeNull();
  expect(whoIs('made-up').account).toBeNull();
});

test('a changed secret, other roles and a closed account reach open sessions at once', async () => {
  const token = await tokenOf();
  const director = desk.as('dr', 'responsible-director');
  await director('accounts.setRoles', { account: 'caisse1', roles: ['floor'], pin: '2468' });
  expect(whoIs(token).roles).toEqual(['floor']);
  await director('accounts.setPin', { account: 'caisse1', newPin: '8035', pin: '2468' });
  expect(whoIs(token).account).toBeNull();
  const second = await tokenOf({ login: 'caisse1', pin: '8035' });
  await director('accounts.close', { account: 'caisse1', pin: '2468' });
  expect(whoIs(second).account).toBeNull();
});

test('a signature of an account that is closed or never was is wrong', async () => {
  await desk.as('dr', 'responsible-director')('accounts.close', { account: 'caisse1', pin: '2468' });
  for (const account of ['caisse1', 'nobody', '']) {
    const refused = await desk.access.check(account, '2468', { at: desk.clock.now().wall, station: account });
    expect(refused?.refusal.code).toBe('accounts.wrongPin');
  }
});

test('scripts find the caller of a login without a secret', () => {
  expect(desk.access.callerOf('Caisse1', 'script')).toEqual({
    account: 'caisse1',
    roles: ['cashier'],
    station: 'script',
  });
  expect(desk.access.callerOf('nobody', 'script')).toBeUndefined();
});

test('tries are forgotten after a day, so that made-up logins do not fill the table', async () => {
  for (let tries = 0; tries < 4; tries += 1) await signIn({ login: `guess${tries}`, pin: '2468' }, `s${tries}`);
  expect(desk.store.reader.all('SELECT subject FROM sign_in_tries')).toHaveLength(8);
  after(25 * 3600);
  await signIn(wrong);
  expect(desk.store.reader.all('SELECT subject FROM sign_in_tries')).toHaveLength(2);
});
