import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { ReadableDatabase } from '../storage/database.ts';
import { exportedLine, genesisHash } from './entry.ts';
import { linesAfter } from './read.ts';
import { sealLine, sealOf, type ExportSeal } from './seal.ts';

const batchCharacters = 1 << 16;

/**
 * Writes the whole journal as JSON Lines, closed by `{"seal":{…}}`, to a temporary file that takes its name only when it is
 * whole and on the disk. Answers the seal; throws the file system's error (disk full) and leaves no half file then.
 */
export function exportJournal(db: ReadableDatabase, file: string): ExportSeal {
  const partial = `${file}.part`;
  const out = openSync(partial, 'w', 0o600);
  let seal: ExportSeal | undefined;
  try {
    // writeFileSync goes on after a short write, which writeSync alone would let pass unnoticed.
    seal = writeLines(db, (text) => writeFileSync(out, text));
    fsyncSync(out);
  } finally {
    closeSync(out);
    if (!seal) rmSync(partial, { force: true });
  }
  renameSync(partial, file);
  return seal;
}

function writeLines(db: ReadableDatabase, write: (text: string) => void): ExportSeal {
  let lines = 0;
  let head = genesisHash;
  let batch = '';
  for (const line of linesAfter(db)) {
    batch += `${exportedLine(line)}\n`;
    lines += 1;
    head = line.hash;
    if (batch.length > batchCharacters) {
      write(batch);
      batch = '';
    }
  }
  const seal = sealOf(lines, head);
  write(`${batch}${sealLine(seal)}\n`);
  return seal;
}
