import { slice } from '../../kernel/slice.ts';
import { planFold } from './fold.ts';
import { initialPlan } from './state.ts';

export { guaranteesMissing, recordUnsealing, showGuarantees, tablesSealed } from './annex-premises.ts';
export { appointDirector, type AppointFacts } from './appoint-director.ts';
export type { BookletClause, BookletFacts, BookletSection, RulesBooklet, StructureRow } from './booklet/content.ts';
export { bookletHash, rulesBooklet, structureRows } from './booklet/rules-booklet.ts';
export { gameInFrench, limitInFrench, momentInFrench } from './booklet/words.ts';
export { changeTournament, type ChangeFacts } from './change-tournament.ts';
export { delayStart, latestDelayedStart, type DelayFacts } from './delay-start.ts';
export type { DraftTerms, PlanFacts, Room } from './draft.ts';
export { entryTargetOf } from './entry-target.ts';
export { cancelTournament, closeTournament, type ClosingFacts } from './end-tournament.ts';
export {
  eveningSteps,
  openingSteps,
  postingMeans,
  postingSteps,
  type EveningStep,
  type OpeningStep,
  type Posting,
} from './evening-steps.ts';
export { tournamentEvent, tournamentStream, type TournamentEvents } from './events.ts';
export { closeRegistration, openRegistration, type NoticeGate, type OpeningFacts } from './open-registration.ts';
export { planFaults, planTournament, planWarnings, type PlanWarning } from './plan-tournament.ts';
export { publishRules, type PublishFacts } from './publish-rules.ts';
export { refuse as refuseTournament } from './refusals.ts';
export { phaseOf, type Plan, type PlanState, type TournamentPhase } from './state.ts';
export {
  levelsPlayedAt,
  sessionCount,
  type BreakTerms,
  type ChipTerms,
  type DealersBonus,
  type LevelLimit,
  type LevelTerms,
  type RebuyTerms,
  type AddedGoods,
  type PrizeEntries,
  type TournamentTerms,
} from './terms.ts';
export { tickStep } from './tick-step.ts';

/** The slice `plan` of `tournament/<id>`. */
export const planSlice = slice({ initial: initialPlan, fold: planFold });
