import { accept, type Decision } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { standingsEvent } from './events.ts';
import { refuse, type StandingsRefusal } from './refusals.ts';
import type { StandingsState } from './state.ts';

interface ReopenFacts extends SealedText {
  readonly account: string;
  /** Whether a prize was paid or set aside, or the levy line entered: then the award stands (S11). */
  readonly awardUsed: boolean;
}

/**
 * Takes the closing back with a reason, so that a wrong result is corrected before anything is paid (S11, decision 32). The
 * tournament director alone; refused once the award was used.
 */
export function reopenRanking(
  { plan, standings }: { readonly plan: Plan; readonly standings: Readonly<StandingsState> },
  { tournament }: { readonly tournament: string },
  { account, awardUsed, textId, digest }: ReopenFacts,
): Decision<StandingsRefusal> {
  if (!plan.terms) return refuse('standings.unknownTournament');
  if (!standings.closed) return refuse('standings.notClosed');
  if (plan.director !== account) return refuse('standings.notDirector');
  if (awardUsed || plan.closedAt !== null) return refuse('standings.awardInForce');
  return accept(standingsEvent(tournamentStream(tournament), 'standings.reopened', { textId, digest }));
}
