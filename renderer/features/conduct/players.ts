import { computed } from 'vue';
import { entriesInPlay } from '../../../shared/domain/standings/index.ts';
import { useEntriesStore, useTournament, type EntryRow } from '../../desk/index.ts';
import { useTexts } from '../../texts/index.ts';

/** How a player is called in a list of choices: name, receipt where the name is gone, then the seat. */
export function playerText({ surname, givenNames, number, table, seat }: Readonly<Partial<EntryRow>>): string {
  const name = surname ? [surname, givenNames].filter(Boolean).join(' ') : (number ?? '…');
  return table != null && seat != null ? `${name}, ${table}.${seat}` : name;
}

/** The players of the page's tournament: everybody who paid, and those with chips, as choices in the order of names. */
export function usePlayers() {
  const { state } = useTournament();
  const entries = useEntriesStore();
  const { language } = useTexts();

  const choices = (rows: readonly EntryRow[]) =>
    rows
      .map((row) => ({ value: row.entry, label: playerText(row) }))
      .sort((left, right) => left.label.localeCompare(right.label, language.value));
  const paid = computed(() => choices(entries.list.filter(({ number }) => number !== null)));
  const inPlay = computed(() => new Set(state.value ? entriesInPlay(state.value.standings) : []));

  return {
    paid,
    inPlay,
    rowOf: (entry: string): EntryRow | undefined => entries.byEntry.get(entry),
    nameOf: (entry: string): string => {
      const row = entries.byEntry.get(entry);
      return row ? playerText({ ...row, table: null }) : '…';
    },
  };
}
