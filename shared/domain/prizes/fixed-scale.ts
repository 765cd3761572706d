import { canonicalJson } from '../../kernel/canonical-json.ts';
import { isRefused } from '../../kernel/refusal.ts';
import type { Profile } from '../profile/index.ts';
import type { Plan } from '../tournament/index.ts';
import { draftSheet, structureOf, type SheetChoices } from './sheet.ts';
import type { PrizesState } from './state.ts';

interface ScaleState {
  readonly plan: Plan;
  readonly prizes: Readonly<PrizesState>;
}

/**
 * When the announced scale became the one that holds, in epoch milliseconds: at the start where there are no rebuys, while amounts follow
 * when registration closes (FR-REG-90, A-23). `null` before the start, and with rebuys, whose structure is made at their end (FR-REG-91).
 */
export const scaleFixedAt = ({ terms, startedAt }: Plan): number | null => (terms && !terms.rebuy ? startedAt : null);

/**
 * Whether another scale, step or rest rule than the announced one can still be chosen: until it is fixed, and afterwards only where it does
 * not fit the field (more places than entrants, a place without money).
 */
export function mayChooseScale({ plan, prizes }: ScaleState, profile: Profile): boolean {
  if (!plan.terms || scaleFixedAt(plan) === null) return true;
  return isRefused(draftSheet(prizes, { terms: plan.terms, profile }));
}

/** Whether the choices are another structure than the terms announce; what the house adds is none of it. */
export function isOtherScale({ terms }: Plan, choices: SheetChoices): boolean {
  return terms !== null && canonicalJson(structureOf(terms, choices)) !== canonicalJson(structureOf(terms, {}));
}
