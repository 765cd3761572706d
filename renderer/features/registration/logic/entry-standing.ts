import type { EntryRow } from '../../../desk/index.ts';

const gone: readonly string[] = ['withdrawn', 'cancelled', 'refunded'];

export const isGone = ({ state }: Pick<EntryRow, 'state'>): boolean => gone.includes(state);

/** The key of what is true of an entry now: that it left, that a check stopped it, that it is out of the game, else its state. */
export function standingKey(row: Pick<EntryRow, 'state' | 'out' | 'flags'>) {
  if (isGone(row)) return `registration.state.${row.state}` as const;
  if (row.flags.length > 0) return 'registration.entry.flagged';
  return `registration.state.${row.out ? 'out' : row.state}` as const;
}
