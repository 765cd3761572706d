import { cents } from '../../kernel/cents.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { tillEvent } from './events.ts';
import { refuse, type TillsRefusal } from './refusals.ts';
import type { TillState } from './state.ts';

interface OpenTill {
  readonly till: string;
  readonly floatCents: number;
  readonly floatRetypedCents: number;
}

interface OpenTillFacts {
  readonly session: string;
  readonly day: string;
  readonly account: string;
}

/** Opens a drawer on its float, typed twice. Refuses a drawer that is open (`tills.alreadyOpen`). */
export function openTill(
  { till }: { readonly till: TillState },
  input: OpenTill,
  facts: OpenTillFacts,
): Decision<TillsRefusal> {
  if (till.session) return refuse('tills.alreadyOpen', { till: input.till, account: till.session.account });
  if (input.floatRetypedCents !== input.floatCents) {
    return refuse('tills.amountRetyped', { typedCents: input.floatRetypedCents, expectedCents: input.floatCents });
  }
  const floatCents = cents(input.floatCents);
  return accept(tillEvent(`till/${input.till}`, 'till.opened', { till: input.till, floatCents, ...facts }));
}
