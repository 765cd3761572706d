import type { Refused } from '../../kernel/refusal.ts';
import type { Plan } from '../tournament/index.ts';
import { refuse, type StandingsRefusal } from './refusals.ts';
import type { StandingsState } from './state.ts';

/** Eliminations are recorded from the start until the ranking is closed; afterwards they are the award's basis. */
export function checkInPlay(state: {
  readonly plan: Plan;
  readonly standings: Readonly<StandingsState>;
}): Refused<StandingsRefusal> | undefined {
  const { plan, standings } = state;
  if (!plan.terms) return refuse('standings.unknownTournament');
  if (plan.startedAt === null) return refuse('standings.notStarted');
  if (plan.cancelledAt !== null || plan.stoppedAt !== null || plan.closedAt !== null) return refuse('standings.over');
  return standings.closed ? refuse('standings.rankingClosed') : undefined;
}
