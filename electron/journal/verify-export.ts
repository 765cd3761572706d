import { closeSync, openSync, readSync } from 'node:fs';
import type { Refused } from '../../shared/kernel/refusal.ts';
import type { ChainHead } from './chain-check.ts';
import { ExportedLines } from './exported-lines.ts';
import { refuseJournal, type JournalRefusal } from './refusals.ts';

const partBytes = 1 << 18;

/**
 * Proves an exported journal with nothing but the file: every line's hash, the order, the numbers, and the closing seal.
 * Refuses `journal.*` with the number of the first line that does not hold. `onProgress` hears the bytes read so far.
 */
export function verifyExport(file: string, onProgress?: (bytes: number) => void): ChainHead | Refused<JournalRefusal> {
  let input: number | undefined;
  try {
    input = openSync(file, 'r');
    return readThrough(input, onProgress);
  } catch (error) {
    // A folder, a file without permission, a failing disk: the file system's errors carry a code, bugs do not.
    if (error instanceof Error && 'code' in error) return refuseJournal('journal.unreadable', { file });
    throw error;
  } finally {
    if (input !== undefined) closeSync(input);
  }
}

function readThrough(input: number, onProgress?: (bytes: number) => void): ChainHead | Refused<JournalRefusal> {
  const lines = new ExportedLines();
  const part = Buffer.allocUnsafe(partBytes);
  for (let bytes = 0; ;) {
    const count = readSync(input, part, 0, partBytes, null);
    if (count === 0) return lines.finish();
    const refused = lines.take(part.subarray(0, count));
    if (refused) return refused;
    bytes += count;
    onProgress?.(bytes);
  }
}
