import { seatOfEntry, type SeatingState, type TableState } from '../../../shared/domain/seating/index.ts';

/** `absent`: paid and drawn, but not checked in at the seat. */
export type SeatUse = 'playing' | 'absent' | 'out' | 'free';

export interface SeatView {
  readonly seat: number;
  readonly entry: string | null;
  readonly use: SeatUse;
}

export interface TableView {
  readonly table: number;
  readonly seats: readonly SeatView[];
  /** Who has chips, whether they came or not. */
  readonly playing: number;
}

/** Open tables by number, with every seat. A seat of who is out is `kept` for a rebuy, afterwards it is as free as any other. */
export const tablesOf = (seating: SeatingState, kept = true): readonly TableView[] =>
  Object.entries(seating.tables)
    .filter(([, { open }]) => open)
    .map(([table, at]) => tableView(seating, Number(table), kept ? at : withoutOut(seating, at)))
    .sort((left, right) => left.table - right.table);

const tableView = (seating: SeatingState, table: number, { seats, playing }: TableState): TableView => ({
  table,
  playing,
  seats: seats.map((entry, index) => ({ seat: index + 1, entry, use: useOf(seating, entry) })),
});

const withoutOut = (seating: SeatingState, at: TableState): TableState => ({
  ...at,
  seats: at.seats.map((entry) => (useOf(seating, entry) === 'out' ? null : entry)),
});

function useOf(seating: SeatingState, entry: string | null): SeatUse {
  const place = entry === null ? undefined : seatOfEntry(seating, entry);
  if (!place) return 'free';
  if (place.out) return 'out';
  return place.seated ? 'playing' : 'absent';
}

/** The seats in two rows as they lie around the felt: 1 to 5 above, 10 back to 6 below. */
export function seatRows<Seat>(seats: readonly Seat[]): readonly [readonly Seat[], readonly Seat[]] {
  const above = Math.ceil(seats.length / 2);
  return [seats.slice(0, above), seats.slice(above).reverse()];
}

/** Tables whose numbers of players are two or more apart. */
export interface Imbalance {
  readonly gap: number;
  readonly most: number;
  readonly fewest: number;
  readonly fullest: readonly number[];
  readonly shortest: readonly number[];
}

/** How far the open tables are apart, `undefined` while they differ by one at most. */
export function imbalanceOf(tables: readonly Pick<TableView, 'table' | 'playing'>[]): Imbalance | undefined {
  const counts = tables.map(({ playing }) => playing);
  const [most, fewest] = [Math.max(...counts), Math.min(...counts)];
  if (tables.length < 2 || most - fewest < 2) return undefined;
  const having = (count: number) => tables.filter(({ playing }) => playing === count).map(({ table }) => table);
  return { gap: most - fewest, most, fewest, fullest: having(most), shortest: having(fewest) };
}

/**
 * With how many players one table fewer is enough; `undefined` at the last table. The seats of the table that is left out are not
 * counted.
 */
export const fewerTablesAt = (tables: readonly TableView[], seatsPerTable: number): number | undefined =>
  tables.length > 1 ? (tables.length - 1) * seatsPerTable : undefined;

/** `1–3, 5, 8–9`: numbers of tables, neighbours drawn together. */
export function rangesText(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const one of numbers.toSorted((left, right) => left - right)) {
    const run = runs.at(-1);
    if (run && one === run[1] + 1) run[1] = one;
    else runs.push([one, one]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
