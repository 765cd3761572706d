import type { EntryRow } from '../../../desk/index.ts';

/** Who is listed: everybody who paid, those who are not here yet, those who are. */
export type CheckInView = 'all' | 'awaited' | 'here';

export type CheckInOrder = 'name' | 'table';

export interface CheckInCount {
  readonly paid: number;
  readonly here: number;
  readonly awaited: number;
}

const isHere = ({ state }: EntryRow): boolean => state === 'checked-in';
const isPaid = ({ state }: EntryRow): boolean => state === 'registered' || state === 'checked-in';

export function checkInCount(rows: readonly EntryRow[]): CheckInCount {
  const paid = rows.filter(isPaid);
  const here = paid.filter(isHere).length;
  return { paid: paid.length, here, awaited: paid.length - here };
}

/** The list in order: by surname as a phone book, or by table and seat; who has no name comes last. */
export function checkInRows(
  rows: readonly EntryRow[],
  { view, order, language }: { readonly view: CheckInView; readonly order: CheckInOrder; readonly language: string },
): readonly EntryRow[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const byName = (left: EntryRow, right: EntryRow): number =>
    compare(left.surname ?? '\uFFFF', right.surname ?? '\uFFFF') ||
    compare(left.givenNames ?? '', right.givenNames ?? '');
  const bySeat = (left: EntryRow, right: EntryRow): number =>
    (left.table ?? 999) - (right.table ?? 999) || (left.seat ?? 0) - (right.seat ?? 0);
  return rows
    .filter((row) => isPaid(row) && (view === 'all' || isHere(row) === (view === 'here')))
    .sort(order === 'name' ? byName : (left, right) => bySeat(left, right) || byName(left, right));
}
