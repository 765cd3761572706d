import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { verifyExport } from '../../journal/verify-export.ts';
import { refuseJournal } from '../../journal/refusals.ts';
import { print, refusedWith, say } from './output.ts';
import { progressBar } from './progress.ts';
import { verifyBundleAt } from './verify-bundle.ts';

interface Expected {
  readonly head?: string | undefined;
  readonly seal?: string | undefined;
}

/**
 * `verify FILE [--head HASH] [--seal SEAL]`: proves an export with nothing else at hand, be it a bundle (a ZIP file or a folder) or
 * the journal alone. Exit 0 only when everything holds.
 */
export const verifyFile = (file: string, expected: Expected): number =>
  isBundle(file) ? verifyBundleAt(file, expected) : verifyJournal(file, expected.head);

/** A folder, or a file that begins as a ZIP file does. */
function isBundle(file: string): boolean {
  try {
    if (statSync(file).isDirectory()) return true;
    const start = Buffer.alloc(2);
    const input = openSync(file, 'r');
    readSync(input, start, 0, 2, 0);
    closeSync(input);
    return start.toString('latin1') === 'PK' || file.endsWith('.zip');
  } catch {
    return false;
  }
}

function verifyJournal(file: string, expectedHead: string | undefined): number {
  const started = performance.now();
  const bar = progressBar(sizeOf(file), 'vérification');
  const head = verifyExport(file, (bytes) => bar.at(bytes));
  bar.end();
  const refused: Refused | undefined = isRefused(head)
    ? head
    : expectedHead !== undefined && expectedHead !== head.hash
      ? refuseJournal('journal.wrongHead', { found: head.hash, sealed: expectedHead })
      : undefined;
  if (refused) return refusedWith(refused);
  print({ ok: true, ...head });
  if (!isRefused(head))
    say(
      `Journal exact : ${head.lines} lignes, empreinte finale ${head.hash} (${Math.round(performance.now() - started)} ms).`,
    );
  return 0;
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}
