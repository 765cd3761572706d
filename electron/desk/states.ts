import { kindOf } from '../../shared/domain/streams.ts';
import { upcast } from '../../shared/domain/upcasters.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import type { StreamFold } from '../../shared/kernel/slice.ts';
import { revOf } from '../journal/append.ts';
import { eventsAfter } from '../journal/read.ts';
import type { ReadableDatabase, UnitOfWork } from '../storage/database.ts';
import type { Streams } from './streams.ts';

interface Held {
  readonly state: object;
  rev: number;
}

/** A stream is written to the snapshot table each time its length passes a multiple of this. */
const snapshotEvery = 200;

/** The folded state of every stream that was asked for, kept up to date with each commit. */
export class StreamStateCache {
  private readonly held = new Map<string, Held>();
  private readonly db: ReadableDatabase;
  private readonly streams: Streams;

  constructor(db: ReadableDatabase, streams: Streams) {
    this.db = db;
    this.streams = streams;
  }

  knows(stream: string): boolean {
    return Object.hasOwn(this.streams.folds, kindOf(stream));
  }

  /** The state and the number of its last event: from memory, else from the snapshot and what came after it. */
  of(stream: string): { readonly state: object; readonly rev: number } {
    const held = this.held.get(stream);
    if (held) return held;
    const loaded = this.load(stream);
    // A stream that nobody has written to is not kept: any name may be asked for.
    if (loaded.rev > 0) this.held.set(stream, loaded);
    return loaded;
  }

  revOf(stream: string): number {
    return this.held.get(stream)?.rev ?? revOf(this.db, stream);
  }

  /**
   * Folds the events that were journalled a moment ago in this transaction, and writes the snapshots that are due. Throws when a
   * fold does, so that no line is kept that cannot be folded; `forget` the streams whenever the transaction fails.
   */
  take(db: UnitOfWork, events: readonly JournalEvent[]): void {
    const before = new Map<string, number>();
    for (const event of events) {
      if (!before.has(event.stream)) before.set(event.stream, event.rev - 1);
      const held = this.held.get(event.stream) ?? this.load(event.stream);
      this.held.set(event.stream, held);
      if (held.rev < event.rev) this.fold(held, event);
    }
    for (const [stream, rev] of before) this.snapshotWhenDue(db, stream, rev);
  }

  /** The next question about these streams reads the database again. */
  forget(streams: Iterable<string>): void {
    for (const stream of streams) this.held.delete(stream);
  }

  private snapshotWhenDue(db: UnitOfWork, stream: string, before: number): void {
    const held = this.held.get(stream);
    if (!held || Math.floor(held.rev / snapshotEvery) === Math.floor(before / snapshotEvery)) return;
    db.run(
      `INSERT INTO snapshots (stream, rev, fold_version, state) VALUES (?, ?, ?, ?)
       ON CONFLICT (stream) DO UPDATE SET rev = excluded.rev, fold_version = excluded.fold_version, state = excluded.state`,
      stream,
      held.rev,
      this.streams.foldVersion,
      JSON.stringify(held.state),
    );
  }

  private load(stream: string): Held {
    const held = this.snapshot(stream) ?? { state: this.foldOf(stream).initial(), rev: 0 };
    for (const event of eventsAfter(this.db, stream, held.rev)) this.fold(held, event);
    return held;
  }

  /** The kept state, unless other folds made it: by their version, or by a slice that is new or gone. */
  private snapshot(stream: string): Held | undefined {
    const row = this.db.get<{ rev: number; state: string }>(
      'SELECT rev, state FROM snapshots WHERE stream = ? AND fold_version = ?',
      stream,
      this.streams.foldVersion,
    );
    if (!row) return undefined;
    const state = JSON.parse(row.state) as object;
    const slices = Object.keys(this.foldOf(stream).initial());
    const same = slices.length === Object.keys(state).length && slices.every((name) => Object.hasOwn(state, name));
    return same ? { state, rev: row.rev } : undefined;
  }

  private fold(held: Held, event: JournalEvent): void {
    this.foldOf(event.stream).apply(held.state, upcast(event, this.streams.upcasts));
    held.rev = event.rev;
  }

  private foldOf(stream: string): StreamFold<object> {
    const fold = this.knows(stream) ? this.streams.folds[kindOf(stream)] : undefined;
    if (!fold) throw new Error(`no such kind of stream: ${stream}`);
    return fold;
  }
}
