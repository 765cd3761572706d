import { slice } from '../../kernel/slice.ts';
import { planFold } from './fold.ts';
import { initialPlan } from './state.ts';

export { tournamentEvent, tournamentStream, type TournamentEvents } from './events.ts';
export { phaseOf, type Plan, type PlanState, type TournamentPhase } from './state.ts';
export {
  levelsPlayedAt,
  type BreakTerms,
  type ChipTerms,
  type LevelLimit,
  type LevelTerms,
  type RebuyTerms,
  type TournamentTerms,
} from './terms.ts';

/** The slice `plan` of `tournament/<id>`. */
export const planSlice = slice({ initial: initialPlan, fold: planFold });
