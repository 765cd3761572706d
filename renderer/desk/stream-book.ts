import type { Change, JournalHead, Snapshot } from '../../shared/contract/transport.ts';
import { kindOf, streamFolds } from '../../shared/domain/streams.ts';
import type { StreamFold } from '../../shared/kernel/slice.ts';

/** The states that this screen follows, folded from events by the same code as on the host. */
export interface StreamBook {
  readonly head: JournalHead;
  readonly states: ReadonlyMap<string, object>;
}

export const openBook = ({ head, states }: Snapshot): StreamBook => ({
  head,
  states: new Map(Object.entries(states).map(([stream, { state }]) => [stream, state])),
});

/**
 * The book after a change. Folds change their state in place, so each touched state is copied first: what a component holds
 * of the old one stays as it was, and Vue sees that the new one is another.
 */
export function turnPage(book: StreamBook, change: Change): StreamBook {
  const states = new Map(book.states);
  for (const stream of new Set(change.events.map((event) => event.stream))) {
    const { initial, apply } = streamFolds[kindOf(stream)] as StreamFold<object>;
    const known = states.get(stream);
    const state = known ? structuredClone(known) : initial();
    for (const event of change.events) if (event.stream === stream) apply(state, event);
    states.set(stream, state);
  }
  return { head: change.head, states };
}
