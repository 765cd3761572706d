import { createHash, randomBytes } from 'node:crypto';
import type { Chance } from './feature.ts';

/** The clock port (decision 20): the wall's epoch milliseconds and a monotonic count that no operator can move. */
export interface Clock {
  now(): { readonly wall: number; readonly mono: number };
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const idCharacters = 12;

/** Chance from a source of bytes; ids are 60 bits in Crockford's alphabet behind their prefix. */
function chanceFrom(bytes: (count: number) => Uint8Array): Chance {
  return {
    hex: (count) => Buffer.from(bytes(count)).toString('hex'),
    id: (prefix) => {
      let id = `${prefix}_`;
      for (const byte of bytes(idCharacters)) id += alphabet.charAt(byte & 31);
      return id;
    },
  };
}

/** So many bytes are drawn from the system at a time: a command needs some hundred, a dozen here and there. */
const drawnAtOnce = 4096;

/** The system's own chance. No byte is given out twice. */
export function systemChance(): Chance {
  let pool = Buffer.alloc(0);
  return chanceFrom((count) => {
    if (pool.length < count) pool = randomBytes(Math.max(count, drawnAtOnce));
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return taken;
  });
}

/**
 * The same seed gives the same ids, salts and draws: for the demo and for tests, never for a real house. A desk that is opened
 * again goes on with others: `journalled` is the number of the last line that its journal holds.
 */
export function seededChance(seed: string, journalled = 0): Chance {
  if (journalled > 0) return seededChance(`${seed} from ${journalled}`);
  let block = 0;
  let pool = Buffer.alloc(0);
  return chanceFrom((count) => {
    while (pool.length < count) {
      pool = Buffer.concat([pool, createHash('sha256').update(`${seed}:${block}`).digest()]);
      block += 1;
    }
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return taken;
  });
}
