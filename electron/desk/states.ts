import { foldVersion, kindOf, streamFolds, type StreamStates } from '../../shared/domain/streams.ts';
import { upcast } from '../../shared/domain/upcasters.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import type { StreamFold } from '../../shared/kernel/slice.ts';
import { eventsAfter } from '../journal/read.ts';
import type { ReadableDatabase, UnitOfWork } from '../storage/database.ts';

type AnyState = StreamStates[keyof StreamStates];

interface Held {
  readonly state: AnyState;
  rev: number;
}

/** A stream is written to the snapshot table each time its length passes a multiple of this. */
const snapshotEvery = 200;

/** The folded state of every stream that was asked for, kept up to date after each commit. */
export class StreamStateCache {
  private readonly held = new Map<string, Held>();
  private readonly db: ReadableDatabase;

  constructor(db: ReadableDatabase) {
    this.db = db;
  }

  /** The state and the number of its last event: from memory, else from the snapshot and what came after it. */
  of(stream: string): { readonly state: AnyState; readonly rev: number } {
    const held = this.held.get(stream) ?? this.load(stream);
    this.held.set(stream, held);
    return held;
  }

  /** Takes in committed events. */
  apply(events: readonly JournalEvent[]): void {
    for (const event of events) {
      const held = this.held.get(event.stream);
      if (held && held.rev < event.rev) fold(held, event);
    }
  }

  /** Writes snapshots of the streams that these new events carry over a multiple; the state is the one before them. */
  snapshot(db: UnitOfWork, events: readonly JournalEvent[]): void {
    for (const event of events) {
      const held = this.held.get(event.stream);
      if (!held || event.rev % snapshotEvery !== 0 || held.rev === 0) continue;
      db.run(
        `INSERT INTO snapshots (stream, rev, fold_version, state) VALUES (?, ?, ?, ?)
         ON CONFLICT (stream) DO UPDATE SET rev = excluded.rev, fold_version = excluded.fold_version, state = excluded.state`,
        event.stream,
        held.rev,
        foldVersion,
        JSON.stringify(held.state),
      );
    }
  }

  /** Forgets everything: the next question reads the database again. */
  clear(): void {
    this.held.clear();
  }

  private load(stream: string): Held {
    const snapshot = this.db.get<{ rev: number; state: string }>(
      'SELECT rev, state FROM snapshots WHERE stream = ? AND fold_version = ?',
      stream,
      foldVersion,
    );
    const held: Held = snapshot
      ? { state: JSON.parse(snapshot.state) as AnyState, rev: snapshot.rev }
      : { state: streamFolds[kindOf(stream)].initial(), rev: 0 };
    for (const event of eventsAfter(this.db, stream, held.rev)) fold(held, upcast(event));
    return held;
  }
}

function fold(held: Held, event: JournalEvent): void {
  const { apply } = streamFolds[kindOf(event.stream)] as StreamFold<AnyState>;
  apply(held.state, event);
  held.rev = event.rev;
}
