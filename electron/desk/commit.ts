import { currentVersion } from '../../shared/domain/upcasters.ts';
import type { JournalEvent, NewEvent } from '../../shared/kernel/event.ts';
import { append, headOf, type Head } from '../journal/append.ts';
import { formatVersion } from '../journal/entry.ts';
import type { Store, UnitOfWork } from '../storage/database.ts';
import type { Call, Projection } from './feature.ts';
import type { StreamStateCache } from './states.ts';

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
export function numberEvents(
  events: readonly NewEvent[],
  call: Call & { readonly actor: string },
  from: { readonly head: Head; readonly revOf: (stream: string) => number },
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
      version: currentVersion(event.type),
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
  readonly changes: ReturnType<typeof changesOf>;
}

/**
 * The one place where the house changes: journal lines, read tables, sealed data and the stored answer in a single
 * transaction. Answers the events as journalled; throws (and changes nothing) when any part fails.
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
    const { states, changes } = this.parts;
    const numbered = numberEvents(events, call, { head: this.head, revOf: (stream) => states.of(stream).rev });
    const head = this.store.transaction((db) => {
      const next = append(db, this.head, numbered);
      for (const event of numbered) project(db, event, changes);
      alongside(db, numbered);
      states.snapshot(db, numbered);
      return next;
    });
    this.head = head;
    try {
      states.apply(numbered);
    } catch (error) {
      // The lines are on the disk: forget the half-folded state, so that the next question folds it anew.
      states.clear();
      throw error;
    }
    return numbered;
  }
}
