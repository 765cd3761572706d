import { addCents, type Cents } from '../../kernel/cents.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { Drawer } from '../tills/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { registrationEvent } from './events.ts';
import { paidOutOf, type TillPayment } from './paid-at.ts';
import { paidEntry } from './present-entry.ts';
import { refuse } from './refusals.ts';
import type { Entry, RegistrationState } from './state.ts';

export interface RefundInput extends TillPayment {
  readonly tournament: string;
  readonly entry: string;
}

export interface RefundFacts extends Drawer {
  readonly refundNumber: string;
  readonly reason: SealedText;
}

/** What a cancelled tournament owes an entry: fee and every cave paid, nothing else (FR-REG-70, FR-REG-71, A-20). */
export function refundDue({ buyInCents, feeCents, rebuys }: Entry): {
  readonly caveCents: Cents;
  readonly recaveCents: Cents;
  readonly feeCents: Cents;
} {
  const recaveCents = addCents(...rebuys.filter((each) => !each.refunded).map((each) => each.priceCents));
  return { caveCents: buyInCents, recaveCents, feeCents };
}

/**
 * Refunds one entry of a cancelled tournament, on the day and out of the till where it is paid (M06). Refuses a tournament
 * that is not cancelled, an entry refunded before, any other sum, and more cash than the drawer holds.
 */
export function refund(
  state: { readonly plan: Plan; readonly registration: Readonly<RegistrationState> },
  input: RefundInput,
  facts: Omit<RefundFacts, 'reason'>,
): Decision {
  if (!state.plan.terms) return refuse('registration.unknownTournament');
  const entry = paidEntry(state.registration, input.entry);
  if (isRefused(entry)) return entry;
  if (state.plan.cancelledAt === null) return refuse('registration.notCancelled');
  const due = refundDue(entry);
  const paid = paidOutOf(facts, input, addCents(due.caveCents, due.recaveCents, due.feeCents));
  if (isRefused(paid)) return paid;
  return accept(
    registrationEvent(tournamentStream(input.tournament), 'registration.refunded', {
      entry: input.entry,
      refundNumber: facts.refundNumber,
      ...paid,
      ...due,
    }),
  );
}
