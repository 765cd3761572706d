import { currentVersion } from '../../shared/domain/upcasters.ts';
import type { Decision, JournalEvent, NewEvent } from '../../shared/kernel/event.ts';
import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
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

/** What happens inside the one transaction of a command. */
export interface Act {
  /** Gathers and decides: what it reads is what the writing meets. A refusal leaves everything as it was. */
  readonly decide: () => Decision;
  /** Writes what goes with the events, as journalled. */
  readonly alongside: (db: UnitOfWork, events: readonly JournalEvent[]) => void;
}

/**
 * The one place where the house changes: journal lines, read tables, sealed data, the stored answer and the folded states in
 * a single transaction. Answers the events as journalled, or the refusal; throws (and changes nothing) when any part fails.
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

  /** The facts are read in the same transaction: each read outside of one takes and gives back a lock of its own. */
  commit(call: Call & { readonly actor: string }, { decide, alongside }: Act): JournalEvent[] | Refused {
    const { states, streams } = this.parts;
    const revOf = (stream: string): number => states.revOf(stream);
    let numbered: readonly JournalEvent[] = [];
    try {
      const written = this.store.transaction((db) => {
        const decision = decide();
        if (isRefused(decision)) return decision;
        numbered = numberEvents(decision.events, call, { head: this.head, revOf, upcasts: streams.upcasts });
        return this.write(db, numbered, alongside);
      });
      if (isRefused(written)) return written;
      this.head = headAfter(written.last) ?? this.head;
      return written.journalled;
    } catch (error) {
      states.forget(numbered.map((event) => event.stream));
      throw error;
    }
  }

  private write(db: UnitOfWork, numbered: readonly JournalEvent[], alongside: Act['alongside']): Written {
    const { states, changes } = this.parts;
    const lines = append(db, this.head, numbered);
    // From here on the events are what the journal says, so that a replay sees what the desk saw.
    const journalled = lines.map((line) => JSON.parse(line.body) as JournalEvent);
    for (const event of journalled) project(db, event, changes);
    alongside(db, journalled);
    states.take(db, journalled);
    return { journalled, last: lines.at(-1) };
  }
}

interface Written {
  readonly journalled: JournalEvent[];
  readonly last: JournalLine | undefined;
}

const headAfter = (line: JournalLine | undefined): Head | undefined => line && { seq: line.seq, hash: line.hash };
