import { slice } from '../../kernel/slice.ts';
import { standingsFold } from './fold.ts';
import { initialStandings } from './state.ts';

export { averageStack, chipsInPlay } from './average-stack.ts';
export { closeRanking } from './close-ranking.ts';
export { eliminate } from './eliminate.ts';
export type { Eliminated, StandingsEvents } from './events.ts';
export { rankEliminations } from './rank-eliminations.ts';
export type { Placing } from './rank-hand.ts';
export { completeRanking, placings } from './ranking.ts';
export { reinstate } from './reinstate.ts';
export { reopenRanking } from './reopen-ranking.ts';
export { disqualification, stackAtHandStart, tiedPoints, tournamentEnd } from './special-cases.ts';
export { bustOf, entriesInPlay, type StandingsState } from './state.ts';

export const standingsSlice = slice({ initial: initialStandings, fold: standingsFold });
