import { cents } from '../../kernel/cents.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { PaymentPart } from './events.ts';
import { refuse, type RegistrationRefusal } from './refusals.ts';

export interface PaymentInput {
  readonly payment: readonly { readonly method: PaymentPart['method']; readonly amountCents: number }[];
  /** The cash part typed a second time; needed when there is one. */
  readonly cashRetypedCents?: number | undefined;
}

/** The cash part. */
export const cashOf = (payment: PaymentInput['payment']): number =>
  sum(payment.filter(({ method }) => method === 'cash'));

const sum = (parts: PaymentInput['payment']): number => parts.reduce((total, part) => total + part.amountCents, 0);

/**
 * The parts of a payment that must come to `dueCents` exactly, split as the payer likes (decision 17). Refuses another sum
 * and a cash part that was not typed twice alike. Answers the parts without empty ones.
 */
export function checkedPayment(
  { payment, cashRetypedCents }: PaymentInput,
  dueCents: number,
): readonly PaymentPart[] | Refused<RegistrationRefusal> {
  const paidCents = sum(payment);
  if (paidCents !== dueCents) return refuse('registration.paymentMismatch', { paidCents, dueCents });
  const cashCents = cashOf(payment);
  const typedCents = cashRetypedCents ?? null;
  if (cashCents > 0 && typedCents !== cashCents) {
    return refuse('registration.cashRetyped', { typedCents, expectedCents: cashCents });
  }
  return payment
    .filter((part) => part.amountCents > 0)
    .map(({ method, amountCents }) => ({ method, amountCents: cents(amountCents) }));
}
