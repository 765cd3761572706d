import { upcast } from '../../shared/domain/upcasters.ts';
import { kindOf } from '../../shared/domain/streams.ts';
import { canonicalJson } from '../../shared/kernel/canonical-json.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import type { Refused } from '../../shared/kernel/refusal.ts';
import { linesAfter } from '../journal/read.ts';
import { refuseJournal } from '../journal/refusals.ts';
import { memoryStore, type ReadableDatabase, type UnitOfWork } from '../storage/database.ts';
import type { Migration } from '../storage/migration.ts';
import { changesOf, project } from './commit.ts';
import type { Registry } from './registry.ts';
import { houseStreams, type Streams } from './streams.ts';
import { tableDifference } from './table-difference.ts';

interface ReplayParts {
  readonly migrations: readonly Migration[];
  readonly registry: Pick<Registry, 'projections' | 'tables'>;
  readonly streams?: Streams;
  /** The state that a running desk holds of a stream, to be compared as well. */
  readonly stateOf?: (stream: string) => { readonly state: object; readonly rev: number };
}

/** What was replayed and found equal. */
export interface Replayed {
  readonly lines: number;
  readonly tables: readonly string[];
  readonly streams: number;
}

/**
 * Replays the whole journal into an empty database in memory and compares every read table row by row with the live one, and
 * every stream's snapshot and held state with a fresh fold. Refuses `journal.replayDiffers` with the tables and the rows
 * that only one side has.
 */
export function replay(live: ReadableDatabase, parts: ReplayParts): Replayed | Refused {
  const rebuilt = memoryStore(parts.migrations.map(({ up }) => up));
  try {
    const states = new StateReplay(live, parts);
    const changes = changesOf(parts.registry.projections);
    const lines = rebuilt.transaction((db) => replayLines(live, db, { states, changes, streams: states.streams }));
    const { tables } = parts.registry;
    const differing = tables.flatMap((table) => tableDifference(table, live, rebuilt.reader) ?? []);
    const wrongStates = states.wrong();
    if (differing.length + wrongStates.length === 0) return { lines, tables, streams: states.count };
    return refuseJournal('journal.replayDiffers', {
      tables: [...differing.map(({ table }) => table), ...wrongStates],
      rows: differing.map(({ table, missing, extra }) => `${table}: -${missing} +${extra}`),
    });
  } finally {
    rebuilt.close();
  }
}

function replayLines(
  live: ReadableDatabase,
  db: UnitOfWork,
  { states, changes, streams }: { states: StateReplay; changes: ReturnType<typeof changesOf>; streams: Streams },
): number {
  let lines = 0;
  for (const { body } of linesAfter(live)) {
    const event = JSON.parse(body) as JournalEvent;
    project(db, upcast(event, streams.upcasts), changes);
    // A fold keeps parts of what it is given: it gets an event of its own.
    states.take(JSON.parse(body) as JournalEvent);
    lines += 1;
  }
  return lines;
}

/** Folds every stream from nothing and compares on the way. */
class StateReplay {
  readonly streams: Streams;
  private readonly live: ReadableDatabase;
  private readonly stateOf: ReplayParts['stateOf'];
  private readonly states = new Map<string, object>();
  private readonly wrongSnapshots = new Set<string>();

  constructor(live: ReadableDatabase, { streams = houseStreams, stateOf }: ReplayParts) {
    this.live = live;
    this.streams = streams;
    this.stateOf = stateOf;
  }

  get count(): number {
    return this.states.size;
  }

  take(event: JournalEvent): void {
    const { stream, rev } = event;
    const fold = this.streams.folds[kindOf(stream)];
    if (!fold) throw new Error(`no such kind of stream: ${stream}`);
    const state = this.states.get(stream) ?? fold.initial();
    this.states.set(stream, state);
    fold.apply(state, upcast(event, this.streams.upcasts));
    const snapshot = this.live.get<{ state: string }>(
      'SELECT state FROM snapshots WHERE stream = ? AND rev = ? AND fold_version = ?',
      stream,
      rev,
      this.streams.foldVersion,
    );
    if (snapshot && !same(JSON.parse(snapshot.state) as object, state)) this.wrongSnapshots.add(stream);
  }

  wrong(): string[] {
    const snapshots = [...this.wrongSnapshots].map((stream) => `snapshots (${stream})`);
    const held = [...this.states]
      .filter(([stream, state]) => this.stateOf && !same(this.stateOf(stream).state, state))
      .map(([stream]) => `state (${stream})`);
    return [...snapshots, ...held];
  }
}

/** States are plain data: one that is not (a Map, a Date) would be lost in a snapshot, and throws here. */
const same = (one: object, other: object): boolean => canonicalJson(one) === canonicalJson(other);
