import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import type { ReadableDatabase } from '../storage/database.ts';
import type { Head } from './append.ts';
import { storageRefusalOf } from '../storage/refusals.ts';
import { ChainCheck, type ChainHead } from './chain-check.ts';
import type { JournalLine } from './entry.ts';
import { frameIn, mostFrameBytes, type Frame } from './frame.ts';
import { linesAfter } from './read.ts';
import { refuseJournal, type JournalRefusal } from './refusals.ts';

/** Hears how many lines held so far, and how many there were when the proof began. */
export type VerifyProgress = (lines: number, of: number) => void;

const linesBetweenSigns = 1000;

/**
 * Proves the journal inside a database: the chain over the stored texts, that the columns say what the texts say, and that
 * the last line is the last one that was ever written. Refuses `journal.*`, and `storage.*` for a database that cannot be
 * read to its end.
 */
export function verifyDatabase(db: ReadableDatabase, onProgress?: VerifyProgress): ChainHead | Refused {
  try {
    return followLines(db, onProgress);
  } catch (error) {
    const refused = storageRefusalOf(error);
    if (!refused) throw error;
    return refused;
  }
}

function followLines(db: ReadableDatabase, onProgress?: VerifyProgress): ChainHead | Refused<JournalRefusal> {
  // Asked first: lines that a running desk adds meanwhile come after it.
  const written = db.get<Head>('SELECT seq, hash FROM journal_head');
  const chain = new ChainCheck();
  for (const line of counted(linesAfter(db), (lines) => onProgress?.(lines, written?.seq ?? 0))) {
    const frame = frameIn(line.body.slice(-mostFrameBytes, -1));
    const claimed = { chained: `${line.prev}\n${line.body}`, prev: line.prev, hash: line.hash };
    const lines = chain.head.lines;
    const refused =
      chain.next(claimed, frame) ?? (chain.head.lines > lines ? differing(line, frame, written) : undefined);
    if (refused) return refused;
  }
  const head = chain.finish();
  if (isRefused(head)) return head;
  return (written?.seq ?? 0) > head.lines ? refuseJournal('journal.truncated', { line: head.lines + 1 }) : head;
}

/** The same lines, with a sign now and then of how many went by. */
function* counted(lines: Iterable<JournalLine>, sign: (lines: number) => void): Generator<JournalLine> {
  let count = 0;
  for (const line of lines) {
    yield line;
    count += 1;
    if (count % linesBetweenSigns === 0) sign(count);
  }
}

/** Whether the columns, or the head that the database kept, say otherwise than the text of a line that holds. */
function differing(
  line: JournalLine,
  told: Frame | undefined,
  written: Head | undefined,
): Refused<JournalRefusal> | undefined {
  const agree = (['seq', 'stream', 'rev', 'type'] as const).every((name) => told?.[name] === line[name]);
  if (!agree) return refuseJournal('journal.columnsDiffer', { line: told?.seq ?? line.seq });
  return written?.seq === line.seq && written.hash !== line.hash
    ? refuseJournal('journal.wrongHead', { line: line.seq, found: line.hash, sealed: written.hash })
    : undefined;
}
