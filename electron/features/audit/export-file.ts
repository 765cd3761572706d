import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Refused } from '../../../shared/kernel/refusal.ts';
import { refuseJournal } from '../../journal/refusals.ts';

const partBytes = 512 * 1024;

/** Where the export of so many lines lies in a data folder. */
export const exportFile = (folder: string, lines: number): string => join(folder, 'exports', `journal-${lines}.jsonl`);

/** A part of an export from `offset` on; `next` is `null` at its end. */
export function readExportPart(
  folder: string,
  { lines, offset }: { readonly lines: number; readonly offset: number },
): { readonly base64: string; readonly next: number | null; readonly bytes: number } | Refused {
  const file = exportFile(folder, lines);
  let input: number;
  try {
    input = openSync(file, 'r');
  } catch {
    return refuseJournal('journal.unknownExport', { file: `journal-${lines}.jsonl` });
  }
  try {
    const bytes = fstatSync(input).size;
    const part = Buffer.alloc(Math.max(0, Math.min(partBytes, bytes - offset)));
    const read = readSync(input, part, 0, part.length, offset);
    const next = offset + read;
    return { base64: part.toString('base64', 0, read), next: next < bytes && read > 0 ? next : null, bytes };
  } finally {
    closeSync(input);
  }
}
