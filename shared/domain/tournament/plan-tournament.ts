import { accept, type Decision } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { Profile } from '../profile/index.ts';
import type { DraftTerms, PlanFacts } from './draft.ts';
import { tournamentEvent, tournamentStream } from './events.ts';
import {
  checkCapacity,
  checkDates,
  checkFormat,
  checkLateLimit,
  checkRebuyLimit,
  checkSingleTable,
  checkValidity,
  checkVenue,
  checkYearlyCap,
  completeRebuy,
  counts,
  countedThisYear,
  tablesOf,
} from './format-checks.ts';
import {
  checkBounty,
  checkDealersBonus,
  checkEquipment,
  checkGoods,
  checkPrizeEntries,
  checkReEntry,
  checkSessions,
} from './extra-checks.ts';
import { refuse } from './refusals.ts';
import { checkBreaks, checkChips, checkLevels, checkPayout } from './schedule-checks.ts';
import type { Plan } from './state.ts';
import type { TournamentTerms } from './terms.ts';

const checks = [
  checkValidity,
  checkFormat,
  checkVenue,
  checkDates,
  checkYearlyCap,
  checkSingleTable,
  checkCapacity,
  (draft: DraftTerms) => checkLevels(draft.levels),
  (draft: DraftTerms) => checkChips(draft.chips, draft.startingStack),
  (draft: DraftTerms) => checkBreaks(draft.breaks, draft),
  checkRebuyLimit,
  checkLateLimit,
  (draft: DraftTerms) => checkPayout(draft.payoutBasisPoints),
  checkReEntry,
  checkDealersBonus,
  checkPrizeEntries,
  checkBounty,
  checkGoods,
  checkSessions,
  checkEquipment,
] as const;

/** Every fault of a draft, in the order of the checks: a form shows them all while planning refuses the first. */
export const planFaults = (draft: DraftTerms, facts: PlanFacts): readonly Refused[] =>
  checks.flatMap((check) => check(draft, facts) ?? []);

/** Plans a tournament: every term is checked against the profile, the room and itself; the first fault is refused. */
export function planTournament(plan: Plan, draft: DraftTerms, facts: PlanFacts): Decision {
  if (plan.terms) return refuse('tournament.exists', { tournament: facts.id });
  for (const check of checks) {
    const refused = check(draft, facts);
    if (refused) return refused;
  }
  return accept(tournamentEvent(tournamentStream(facts.id), 'tournament.planned', termsOf(draft, facts)));
}

/** The terms that a draft without faults says. */
export function termsOf(draft: DraftTerms, facts: PlanFacts): TournamentTerms {
  return {
    ...draft,
    profileHash: facts.profileHash,
    roomKind: facts.rooms.find(({ name }) => name === draft.room)?.kind ?? '',
    tables: tablesOf(draft, facts),
    rebuy: completeRebuy(draft.rebuy),
  };
}

export type PlanWarning =
  | 'later-text'
  | 'yearly-cap-near'
  | 'annex-guarantees'
  | 'outside-enclosure'
  | 'chip-set-shared'
  | 'chip-stock-short'
  | 'bounty';

/** What the plan's answer points out without refusing. */
export function planWarnings(
  terms: TournamentTerms,
  { profile, counted, chipSets }: PlanFacts,
): readonly PlanWarning[] {
  const cap = profile.yearlyCap;
  const short = terms.chips.some((chip) => chip.inStartingStack * terms.registration.capacity > chip.stock);
  return [
    ...(profile.caution ? (['later-text'] as const) : []),
    ...(cap && counts(cap, terms.format) && countedThisYear(cap, counted) + 1 >= cap.warnAt
      ? (['yearly-cap-near'] as const)
      : []),
    ...(profile.annexKinds.includes(terms.roomKind) ? (['annex-guarantees'] as const) : []),
    ...(profile.outsideKinds.includes(terms.roomKind) ? (['outside-enclosure'] as const) : []),
    ...(isShared(terms, chipSets) ? (['chip-set-shared'] as const) : []),
    ...(hasDoubtfulBounty(terms, profile) ? (['bounty'] as const) : []),
    ...(short ? (['chip-stock-short'] as const) : []),
  ];
}

/** The chips of the event also serve cash games, though they are dedicated to tournaments (FR-REG-98). */
const isShared = ({ chipSet }: TournamentTerms, chipSets: PlanFacts['chipSets']): boolean =>
  chipSets.some(({ name, alsoCash }) => name === chipSet && alsoCash);

const hasDoubtfulBounty = ({ bountyCents }: TournamentTerms, { permissions }: Profile): boolean =>
  Boolean(bountyCents) && permissions.bounty === 'warn';
