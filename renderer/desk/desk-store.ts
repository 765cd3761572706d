import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Change } from '../../shared/contract/transport.ts';
import { streamOf, type HouseStreamState, type TournamentStreamState } from '../../shared/domain/streams.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import type { Transport } from '../transport/index.ts';
import { openBook, turnPage, type StreamBook } from './stream-book.ts';

const tournamentPrefix = 'tournament/';

export interface KnownTournament {
  readonly id: string;
  readonly state: TournamentStreamState;
}

type EventListener = (events: readonly JournalEvent[]) => void;

/** What this window knows of the desk: the house, its tournaments and drawers, the journal's head, and whether the link is alive. */
export const useDeskStore = defineStore('desk', () => {
  const book = shallowRef<StreamBook>();
  const alive = ref(false);
  const changedAt = ref<number>();
  /** Raised with each new start of the book: what was asked of the desk before may be stale. */
  const opened = ref(0);
  const listeners = new Set<EventListener>();

  const head = computed(() => book.value?.head);
  const house = computed(() => book.value?.states.get(streamOf('house')) as HouseStreamState | undefined);
  const tournaments = computed<readonly KnownTournament[]>(() => {
    const states = [...(book.value?.states ?? [])].filter(([stream]) => stream.startsWith(tournamentPrefix));
    return states.map(([stream, state]) => ({
      id: stream.slice(tournamentPrefix.length),
      state: state as TournamentStreamState,
    }));
  });

  /** The folded state of a stream, `undefined` while nothing was written to it. */
  const stateOf = (stream: string): object | undefined => book.value?.states.get(stream);

  /** The version of a stream's state, for a form to say what it was filled in from (decision 31). */
  const revOf = (stream: string): number => book.value?.revs.get(stream) ?? 0;

  /** Hears the events of every change, after they were folded. Answers the function that ends it. */
  function listen(listener: EventListener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function change(changed: Change): void {
    if (!book.value) return;
    book.value = turnPage(book.value, changed);
    changedAt.value = changed.events.at(-1)?.at ?? changedAt.value;
    for (const listener of listeners) listener(changed.events);
  }

  function follow(transport: Transport): void {
    transport.subscribe([streamOf('house'), `${tournamentPrefix}*`, 'till/*'], {
      snapshot: (snapshot) => {
        book.value = openBook(snapshot);
        opened.value += 1;
      },
      change,
      link: (isAlive) => {
        alive.value = isAlive;
      },
    });
  }

  return { alive, changedAt, head, house, opened, tournaments, revOf, stateOf, listen, follow };
});
