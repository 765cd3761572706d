import { computed } from 'vue';
import { entriesInPlay } from '../../../shared/domain/standings/index.ts';
import { useEntriesStore, useSessionStore, useTournament, type EntryRow } from '../../desk/index.ts';
import { amountText, chipsText, timeText, useTexts } from '../../texts/index.ts';
import { personText, shortPersonText } from './person-text.ts';

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
  const worded = (entry: string, word: typeof personText): string => {
    const found = row(entry);
    return found ? word(found) : '…';
  };

  return {
    ...tournament,
    t,
    language,
    inPlay,
    row,
    /** Whoever signed in may act on the clock and on the players. */
    runs: computed(() => session.has('floor', 'committee-member', 'responsible-director')),
    name: (entry: string) => worded(entry, personText),
    shortName: (entry: string) => worded(entry, shortPersonText),
    hour: (at: number) => timeText(at, language.value, tournament.zone.value),
    chips: (count: number) => chipsText(count, language.value),
    amount: (amountCents: number) => amountText(amountCents, language.value),
  };
}
