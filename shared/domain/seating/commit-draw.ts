import { accept, type Decision } from '../../kernel/event.ts';
import { commitmentOf, drawAlgorithm } from './draw.ts';
import { seatingEvent } from './events.ts';
import { tournamentOver, type SeatingPlan } from './plan-reading.ts';
import { refuse, type SeatingRefusal } from './refusals.ts';
import type { SeatingState } from './state.ts';

/** Publishes the commitment to a fresh seed before anybody registers, so that nobody can have tried seeds out. */
export function commitDraw(
  state: SeatingPlan & { readonly seating: SeatingState },
  { tournament }: { readonly tournament: string },
  { seed }: { readonly seed: string },
): Decision<SeatingRefusal> {
  if (!state.plan.terms) return refuse('seating.unknownTournament', { tournament });
  if (tournamentOver(state)) return refuse('seating.drawsOver');
  if (state.seating.commitment !== null) return refuse('seating.alreadyCommitted');
  return accept(
    seatingEvent(`tournament/${tournament}`, 'seating.drawCommitted', {
      algorithm: drawAlgorithm,
      commitment: commitmentOf(seed),
    }),
  );
}
