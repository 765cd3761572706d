import { isRefused, type Refused } from '../../kernel/refusal.ts';
import { openSession, sessionHolding, type Drawer, type TillState } from '../tills/index.ts';
import type { PaidAt } from './events.ts';
import { cashOf, checkedPayment, type PaymentInput } from './payment.ts';

export interface TillPayment extends PaymentInput {
  readonly till: string;
}

/** Money for the house: exactly `dueCents`, into an open drawer. Answers where it went. */
export function paidInto(tillState: TillState, input: TillPayment, dueCents: number): PaidAt | Refused {
  const payment = checkedPayment(input, dueCents);
  if (isRefused(payment)) return payment;
  const session = openSession(tillState, input.till);
  return isRefused(session) ? session : paidAt(input.till, session, payment);
}

/** Money to a player: exactly `dueCents`, the cash part out of an open drawer that holds it (`tills.short`). */
export function paidOutOf(drawer: Drawer, input: TillPayment, dueCents: number): PaidAt | Refused {
  const payment = checkedPayment(input, dueCents);
  if (isRefused(payment)) return payment;
  const session = sessionHolding(drawer, input.till, cashOf(payment));
  return isRefused(session) ? session : paidAt(input.till, session, payment);
}

const paidAt = (
  till: string,
  { session, day }: { readonly session: string; readonly day: string },
  payment: PaidAt['payment'],
): PaidAt => ({ payment, till, session, day });
