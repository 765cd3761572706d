import { currentVersion } from '../../shared/domain/upcasters.ts';
import type { JournalEvent, NewEvent } from '../../shared/kernel/event.ts';
import { append, headOf, type Head } from '../journal/append.ts';
import { formatVersion, type JournalLine } from '../journal/entry.ts';
import type { Store, UnitOfWork } from '../storage/database.ts';
import type { Call, Projection } from './feature.ts';
import type { StreamStateCache } from './states.ts';
import type { Streams } from './streams.ts';

type Change = (db: UnitOfWork, event: JournalEvent<string, never>) => void;

/** Event type → the read-table changes of every feature, in the order of the features. */
export function changesOf(projections: readonly Projection[]): ReadonlyMap<string, readonly Change[]> {
  const changes = new Map<string, Change[]>();
  for (const { on } of projections) {
    for (const [type, change] of Object.entries(on)) changes.set(type, [...(changes.get(type) ?? []), change]);
  }
  return changes;
}

/** Applies one event to every read table that knows it. */
export function project(db: UnitOfWork, event: JournalEvent, changes: ReturnType<typeof changesOf>): void {
  for (const change of changes.get(event.type) ?? []) change(db, event as JournalEvent<string, never>);
}

/** Gives new events their numbers: `seq` over all, `rev` within each stream. */
function numberEvents(
  events: readonly NewEvent[],
  call: Call & { readonly actor: string },
  from: { readonly head: Head; readonly revOf: (stream: string) => number; readonly upcasts: Streams['upcasts'] },
): JournalEvent[] {
  const revs = new Map<string, number>();
  return events.map((event, index) => {
    const rev = (revs.get(event.stream) ?? from.revOf(event.stream)) + 1;
    revs.set(event.stream, rev);
    return {
      v: formatVersion,
      seq: from.head.seq + index + 1,
      stream: event.stream,
      rev,
      type: event.type,
      version: currentVersion(event.type, from.upcasts),
      at: call.at,
      actor: call.actor,
      station: call.station,
      commandId: call.commandId,
      data: event.data,
    };
  });
}

interface Committing {
  readonly states: StreamStateCache;
  readonly streams: Streams;
  readonly changes: ReturnType<typeof changesOf>;
}

/**
 * The one place where the house changes: journal lines, read tables, sealed data, the stored answer and the folded states in
 * a single transaction. Answers the events as journalled; throws (and changes nothing) when any part fails.
 */
export class Committer {
  private head: Head;
  private readonly store: Store;
  private readonly parts: Committing;

  constructor(store: Store, parts: Committing) {
    this.store = store;
    this.parts = parts;
    this.head = headOf(store.reader);
  }

  get last(): Head {
    return this.head;
  }

  commit(
    events: readonly NewEvent[],
    call: Call & { readonly actor: string },
    alongside: (db: UnitOfWork, events: readonly JournalEvent[]) => void,
  ): JournalEvent[] {
    const { states, streams, changes } = this.parts;
    const revOf = (stream: string): number => states.revOf(stream);
    const numbered = numberEvents(events, call, { head: this.head, revOf, upcasts: streams.upcasts });
    try {
      const { journalled, last } = this.store.transaction((db) => {
        const lines = append(db, this.head, numbered);
        // From here on the events are what the journal says, so that a replay sees what the desk saw.
        const journalled = lines.map((line) => JSON.parse(line.body) as JournalEvent);
        for (const event of journalled) project(db, event, changes);
        alongside(db, journalled);
        states.take(db, lines);
        return { journalled, last: lines.at(-1) };
      });
      this.head = headAfter(last) ?? this.head;
      return journalled;
    } catch (error) {
      states.forget(numbered.map((event) => event.stream));
      throw error;
    }
  }
}

const headAfter = (line: JournalLine | undefined): Head | undefined => line && { seq: line.seq, hash: line.hash };
