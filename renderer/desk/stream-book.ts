import type { Change, JournalHead, Snapshot } from '../../shared/contract/transport.ts';
import { kindOf, streamFolds } from '../../shared/domain/streams.ts';
import type { ComposedFold } from '../../shared/kernel/slice.ts';

/** The states that this screen follows, folded from events by the same code as on the host. */
export interface StreamBook {
  readonly head: JournalHead;
  readonly states: ReadonlyMap<string, object>;
  /** How many events made each state. */
  readonly revs: ReadonlyMap<string, number>;
}

export const openBook = ({ head, states }: Snapshot): StreamBook => ({
  head,
  states: new Map(Object.entries(states).map(([stream, { state }]) => [stream, state])),
  revs: new Map(Object.entries(states).map(([stream, { rev }]) => [stream, rev])),
});

/**
 * The book after a change. Folds change their state in place, so that the slices that a change touches are copied first: what a
 * component holds of the old ones stays as it was, Vue sees that the new ones are others, and the rest costs nothing.
 */
export function turnPage(book: StreamBook, change: Change): StreamBook {
  const states = new Map(book.states);
  const revs = new Map(book.revs);
  for (const stream of new Set(change.events.map((event) => event.stream))) {
    const fold = streamFolds[kindOf(stream)] as ComposedFold<object>;
    const events = change.events.filter((event) => event.stream === stream);
    const known = states.get(stream);
    const state = known ? copied(known, new Set(events.flatMap(({ type }) => fold.touched(type)))) : fold.initial();
    for (const event of events) fold.apply(state, event);
    states.set(stream, state);
    revs.set(stream, events.at(-1)?.rev ?? 0);
  }
  return { head: change.head, states, revs };
}

const copied = (state: object, touched: ReadonlySet<string>): object =>
  Object.fromEntries(
    Object.entries(state).map(([name, slice]) => [name, touched.has(name) ? structuredClone<unknown>(slice) : slice]),
  );
