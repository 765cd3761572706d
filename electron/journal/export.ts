import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import type { ReadableDatabase } from '../storage/database.ts';
import { exportedLine, formatVersion, genesisHash } from './entry.ts';
import { linesAfter } from './read.ts';

/** The closing line of an export: says how many lines stand before it and where the chain ends, so that a cut tail shows. */
export interface ExportSeal {
  readonly v: number;
  readonly lines: number;
  readonly head: string;
}

const batchCharacters = 1 << 16;

/**
 * Writes the whole journal as JSON Lines, closed by `{"seal":{…}}`, to a temporary file that takes its name only when it is
 * whole and on the disk. Answers the seal.
 */
export function exportJournal(db: ReadableDatabase, file: string): ExportSeal {
  const partial = `${file}.part`;
  const out = openSync(partial, 'w', 0o600);
  let seal: ExportSeal;
  try {
    seal = writeLines(db, (text) => writeSync(out, text));
    fsyncSync(out);
  } finally {
    closeSync(out);
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
  const seal = { v: formatVersion, lines, head };
  write(`${batch}${JSON.stringify({ seal })}\n`);
  return seal;
}
