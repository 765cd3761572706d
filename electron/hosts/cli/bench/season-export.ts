import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { verifyBundle } from '../../../bundle/verify/verify-bundle.ts';
import { inTurn, type Measure } from './measure.ts';
import { seasonHouse } from './season-house.ts';

interface Told {
  readonly answer: string;
  readonly mebibytes: number;
}

const child = join(import.meta.dirname, 'season-child.ts');

const told = (...args: readonly string[]): Told =>
  JSON.parse(execFileSync(process.execPath, [child, ...args], { encoding: 'utf8' })) as Told;

/** Evenings of a season. Each has 143 entrants, so 105 of them are the 15 000 entries of a hundred with 150. */
const wholeSeason = 105;
const shortSeason = 6;

/** The most memory that a process holds while it exports a season with all its papers, or verifies it: the larger of the two. */
export const seasonExportMb: Measure = {
  name: 'season-export-mb',
  unit: 'MB',
  limit: 512,
  holds: 'at-most',
  run: async (folder) => {
    const { data, keyFile } = await seasonHouse(folder, wholeSeason);
    const exported = told('export', data, keyFile);
    const verified = told('verify', exported.answer);
    return Math.max(exported.mebibytes, verified.mebibytes);
  },
};

/** Verifying a bundle (every file, the chain, the tables made again) against hashing its bytes and nothing else. */
export const verifyBundleVsSha256: Measure = {
  name: 'verify-bundle-vs-sha256',
  unit: 'ratio',
  limit: 0.5,
  holds: 'at-least',
  run: async (folder) => {
    const { data, keyFile } = await seasonHouse(folder, shortSeason);
    const { answer: file } = told('export', data, keyFile);
    const verify = () => {
      if (verifyBundle(file).findings.length > 0) throw new Error('the bundle of the measure does not hold');
    };
    const [hashMs, verifyMs] = await inTurn(() => hashAlone(file), verify, { warm: 2, counted: 15 });
    return hashMs / verifyMs;
  },
};

/** Reads the file part by part and hashes it, by node:crypto and nothing else. */
function hashAlone(file: string): string {
  const input = openSync(file, 'r');
  const sum = createHash('sha256');
  const part = Buffer.allocUnsafe(1 << 18);
  for (let count = -1; count !== 0;) {
    count = readSync(input, part, 0, part.length, null);
    sum.update(part.subarray(0, count));
  }
  closeSync(input);
  return sum.digest('hex');
}
