import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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
import { EveningStopped } from './demo/stopped.ts';
import { refusedWith, say } from './output.ts';
import { progressBar } from './progress.ts';
import { refuseScript } from './refusals.ts';
import { Rehearsal } from './rehearsal.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', 'resources', 'sample', 'evening');

const options = {
  fixtures: { type: 'string', default: fixtures },
  out: { type: 'string' },
  seed: { type: 'string', default: '1' },
} as const;

const usage = 'demo [--fixtures DIR] [--out DIR] [--seed N]';

/**
 * `npm run demo -- --fixtures DIR --out DIR [--seed N]`: plays a whole evening headless on a new rehearsal folder, writes every paper
 * and the journal's export to `out`, and prints what it came to. Exit 0 only when everything agrees.
 */
async function main(): Promise<number> {
  const started = performance.now();
  const { fixtures: from, seed, ...given } = optionsGiven();
  const evening = readEvening(resolve(from));
  const out = resolve(given.out ?? join('out', 'demo'));
  makeFolder(out);
  const folder = mkdtempSync(join(tmpdir(), 'tapis-demo-'));
  try {
    return await play(evening, { out, folder, started, seed });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function optionsGiven() {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new EveningStopped(refuseScript('script.usage', { given: process.argv.slice(2).join(' '), usage }));
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new EveningStopped(refuseScript('script.outUnwritable', { folder }));
  }
}

interface Places {
  readonly out: string;
  readonly folder: string;
  readonly started: number;
  readonly seed: string;
}

async function play(evening: Evening, { out, folder, started, seed }: Places): Promise<number> {
  const rehearsal = Rehearsal.open({
    folder: join(folder, 'data'),
    keyFile: join(folder, 'demo.key'),
    chance: seededChance(seed),
    startsAt: preparedAt(evening),
  });
  if (isRefused(rehearsal)) return refusedWith(rehearsal);
  const bar = progressBar(stepsOf(evening), 'soirée');
  try {
    const luck = seededChance(`${seed}:luck`);
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

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof EveningStopped)) throw error;
  say(error.message);
  process.exitCode = 1;
}
