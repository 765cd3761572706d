import { createHash, randomBytes } from 'node:crypto';
import type { Chance } from './feature.ts';

/** The clock port (decision 20): the wall's epoch milliseconds and a monotonic count that no operator can move. */
export interface Clock {
  now(): { readonly wall: number; readonly mono: number };
}

/** Crockford's, in the order of its characters: 5 bits a letter. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

function letters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += alphabet.charAt(byte & 31);
  return text;
}

/** So many bytes are drawn from the system at a time: a command needs some hundred, a dozen here and there. */
const drawnAtOnce = 4096;

const chanceLetters = 8;
/** Letters of a millisecond: enough for a thousand years. */
const instantLetters = 9;

/** An instant as letters of which a later one sorts behind. */
function instantInLetters(at: number): string {
  let text = '';
  for (let rest = at; text.length < instantLetters; rest = Math.floor(rest / alphabet.length))
    text = alphabet.charAt(rest % alphabet.length) + text;
  return text;
}

/**
 * The system's own chance; no byte is given out twice. Ids begin with the instant they were made at, so that the rows of one evening
 * lie side by side and not all over a table; 40 bits of chance follow.
 */
export function systemChance(): Chance {
  let pool = Buffer.alloc(0);
  const bytes = (count: number): Uint8Array => {
    if (pool.length < count) pool = randomBytes(Math.max(count, drawnAtOnce));
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return taken;
  };
  return {
    hex: (count) => Buffer.from(bytes(count)).toString('hex'),
    id: (prefix) => `${prefix}_${instantInLetters(Date.now())}${letters(bytes(chanceLetters))}`,
  };
}

const seededLetters = 12;

/**
 * The same seed gives the same ids, salts and draws: for the demo and for tests, never for a real house. A desk that is opened
 * again goes on with others: `journalled` is the number of the last line that its journal holds.
 */
export function seededChance(seed: string, journalled = 0): Chance {
  if (journalled > 0) return seededChance(`${seed} from ${journalled}`);
  let block = 0;
  let pool = Buffer.alloc(0);
  const bytes = (count: number): Uint8Array => {
    while (pool.length < count) {
      pool = Buffer.concat([pool, createHash('sha256').update(`${seed}:${block}`).digest()]);
      block += 1;
    }
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return taken;
  };
  return {
    hex: (count) => Buffer.from(bytes(count)).toString('hex'),
    id: (prefix) => `${prefix}_${letters(bytes(seededLetters))}`,
  };
}
