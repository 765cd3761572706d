import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Refused } from '../../../shared/kernel/refusal.ts';
import { refuseJournal } from '../../journal/refusals.ts';

const partBytes = 512 * 1024;

/** Where the export of so many lines lies in a data folder. */
export const exportFile = (folder: string, lines: number): string => join(folder, 'exports', `journal-${lines}.jsonl`);

/** A part of a file from `offset` on; `next` is `null` at its end. Refuses `journal.unknownExport`. */
export function readPart(
  file: string,
  offset: number,
): { readonly base64: string; readonly next: number | null; readonly bytes: number } | Refused {
  let input: number | undefined;
  try {
    input = openSync(file, 'r');
    const bytes = fstatSync(input).size;
    const part = Buffer.alloc(Math.max(0, Math.min(partBytes, bytes - offset)));
    const read = readSync(input, part, 0, part.length, offset);
    const next = offset + read;
    return { base64: part.toString('base64', 0, read), next: next < bytes && read > 0 ? next : null, bytes };
  } catch (error) {
    // Gone, or a folder: the file system's errors carry a code, bugs do not.
    if (!(error instanceof Error && 'code' in error)) throw error;
    return refuseJournal('journal.unknownExport', { file: basename(file) });
  } finally {
    if (input !== undefined) closeSync(input);
  }
}
