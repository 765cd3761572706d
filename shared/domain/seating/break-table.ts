import { countFreeSeats } from './candidates.ts';
import { DrawRound } from './draw-round.ts';
import { playersAt, seedForMoves, type MoveFacts, type Moves, type MoveState } from './moves.ts';
import { refuse } from './refusals.ts';
import { openTables } from './state.ts';

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
  const seats = state.plan.terms?.finalTableSeats ?? 0;
  if (!state.plan.terms?.tables.includes(table)) return refuse('seating.unknownTable', { table });
  const players = openTables(state.seating).flatMap((open) => playersAt(state.seating, open.table));
  if (players.length > seats) return refuse('seating.tooManyPlayers', { players: players.length, seats });
  const round = new DrawRound(state.seating, `tournament/${tournament}`, seed);
  round.record('seating.finalTableSet', { table, seats });
  for (const entry of players) round.draw(entry, 'final-table', { busyWhenOut: false });
  return { events: round.events };
}
