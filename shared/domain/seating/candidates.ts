import { openTables, seatOfEntry, type SeatingState, type TableState } from './state.ts';

export interface Seat {
  readonly table: number;
  readonly seat: number;
}

export interface CandidateRule {
  /** Seats of players without chips are kept for their rebuy. */
  readonly busyWhenOut: boolean;
  /** A table that the player must leave. */
  readonly notTable?: number | undefined;
}

/**
 * The seats a draw chooses among: all free seats of the open tables with the fewest players in play (S06: tables fill
 * evenly, entries that nobody bought are no players), sorted by table then seat. Empty when every seat is taken. Nobody
 * ever chooses a seat (FR-REG-85, FR-REG-86).
 */
export function candidateSeats(state: SeatingState, { busyWhenOut, notTable }: CandidateRule): Seat[] {
  let fewest = Number.POSITIVE_INFINITY;
  let found: { readonly table: number; readonly free: readonly number[] }[] = [];
  for (const { table, at } of openTables(state)) {
    if (table === notTable || at.playing > fewest) continue;
    const free = freeSeats(state, at, busyWhenOut);
    if (free.length === 0) continue;
    if (at.playing < fewest) found = [];
    fewest = at.playing;
    found.push({ table, free });
  }
  return found.flatMap(({ table, free }) => free.map((seat) => ({ table, seat })));
}

/** How many seats of the open tables are free, whatever their tables hold. */
export const countFreeSeats = (state: SeatingState, rule: CandidateRule): number =>
  openTables(state)
    .filter(({ table }) => table !== rule.notTable)
    .reduce((sum, { at }) => sum + freeSeats(state, at, rule.busyWhenOut).length, 0);

function freeSeats(state: SeatingState, at: TableState, busyWhenOut: boolean): number[] {
  const free: number[] = [];
  for (const [index, holder] of at.seats.entries()) {
    if (holder === null || (!busyWhenOut && seatOfEntry(state, holder)?.out === true)) free.push(index + 1);
  }
  return free;
}
