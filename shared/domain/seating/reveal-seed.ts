import { accept, type Decision } from '../../kernel/event.ts';
import { seatingEvent } from './events.ts';
import { tournamentOver, type SeatingPlan } from './plan-reading.ts';
import { refuse, type SeatingRefusal } from './refusals.ts';
import type { SeatingState } from './state.ts';

/** Publishes the seed once the tournament is closed or cancelled: from then on anybody can repeat every draw. */
export function revealSeed(
  state: SeatingPlan & { readonly seating: SeatingState },
  { tournament }: { readonly tournament: string },
  { seed }: { readonly seed: string | undefined },
): Decision<SeatingRefusal> {
  if (state.seating.seed !== null) return refuse('seating.drawsOver');
  if (state.seating.commitment === null || seed === undefined) return refuse('seating.notCommitted');
  if (!tournamentOver(state)) return refuse('seating.notOver');
  return accept(seatingEvent(`tournament/${tournament}`, 'seating.seedRevealed', { seed }));
}
