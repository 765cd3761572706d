import { sha256Hex } from '../../kernel/sha256.ts';

/**
 * `draw/1`. The seed is 32 random bytes as 64 lower-case hex characters. Its commitment is SHA-256 of those 64 characters
 * (`printf %s SEED | sha256sum`) and is journalled before the first draw. Draw `k` (from 1) among `n` candidates, sorted by
 * table then seat: for attempt 0, 1, … take x = the first 13 hex digits (52 bits) of SHA-256("SEED:k:attempt"); if x is
 * below the largest multiple of `n` that fits in 52 bits, the index is x mod n, else try the next attempt. So every
 * candidate has the same chance, and who holds the seed can repeat each draw with a pocket tool.
 */
export const drawAlgorithm = 'draw/1';

const hexDigits = 13;
const range = 2 ** 52;

export const commitmentOf = (seed: string): string => sha256Hex(seed);

/** The index (0 … candidates − 1) that the seed gives for a draw; `candidates` is at least 1. */
export function drawIndex(seed: string, draw: number, candidates: number): number {
  const limit = range - (range % candidates);
  for (let attempt = 0; ; attempt += 1) {
    const value = Number.parseInt(sha256Hex(`${seed}:${draw}:${attempt}`).slice(0, hexDigits), 16);
    if (value < limit) return value % candidates;
  }
}
