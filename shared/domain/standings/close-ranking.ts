import { accept, type Decision } from '../../kernel/event.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { standingsEvent } from './events.ts';
import { checkInPlay } from './in-play.ts';
import { completeRanking } from './ranking.ts';
import { refuse, type StandingsRefusal } from './refusals.ts';
import { entriesInPlay, type StandingsState } from './state.ts';

interface CloseState {
  readonly plan: Plan;
  readonly standings: Readonly<StandingsState>;
}

interface CloseFacts {
  readonly account: string;
  /** Frozen: nobody can enter or rebuy any more (FR-REG-91). */
  readonly structureFrozen: boolean;
}

/**
 * Closes the ranking: the final award of the prizes. Given by the tournament director alone, when one player has all
 * chips (FR-REG-32) and the prize structure is frozen, so that nobody can enter or rebuy any more.
 */
export function closeRanking(
  state: CloseState,
  { tournament }: { readonly tournament: string },
  facts: CloseFacts,
): Decision<StandingsRefusal> {
  const refused = checkInPlay(state);
  if (refused) return refused;
  if (state.plan.director !== facts.account) return refuse('standings.notDirector');
  const ranking = completeRanking(state.standings);
  if (!ranking) return refuse('standings.playersLeft', { left: entriesInPlay(state.standings).length });
  if (!facts.structureFrozen) return refuse('standings.structureNotFrozen');
  return accept(standingsEvent(tournamentStream(tournament), 'standings.closed', { ranking }));
}
