import type { DraftTerms, PlanFacts } from '../../../shared/domain/tournament/index.ts';
import { planFaults } from '../../../shared/domain/tournament/index.ts';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import type { DraftField } from './terms-draft.ts';

/** The parts of the form, in its order. */
export const draftFields: readonly DraftField[] = [
  ...(['profile', 'name', 'starts', 'opens', 'format', 'game', 'room', 'capacity', 'tables'] as const),
  ...([
    'money',
    'guarantee',
    'payout',
    'late',
    'rebuy',
    'bonus',
    'entries',
    'goods',
    'structure',
    'sessions',
    'stack',
    'chips',
  ] as const),
  'equipment',
];

/** Beside which part of the form a refusal of the desk belongs. */
const fieldOfCode: Readonly<Record<string, DraftField>> = {
  'tournament.profileUnknown': 'profile',
  'tournament.profileNotValid': 'profile',
  'tournament.formatUnknown': 'format',
  'tournament.gameUnknown': 'game',
  'tournament.roomUnknown': 'room',
  'tournament.roomKindNotAllowed': 'room',
  'tournament.tablesUnknown': 'tables',
  'tournament.singleTable': 'tables',
  'tournament.singleTableCapacity': 'capacity',
  'tournament.capacityOverTables': 'capacity',
  'tournament.startInPast': 'starts',
  'tournament.yearlyCap': 'starts',
  'tournament.registrationWindow': 'opens',
  'tournament.levelsNotOrdered': 'structure',
  'tournament.blindsNotRising': 'structure',
  'tournament.breakAfterUnknownLevel': 'structure',
  'tournament.colourUpUnknownChip': 'structure',
  'tournament.chipsNotOrdered': 'chips',
  'tournament.stackMismatch': 'chips',
  'tournament.payoutNotWhole': 'payout',
  'tournament.payoutNotDescending': 'payout',
  'tournament.rebuyTermsIncomplete': 'rebuy',
  'tournament.rebuysNotInFormat': 'rebuy',
  'tournament.rebuysPastFirstPart': 'rebuy',
  'tournament.reEntryNotAllowed': 'late',
  'tournament.reEntryNeedsLateEntry': 'late',
  'tournament.bonusNotAllowed': 'bonus',
  'tournament.bonusOverShare': 'bonus',
  'tournament.prizeNotMoney': 'entries',
  'tournament.entryTargetUnfit': 'entries',
  'tournament.entryValueDiffers': 'entries',
  'tournament.bountyNotAllowed': 'money',
  'tournament.bountyOverCave': 'money',
  'tournament.goodsNotAllowed': 'goods',
  'tournament.goodsOverCap': 'goods',
  'tournament.sessionsNotOrdered': 'sessions',
  'tournament.sessionWithoutBreak': 'sessions',
  'tournament.variantNotInRules': 'equipment',
  'tournament.chipSetUnknown': 'equipment',
  'tournament.lateRegistrationPastEnd': 'late',
  'tournament.lateRegistrationPastFreeze': 'late',
};

/** The part of the form that a refusal is about; what concerns the whole belongs to none. */
export const fieldOf = (code: string): DraftField | undefined => fieldOfCode[code];

export type DraftFaults = ReadonlyMap<DraftField, Refusal>;

/** What the desk would refuse of these terms, by the part of the form: the same rules, before anything is sent. */
export function draftFaults(terms: DraftTerms, facts: PlanFacts): DraftFaults {
  const faults = planFaults(terms, facts).flatMap(({ refusal }) => {
    const field = fieldOf(refusal.code);
    return field ? [[field, refusal] as const] : [];
  });
  return new Map(faults.reverse());
}
