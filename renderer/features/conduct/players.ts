import { computed } from 'vue';
import { entriesInPlay } from '../../../shared/domain/standings/index.ts';
import { playerName, useEntriesStore, useSessionStore, useTournament, type EntryRow } from '../../desk/index.ts';
import { useTexts, type Texts } from '../../texts/index.ts';

/** How a player is called in a list of choices: the name, then the seat. */
export function playerChoice(row: EntryRow, t: Texts['t']): string {
  const { table, seat } = row;
  return table !== null && seat !== null ? `${playerName(row, t)}, ${table}.${seat}` : playerName(row, t);
}

/** The players of the page's tournament: everybody who paid, and those with chips, as choices in the order of names; and who directs it. */
export function usePlayers() {
  const { state } = useTournament();
  const entries = useEntriesStore();
  const session = useSessionStore();
  const { t, language } = useTexts();

  const choices = (rows: readonly EntryRow[]) =>
    rows
      .map((row) => ({ value: row.entry, label: playerChoice(row, t) }))
      .sort((left, right) => left.label.localeCompare(right.label, language.value));
  const paid = computed(() => choices(entries.list.filter(({ number }) => number !== null)));
  const inPlay = computed(() => new Set(state.value ? entriesInPlay(state.value.standings) : []));

  return {
    /** Whether the tournament's director works at this window. */
    isDirector: computed(() => state.value?.plan.director != null && state.value.plan.director === session.account),
    paid,
    inPlay,
    rowOf: (entry: string): EntryRow | undefined => entries.byEntry.get(entry),
    nameOf: (entry: string): string => playerName(entries.byEntry.get(entry), t),
  };
}
