import type { NewEvent } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { SeatingPlan } from './plan-reading.ts';
import { tournamentOver } from './plan-reading.ts';
import { refuse, type SeatingRefusal } from './refusals.ts';
import { seatOfEntry, type SeatingState } from './state.ts';

/** What every move of seated players needs to know beside the state. */
export interface MoveFacts {
  readonly seed: string | undefined;
  /** While rebuys are sold, seats of players without chips are kept for them. */
  readonly rebuysOpen: boolean;
}

export type MoveState = SeatingPlan & { readonly seating: SeatingState };

export type Moves = { readonly events: readonly NewEvent[] } | Refused<SeatingRefusal>;

/** The seed with which seats may still be drawn, or why not. */
export function seedForMoves(state: MoveState, { seed }: MoveFacts): string | Refused<SeatingRefusal> {
  if (state.seating.seed !== null || tournamentOver(state)) return refuse('seating.drawsOver');
  if (state.seating.commitment === null || seed === undefined) return refuse('seating.notCommitted');
  return seed;
}

/** Who has chips and a seat at the table, by seat. */
export function playersAt(state: SeatingState, table: number): string[] {
  const holders = state.tables[table]?.seats ?? [];
  return holders.filter((holder): holder is string => holder !== null && seatOfEntry(state, holder)?.out === false);
}
