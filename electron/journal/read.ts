import type { JournalEvent } from '../../shared/kernel/event.ts';
import type { ReadableDatabase } from '../storage/database.ts';
import type { JournalLine } from './entry.ts';

const pageRows = 1000;

/** All lines after `seq`, in order, a page at a time, so that a long journal never stands in memory. */
export function* linesAfter(db: ReadableDatabase, seq = 0): Generator<JournalLine> {
  let last = seq;
  for (;;) {
    const page = db.all<JournalLine>('SELECT * FROM journal WHERE seq > ? ORDER BY seq LIMIT ?', last, pageRows);
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < pageRows) return;
    last = end.seq;
  }
}

/** The stream's events after `rev`, in order, as stored (before upcasting). */
export const eventsAfter = (db: ReadableDatabase, stream: string, rev: number): JournalEvent[] =>
  db
    .all<{ body: string }>('SELECT body FROM journal WHERE stream = ? AND rev > ? ORDER BY rev', stream, rev)
    .map((row) => JSON.parse(row.body) as JournalEvent);
