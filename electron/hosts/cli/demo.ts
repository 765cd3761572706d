import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { seededChance } from '../../desk/ports.ts';
import { exportJournal } from '../../journal/export.ts';
import { verifyExport } from '../../journal/verify-export.ts';
import { readEvening, type Evening } from './demo/evening.ts';
import { playEvening, preparedAt, stepsOf } from './demo/evening-play.ts';
import { agrees, reportOf, type Outcome } from './demo/report.ts';
import { refusedWith, say } from './output.ts';
import { progressBar } from './progress.ts';
import { Rehearsal } from './rehearsal.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', 'resources', 'sample', 'evening');

const { values } = parseArgs({
  options: {
    fixtures: { type: 'string', default: fixtures },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

/**
 * `npm run demo -- --fixtures DIR --out DIR [--seed N]`: plays a whole evening headless on a new rehearsal folder, writes every paper
 * and the journal's export to `out`, and prints what it came to. Exit 0 only when everything agrees.
 */
async function main(): Promise<number> {
  const started = performance.now();
  const evening = readEvening(resolve(values.fixtures));
  const out = resolve(values.out ?? join('out', 'demo'));
  mkdirSync(out, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'tapis-demo-'));
  try {
    return await play(evening, { out, folder, started });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Places {
  readonly out: string;
  readonly folder: string;
  readonly started: number;
}

async function play(evening: Evening, { out, folder, started }: Places): Promise<number> {
  const rehearsal = Rehearsal.open({
    folder: join(folder, 'data'),
    keyFile: join(folder, 'demo.key'),
    chance: seededChance(values.seed),
    startsAt: preparedAt(evening),
  });
  if (isRefused(rehearsal)) return refusedWith(rehearsal);
  const bar = progressBar(stepsOf(evening), 'soirée');
  try {
    const luck = seededChance(`${values.seed}:luck`);
    const played = await playEvening(rehearsal, evening, { luck, onProgress: (done, label) => bar.at(done, label) });
    const papers = rehearsal.documents.exportTo(out).length;
    const journal = join(out, 'journal.jsonl');
    exportJournal(rehearsal.house.store.reader, journal);
    const verified = !isRefused(verifyExport(journal));
    const durationMs = performance.now() - started;
    const outcome: Outcome = { ...played, papers, verified, durationMs, head: rehearsal.house.desk.head };
    bar.end();
    console.log(reportOf(evening, outcome));
    say(`Documents et journal dans ${out}`);
    return agrees(evening, outcome) ? 0 : 1;
  } finally {
    bar.end();
    await rehearsal.close();
  }
}

process.exitCode = await main();
