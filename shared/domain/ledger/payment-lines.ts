import type { PaymentPart } from '../registration/index.ts';
import { drawer, type Account } from './accounts.ts';

/** Where a payment's parts go: cash into the till's drawer, the rest to the bank. `sign` −1 gives money back. */
export const paymentLines = (
  payment: readonly PaymentPart[],
  till: string,
  sign: 1 | -1,
): (readonly [Account, number])[] =>
  payment.map(({ method, amountCents }) => [method === 'cash' ? drawer(till) : method, sign * amountCents]);
