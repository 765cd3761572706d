import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { streamOf, type TournamentStreamState } from '../../shared/domain/streams.ts';
import { seatOfEntry } from '../../shared/domain/seating/index.ts';
import type { Entry } from '../../shared/domain/registration/index.ts';
import { query } from './call.ts';
import { useDeskStore } from './desk-store.ts';
import { namesChange } from './player-name.ts';
import { useSessionStore } from './session-store.ts';

interface Names {
  readonly surname: string | null;
  readonly givenNames: string | null;
  readonly birthDate: string | null;
}

/** An entry with its person's name and its seat. Names are `null` once purged, and until they are known. */
export interface EntryRow extends Readonly<Entry>, Names {
  readonly table: number | null;
  readonly seat: number | null;
  /** Checked in at the seat. */
  readonly seated: boolean;
  /** Eliminated, whether or not the seat was given to somebody else since. */
  readonly out: boolean;
}

const nameless: Names = { surname: null, givenNames: null, birthDate: null };

/**
 * The entries of one tournament: what happened comes from the folded stream at once, names from the desk, asked again when an entry
 * is new or a person's data changed (decision 26).
 */
export const useEntriesStore = defineStore('entries', () => {
  const desk = useDeskStore();
  const session = useSessionStore();
  const tournament = ref('');
  const names = shallowRef<ReadonlyMap<string, Names>>(new Map());

  const state = computed(
    () => desk.stateOf(streamOf('tournament', tournament.value)) as TournamentStreamState | undefined,
  );
  const list = computed<readonly EntryRow[]>(() => {
    const now = state.value;
    if (!now) return [];
    const busts = new Set(now.standings.busts.map(({ entry }) => entry));
    return Object.values(now.registration.entries).map((entry) => {
      const { table = null, seat = null, seated = false } = seatOfEntry(now.seating, entry.entry) ?? {};
      const out = busts.has(entry.entry);
      return { ...entry, ...(names.value.get(entry.entry) ?? nameless), table, seat, seated, out };
    });
  });
  const byEntry = computed(() => new Map(list.value.map((row) => [row.entry, row])));
  const unnamed = computed(() => list.value.some((row) => !names.value.has(row.entry)));

  let asking = false;
  async function askNames(): Promise<void> {
    if (asking || tournament.value === '' || session.token === undefined || session.locked) return;
    asking = true;
    const asked = tournament.value;
    const outcome = await query<{ readonly entries: readonly (Names & { readonly entry: string })[] }>(
      'registration.list',
      { tournament: asked },
    );
    asking = false;
    if (asked !== tournament.value) return askNames();
    if (!outcome.ok) return;
    // Only the names: the rest of the answer is as of now, and would stand over what happens after.
    const named = outcome.answer.entries.map(
      ({ entry, surname, givenNames, birthDate }) => [entry, { surname, givenNames, birthDate }] as const,
    );
    names.value = new Map(named);
  }

  watch([tournament, () => session.token, () => session.locked, () => desk.opened], () => void askNames());
  watch(unnamed, (some) => {
    if (some) void askNames();
  });
  desk.listen((events) => {
    const renamed = events.some(namesChange);
    const entered = events.some(
      ({ stream, type }) =>
        stream === streamOf('tournament', tournament.value) && unnamed.value && type.startsWith('registration.'),
    );
    if (renamed || entered) void askNames();
  });

  /** Names the tournament whose entries are wanted; the shell does, from the address. */
  function show(id: string): void {
    if (tournament.value === id) return;
    tournament.value = id;
    names.value = new Map();
  }

  return { byEntry, list, askNames, show };
});
