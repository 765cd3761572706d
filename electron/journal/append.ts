import type { JournalEvent } from '../../shared/kernel/event.ts';
import type { ReadableDatabase, UnitOfWork } from '../storage/database.ts';
import { genesisHash, lineOf, type JournalLine } from './entry.ts';

export interface Head {
  readonly seq: number;
  readonly hash: string;
}

/** The last line's number and hash; `{0, genesis}` for an empty journal. */
export function headOf(db: ReadableDatabase): Head {
  return (
    db.get<{ seq: number; hash: string }>('SELECT seq, hash FROM journal ORDER BY seq DESC LIMIT 1') ?? {
      seq: 0,
      hash: genesisHash,
    }
  );
}

/** The number of the stream's last line, 0 for a stream nobody has written to. */
export const revOf = (db: ReadableDatabase, stream: string): number =>
  db.get<{ rev: number }>('SELECT rev FROM journal WHERE stream = ? ORDER BY rev DESC LIMIT 1', stream)?.rev ?? 0;

/** Appends events that already carry the next numbers; answers their lines. Runs inside the command's transaction. */
export function append(db: UnitOfWork, head: Head, events: readonly JournalEvent[]): JournalLine[] {
  let prev = head.hash;
  return events.map((event) => {
    const line = lineOf(event, prev);
    db.run(
      'INSERT INTO journal (seq, stream, rev, type, body, prev, hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
      line.seq,
      line.stream,
      line.rev,
      line.type,
      line.body,
      line.prev,
      line.hash,
    );
    prev = line.hash;
    return line;
  });
}
