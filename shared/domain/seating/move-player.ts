import { DrawRound } from './draw-round.ts';
import { seedForMoves, type MoveFacts, type Moves, type MoveState } from './moves.ts';
import { refuse } from './refusals.ts';
import { seatOfEntry } from './state.ts';

interface MovePlayer {
  readonly tournament: string;
  readonly entry: string;
}

/**
 * Moves one player to a seat drawn at the shortest of the other tables (FR-REG-86, A-22: who moves is a decision, where to
 * is chance); also gives a seat to a player who came back from an undone elimination and whose seat was drawn for another
 * (S02). `inPlay` says that the entry is checked in and has chips.
 */
export function movePlayer(
  state: MoveState,
  { tournament, entry }: MovePlayer,
  facts: MoveFacts & { readonly inPlay: boolean },
): Moves {
  const seed = seedForMoves(state, facts);
  if (typeof seed !== 'string') return seed;
  const place = seatOfEntry(state.seating, entry);
  if (!facts.inPlay || place?.out === true) return refuse('seating.notPlaying', { entry });
  const round = new DrawRound(state.seating, `tournament/${tournament}`, seed);
  const drawn = round.draw(entry, 'move', { busyWhenOut: facts.rebuysOpen, notTable: place?.table });
  return drawn ? { events: round.events } : refuse('seating.noFreeSeat');
}
