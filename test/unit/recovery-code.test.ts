import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printRecoveryCode, readRecoveryCode } from '../../electron/storage/recovery-code.ts';

const secrets = fc.uint8Array({ minLength: 16, maxLength: 16 });

test('a code is seven groups of four letters without I, L, O or U', () => {
  expect(printRecoveryCode(new Uint8Array(16).fill(255))).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(() => printRecoveryCode(new Uint8Array(15))).toThrow(RangeError);
});

test('every code read back gives its bytes, however it is typed', () => {
  fc.assert(
    fc.property(secrets, (secret) => {
      const code = printRecoveryCode(secret);
      const asTyped = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
      expect(Buffer.from(readRecoveryCode(code)!)).toEqual(Buffer.from(secret));
      expect(Buffer.from(readRecoveryCode(asTyped)!)).toEqual(Buffer.from(secret));
    }),
  );
});

test('missing, added and foreign letters are found, and a changed letter but once in a thousand times', () => {
  const code = printRecoveryCode(Buffer.from('00112233445566778899aabbccddeeff', 'hex'));
  expect(readRecoveryCode(code.slice(1))).toBeUndefined();
  expect(readRecoveryCode(`${code}0`)).toBeUndefined();
  expect(readRecoveryCode(code.replace(/^./, 'U'))).toBeUndefined();
  expect(readRecoveryCode('')).toBeUndefined();
  const letters = code.replaceAll('-', '');
  const changed = Array.from(
    letters,
    (letter, place) => letters.slice(0, place) + (letter === 'Z' ? 'Y' : 'Z') + letters.slice(place + 1),
  );
  expect(changed.filter((text) => readRecoveryCode(text) !== undefined).length).toBeLessThanOrEqual(1);
});
