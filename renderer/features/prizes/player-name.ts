import type { EntryRow } from '../../desk/index.ts';
import type { Texts } from '../../texts/index.ts';

/** A player's name as the desk shows it, surname first; a purged one says so, with the receipt's number. */
export function playerName(row: EntryRow | undefined, t: Texts['t']): string {
  if (!row?.surname) return row?.number ?? t('common.unknown');
  return `${row.surname} ${row.givenNames ?? ''}`.trim();
}
