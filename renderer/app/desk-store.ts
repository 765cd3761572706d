import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import { streamOf, type HouseStreamState, type TournamentStreamState } from '../../shared/domain/streams.ts';
import type { Transport } from '../transport/index.ts';
import { openBook, turnPage, type StreamBook } from './stream-book.ts';

const tournamentPrefix = 'tournament/';

/** What this window knows of the desk: the house, its tournaments, the journal's head, and whether the link is alive. */
export const useDeskStore = defineStore('desk', () => {
  const book = shallowRef<StreamBook>();
  const alive = ref(false);
  const changedAt = ref<number>();

  const head = computed(() => book.value?.head);
  const house = computed(() => book.value?.states.get(streamOf('house')) as HouseStreamState | undefined);
  const tournaments = computed(() => {
    const states = [...(book.value?.states ?? [])].filter(([stream]) => stream.startsWith(tournamentPrefix));
    return states.map(([stream, state]) => ({
      id: stream.slice(tournamentPrefix.length),
      state: state as TournamentStreamState,
    }));
  });

  function follow(transport: Transport): void {
    transport.subscribe([streamOf('house'), `${tournamentPrefix}*`], {
      snapshot: (snapshot) => {
        book.value = openBook(snapshot);
      },
      change: (change) => {
        if (book.value) book.value = turnPage(book.value, change);
        changedAt.value = change.events.at(-1)?.at ?? changedAt.value;
      },
      link: (isAlive) => {
        alive.value = isAlive;
      },
    });
  }

  return { alive, changedAt, head, house, tournaments, follow };
});
