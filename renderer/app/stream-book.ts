import type { Change, JournalHead, Snapshot } from '../../shared/contract/transport.ts';
import { kindOf, streamFolds } from '../../shared/domain/streams.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';

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
 * The book after a change. States are changed in place, as folds do; the map and the book are new, so that a shallow
 * reference notices.
 */
export function turnPage(book: StreamBook, change: Change): StreamBook {
  const states = new Map(book.states);
  for (const event of change.events) {
    const state = states.get(event.stream) ?? streamFolds[kindOf(event.stream)].initial();
    (streamFolds[kindOf(event.stream)].apply as (state: object, event: JournalEvent) => void)(state, event);
    states.set(event.stream, state);
  }
  return { head: change.head, states };
}
