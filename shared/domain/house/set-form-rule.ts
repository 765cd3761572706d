import { accept, type Decision } from '../../kernel/event.ts';
import { houseEvent } from './events.ts';
import { refuse, type HouseRefusal } from './refusals.ts';
import type { FormRule, HouseState } from './state.ts';

/** Says what the desk takes for a signed registration form (FR-REG-56). The rule that is in force already: nothing happens. */
export function setFormRule(
  { house }: { readonly house: Readonly<HouseState> },
  { rule }: { readonly rule: FormRule },
): Decision<HouseRefusal> {
  if (!house.identity) return refuse('house.notFounded');
  return rule === house.formRule ? accept() : accept(houseEvent('house', 'house.formRuleSet', { rule }));
}
