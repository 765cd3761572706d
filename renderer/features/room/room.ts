import { computed } from 'vue';
import { entriesInPlay } from '../../../shared/domain/standings/index.ts';
import {
  playerName,
  shortPlayerName,
  useEntriesStore,
  useSessionStore,
  useTournament,
  type EntryRow,
} from '../../desk/index.ts';
import { amountText, chipsText, timeText, useTexts } from '../../texts/index.ts';

/** The tournament of the page, with the words for its people, hours and figures. */
export function useRoom() {
  const tournament = useTournament();
  const entries = useEntriesStore();
  const session = useSessionStore();
  const { t, language } = useTexts();

  /** Everybody with chips, come or not. */
  const inPlay = computed<readonly EntryRow[]>(() => {
    const { state } = tournament;
    const left = state.value ? entriesInPlay(state.value.standings) : [];
    return left.flatMap((entry) => entries.byEntry.get(entry) ?? []);
  });
  const row = (entry: string): EntryRow | undefined => entries.byEntry.get(entry);

  return {
    ...tournament,
    t,
    language,
    inPlay,
    row,
    /** Whoever signed in may act on the clock and on the players. */
    runs: computed(() => session.has('floor', 'committee-member', 'responsible-director')),
    name: (entry: string) => playerName(row(entry), t),
    shortName: (entry: string) => shortPlayerName(row(entry), t),
    hour: (at: number) => timeText(at, language.value, tournament.zone.value),
    chips: (count: number) => chipsText(count, language.value),
    amount: (amountCents: number) => amountText(amountCents, language.value),
  };
}
