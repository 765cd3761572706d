import type { PaymentPart } from '../registration/index.ts';
import { drawer, type Account } from './accounts.ts';

/**
 * Where a payment's parts go: cash into the till's drawer, a won entry from the tournament where it was won, the rest to the bank.
 * `sign` −1 gives money back.
 */
export const paymentLines = (
  payment: readonly PaymentPart[],
  till: string,
  sign: 1 | -1,
): (readonly [Account, number])[] =>
  payment.map(({ method, amountCents }) => [accountOf(method, till), sign * amountCents]);

function accountOf(method: PaymentPart['method'], till: string): Account {
  if (method === 'cash') return drawer(till);
  return method === 'won-entry' ? 'won-entries' : method;
}
