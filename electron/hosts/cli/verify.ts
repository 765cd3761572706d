import { statSync } from 'node:fs';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { verifyExport } from '../../journal/verify-export.ts';
import { refuseJournal } from '../../journal/refusals.ts';
import { print, refusedWith, say } from './output.ts';
import { progressBar } from './progress.ts';

/** `verify FILE [--head HASH]`: proves an exported journal with nothing else at hand. Exit 0 only when every line holds. */
export function verifyFile(file: string, expectedHead?: string): number {
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
