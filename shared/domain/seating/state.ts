/** One table: who sits where (index 0 is seat 1) and how many of them are in play. */
export interface TableState {
  open: boolean;
  seats: (string | null)[];
  playing: number;
}

/** Where an entry sits. `seated` after check-in; `out` while it has no chips (it keeps the seat until that is drawn anew). */
export interface SeatOfEntry {
  readonly table: number;
  readonly seat: number;
  seated: boolean;
  out: boolean;
}

/** Slice `seating` of a tournament. */
export interface SeatingState {
  /** SHA-256 of the seed's text, published before the first draw. */
  commitment: string | null;
  /** The seed itself, once no draw can follow. */
  seed: string | null;
  /** How many draws were made: the next one has the number after it. */
  draws: number;
  /** By table number. */
  tables: Record<string, TableState>;
  seatOf: Record<string, SeatOfEntry>;
}

export const initialSeating = (): SeatingState => ({ commitment: null, seed: null, draws: 0, tables: {}, seatOf: {} });

/** The entry's seat, `undefined` when it has none. */
export const seatOfEntry = (state: SeatingState, entry: string): SeatOfEntry | undefined =>
  Object.hasOwn(state.seatOf, entry) ? state.seatOf[entry] : undefined;

/** Open tables by ascending number. */
export const openTables = (state: SeatingState): { readonly table: number; readonly at: TableState }[] =>
  Object.entries(state.tables)
    .filter(([, at]) => at.open)
    .map(([table, at]) => ({ table: Number(table), at }));
