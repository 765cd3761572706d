import { hash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isRefused } from '../../../../shared/kernel/refusal.ts';
import { exportedLine, genesisHash, lineOf } from '../../../journal/entry.ts';
import { sealLine, sealOf } from '../../../journal/seal.ts';
import { verifyExport } from '../../../journal/verify-export.ts';
import { inTurn, type Measure } from './measure.ts';

const lines = 5000;

/** Proving an export against reading it and chaining SHA-256 over its lines' bytes, which no verifier can do without. */
export const verifyVsSha256: Measure = {
  name: 'verify-vs-sha256',
  unit: 'ratio',
  limit: 0.5,
  holds: 'at-least',
  run: async (folder) => {
    const file = join(folder, 'journal.jsonl');
    writeExport(file);
    const memory = Buffer.alloc(statSync(file).size);
    const plain = () => chainAlone(file, memory);
    const verified = () => {
      const head = verifyExport(file);
      if (isRefused(head) || head.lines !== lines) throw new Error('the export of the measure does not verify');
    };
    const [chainMs, verifyMs] = await inTurn(plain, verified, { warm: 5, counted: 41 });
    return chainMs / verifyMs;
  },
};

/** Registrations, as an evening writes most of its lines. */
function writeExport(file: string): void {
  const out = openSync(file, 'w');
  let prev = genesisHash;
  const revs = new Map<string, number>();
  for (let seq = 1; seq <= lines; seq += 1) {
    const stream = `tournament/t-${Math.ceil(seq / 400)}`;
    const rev = (revs.get(stream) ?? 0) + 1;
    revs.set(stream, rev);
    const line = lineOf({ ...registration(seq), stream, rev }, prev);
    writeSync(out, `${exportedLine(line)}\n`);
    prev = line.hash;
  }
  writeSync(out, `${sealLine(sealOf(lines, prev))}\n`);
  closeSync(out);
}

const registration = (seq: number) => ({
  v: 1,
  seq,
  type: 'registration.playerRegistered',
  version: 1,
  at: 1_804_271_400_000 + seq * 1000,
  actor: 'a_4k2m9x7c1q8z',
  station: 'browser-1',
  commandId: `c_${String(seq).padStart(12, '0')}`,
  data: {
    entry: `e_${String(seq).padStart(12, '0')}`,
    person: `p_${String(seq).padStart(12, '0')}`,
    digest: hash('sha256', String(seq)),
    number: `R-2027-${String(seq).padStart(6, '0')}`,
    checks: ['document', 'age', 'exclusion', 'staff', 'duplicate'].map((check) => ({
      check,
      verdict: 'pass',
      rules: ['FR-REG-43'],
    })),
    payment: [{ method: 'cash', amountCents: 12_000 }],
    buyInCents: 10_000,
    feeCents: 2_000,
    till: 'caisse-1',
    publicName: true,
    late: false,
  },
});

/**
 * Reads the file into memory that is there already and chains SHA-256 over the previous hash and each line's bytes, by
 * node:crypto and nothing else.
 */
function chainAlone(file: string, bytes: Buffer): string {
  const input = openSync(file, 'r');
  for (let read = 0; read < bytes.length;) read += readSync(input, bytes, read, bytes.length - read, null);
  closeSync(input);
  const scratch = Buffer.alloc(1 << 16);
  let prev = genesisHash;
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    scratch.write(prev, 0, 64, 'latin1');
    scratch[64] = 10;
    bytes.copy(scratch, 65, start, end);
    prev = hash('sha256', scratch.subarray(0, 65 + end - start), 'hex');
    start = end + 1;
  }
  return prev;
}
