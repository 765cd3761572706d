import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import type { Role } from '../../kernel/roles.ts';
import type { LimitsReached } from '../clock/index.ts';
import type { Profile } from '../profile/index.ts';
import type { RegistrationState } from '../registration/index.ts';
import type { StandingsState } from '../standings/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { prizesEvent, type StructureFrozen } from './events.ts';
import { isOtherScale, mayChooseScale, scaleFixedAt } from './fixed-scale.ts';
import { levyBeside } from './pool.ts';
import { refuse, type PrizesRefusal } from './refusals.ts';
import { entriesOver, rebuysOver } from './sales-over.ts';
import { draftSheet, type PrizeSheet, type SheetChoices } from './sheet.ts';
import type { PrizesState } from './state.ts';

interface FreezeFacts {
  readonly account: string;
  readonly roles: readonly Role[];
  readonly moment: LimitsReached;
  readonly profile: Profile;
}

interface FreezeState {
  readonly plan: Plan;
  readonly registration: Readonly<RegistrationState>;
  readonly standings: Readonly<StandingsState>;
  readonly prizes: Readonly<PrizesState>;
}

/**
 * Freezes the prize structure: with rebuys not before they end (FR-REG-91), otherwise as soon as entries end (FR-REG-90, A-23).
 * The scale is then the announced one, fixed since the start, unless it does not fit the field.
 * Given by the tournament director or the responsible director; only the latter adds money of the house's own. Once for all (M18).
 */
export function freezeStructure(
  state: FreezeState,
  input: SheetChoices & { readonly tournament: string },
  facts: FreezeFacts,
): Decision<PrizesRefusal> {
  const { plan, prizes } = state;
  if (!plan.terms) return refuse('prizes.unknownTournament');
  const refused = checkGiver(plan, input, facts) ?? checkMoment(state, facts) ?? checkScaleChoice(state, input, facts);
  if (refused) return refused;
  const sheet = draftSheet(prizes, { terms: plan.terms, profile: facts.profile }, input);
  if (isRefused(sheet)) return sheet;
  return accept(prizesEvent(tournamentStream(input.tournament), 'prizes.structureFrozen', frozenData(sheet)));
}

function checkGiver(plan: Plan, choices: SheetChoices, facts: FreezeFacts): Refused<PrizesRefusal> | undefined {
  const responsible = facts.roles.includes('responsible-director');
  if (!responsible && plan.director !== facts.account) return refuse('prizes.notDirector');
  return !responsible && (choices.extraCents ?? 0) > 0 ? refuse('prizes.additionByDirectorOnly') : undefined;
}

function checkMoment(state: FreezeState, { moment }: FreezeFacts): Refused<PrizesRefusal> | undefined {
  const { plan, prizes } = state;
  if ([plan.cancelledAt, plan.stoppedAt, plan.closedAt].some((at) => at !== null)) return refuse('prizes.over');
  if (prizes.frozen) return refuse('prizes.alreadyFrozen', { frozenAt: prizes.frozen.at });
  if (!rebuysOver(state, moment)) return refuse('prizes.rebuysOpen');
  return entriesOver(state, moment) ? undefined : refuse('prizes.registrationOpen');
}

function checkScaleChoice(
  state: FreezeState,
  choices: SheetChoices,
  { profile }: FreezeFacts,
): Refused<PrizesRefusal> | undefined {
  if (!isOtherScale(state.plan, choices) || mayChooseScale(state, profile)) return undefined;
  return refuse('prizes.scaleFixed', { fixedAt: scaleFixedAt(state.plan) });
}

const frozenData = ({ sales, places, ...sheet }: PrizeSheet): StructureFrozen => ({
  entries: sales.entries,
  caveCents: sales.caveCents,
  rebuys: sales.rebuys,
  rebuyCents: sales.rebuyCents,
  rateBasisPoints: sheet.rateBasisPoints,
  levyCents: sheet.levyCents,
  floorCents: sheet.floorCents,
  guaranteeCents: sheet.guaranteeCents,
  additionCents: sheet.additionCents,
  poolCents: sheet.poolCents,
  basisPoints: places.filter(({ kind }) => kind !== 'entry').map(({ basisPoints }) => basisPoints),
  stepCents: sheet.stepCents,
  rounding: sheet.rounding,
  prizes: places.map(({ rank, amountCents }) => ({ rank, amountCents })),
  ...(sheet.bounty && { bounty: sheet.bounty }),
  ...(sheet.goods && { goods: sheet.goods }),
  ...(sheet.prizeEntries && { prizeEntries: sheet.prizeEntries }),
  ...(sales.bonus && {
    bonus: { ...sales.bonus, levyCents: levyBeside(sheet.levyCents, sales.baseCents, sheet.rateBasisPoints) },
  }),
});
