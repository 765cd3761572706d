import type { Head } from '../../electron/journal/append.ts';
import { append, headOf } from '../../electron/journal/append.ts';
import type { JournalLine } from '../../electron/journal/entry.ts';
import type { Store } from '../../electron/storage/database.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';

/** The `index`-th event (from 0) of a journal over three streams; `revs` counts within each. */
function eventAt(seq: number, stream: string, rev: number): JournalEvent {
  return {
    v: 1,
    seq,
    stream,
    rev,
    type: 'counter.added',
    version: 1,
    at: 1_804_271_400_000 + seq,
    actor: 'a_1',
    station: 'till-1',
    commandId: `c_${seq}`,
    data: {
      by: seq,
      number: `R-2027-${String(seq).padStart(6, '0')}`,
      note: 'œuvre « été » 😀',
      nested: { rev: 1, list: [seq] },
    },
  };
}

/** Appends `lines` events straight to the journal, over three streams in turn. */
export function writeLines(store: Store, lines: number): JournalLine[] {
  const start: Head = headOf(store.reader);
  const revs = new Map<string, number>();
  const events = Array.from({ length: lines }, (_, index) => {
    const stream = ['house', 'till/a', 'tournament/t-1'][index % 3]!;
    const rev = (revs.get(stream) ?? 0) + 1;
    revs.set(stream, rev);
    return eventAt(start.seq + index + 1, stream, rev);
  });
  return store.transaction((db) => append(db, start, events));
}
