import { limitsReached, type Reading } from '../../../shared/domain/clock/index.ts';
import { rebuysOver } from '../../../shared/domain/prizes/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';

/** While rebuys are sold a player who fell may still come back: the place is not final, and the seat is kept. */
export const rebuysSold = (state: TournamentStreamState, { wall, mono }: Reading): boolean =>
  state.plan.terms?.rebuy != null && !rebuysOver(state, limitsReached(state, { at: wall, mono }));
