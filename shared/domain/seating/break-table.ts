import type { Refused } from '../../kernel/refusal.ts';
import { countFreeSeats } from './candidates.ts';
import { DrawRound } from './draw-round.ts';
import { playersAt, seedForMoves, type MoveFacts, type Moves, type MoveState } from './moves.ts';
import { refuse, type SeatingRefusal } from './refusals.ts';
import { openTables, type SeatingState } from './state.ts';

interface TableChoice {
  readonly tournament: string;
  readonly table: number;
}

/**
 * Closes a table: each of its players, by seat, is drawn a seat at the shortest of the other tables (FR-REG-86). Refuses
 * when the others have not enough seats, and the last table.
 */
export function breakTable(state: MoveState, { tournament, table }: TableChoice, facts: MoveFacts): Moves {
  const seed = seedForMoves(state, facts);
  if (typeof seed !== 'string') return seed;
  if (!state.seating.tables[table]?.open) return refuse('seating.tableNotOpen', { table });
  if (openTables(state.seating).length === 1) return refuse('seating.lastTable', { table });
  const rule = { busyWhenOut: facts.rebuysOpen, notTable: table };
  const players = playersAt(state.seating, table);
  const free = countFreeSeats(state.seating, rule);
  if (free < players.length) return refuse('seating.tooManyPlayers', { players: players.length, seats: free });
  const round = new DrawRound(state.seating, `tournament/${tournament}`, seed);
  round.record('seating.tableBroken', { table });
  for (const entry of players) round.draw(entry, 'broken-table', rule);
  return { events: round.events };
}

/** Gathers everybody who has chips at one table, with seats drawn anew. Refuses more players than the table seats. */
export function drawFinalTable(state: MoveState, { tournament, table }: TableChoice, facts: MoveFacts): Moves {
  const seed = seedForMoves(state, facts);
  if (typeof seed !== 'string') return seed;
  if (!state.plan.terms?.tables.includes(table)) return refuse('seating.unknownTable', { table });
  const crowded = finalTableCrowded(state);
  if (crowded) return crowded;
  const round = new DrawRound(state.seating, `tournament/${tournament}`, seed);
  round.record('seating.finalTableSet', { table, seats: state.plan.terms.finalTableSeats });
  for (const entry of playersOf(state.seating)) round.draw(entry, 'final-table', { busyWhenOut: false });
  return { events: round.events };
}

/** The refusal of a final table while more have chips than it seats (FR-REG-86); `undefined` when all of them have a seat. */
export function finalTableCrowded({ plan, seating }: MoveState): Refused<SeatingRefusal> | undefined {
  const seats = plan.terms?.finalTableSeats ?? 0;
  const players = playersOf(seating).length;
  return players > seats ? refuse('seating.tooManyPlayers', { players, seats }) : undefined;
}

/** Everybody who has chips, by table and seat. */
const playersOf = (seating: SeatingState): readonly string[] =>
  openTables(seating).flatMap(({ table }) => playersAt(seating, table));
