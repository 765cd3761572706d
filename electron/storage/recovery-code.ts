import { createHash } from 'node:crypto';

/** Crockford's base32: no I, L, O or U, so that a code copied by hand from paper is read one way only. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const secretBytes = 16;
const secretLetters = 26;
const checkLetters = 2;
const groupLetters = 4;

/**
 * Prints 16 secret bytes as seven groups of four: 26 letters of secret, 2 of check (10 bits of SHA-256), for example
 * `7ZK4-0M9C-…`. The check finds a slip of the pen before any slow work is done.
 */
export function printRecoveryCode(secret: Uint8Array): string {
  if (secret.length !== secretBytes) throw new RangeError(`a recovery code holds ${secretBytes} bytes`);
  const letters = base32(secret) + check(secret);
  return (letters.match(new RegExp(`.{${groupLetters}}`, 'g')) ?? []).join('-');
}

/**
 * Reads a code as people type it: any case, spaces or hyphens anywhere, O for 0, I or L for 1. Answers the 16 bytes, or
 * `undefined` when letters are missing, foreign, or do not agree with the check.
 */
export function readRecoveryCode(text: string): Uint8Array | undefined {
  const letters = text
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (letters.length !== secretLetters + checkLetters) return undefined;
  const secret = bytesOf(letters.slice(0, secretLetters));
  if (!secret || base32(secret) + check(secret) !== letters) return undefined;
  return secret;
}

function base32(bytes: Uint8Array): string {
  let bits = BigInt(`0x${Buffer.from(bytes).toString('hex')}`) << 2n;
  let text = '';
  for (let place = 0; place < secretLetters; place += 1) {
    text = alphabet.charAt(Number(bits & 31n)) + text;
    bits >>= 5n;
  }
  return text;
}

function bytesOf(letters: string): Uint8Array | undefined {
  let bits = 0n;
  for (const letter of letters) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return undefined;
    bits = (bits << 5n) | BigInt(value);
  }
  return Buffer.from((bits >> 2n).toString(16).padStart(secretBytes * 2, '0'), 'hex');
}

function check(secret: Uint8Array): string {
  const hash = createHash('sha256').update('tapis recovery code 1\n').update(secret).digest();
  return alphabet.charAt(hash.readUInt8(0) & 31) + alphabet.charAt(hash.readUInt8(1) & 31);
}
