import { addCents, cents, type Cents } from '../../kernel/cents.ts';
import type { Account } from './accounts.ts';

/** One line of an event's entry in the ledger; debit positive, never zero. */
export interface Posting {
  readonly account: Account;
  readonly amountCents: Cents;
}

/** Lines in order, those of zero left out; throws when they do not balance, which is a bug of ours. */
export function balanced(...lines: readonly (readonly [Account, number])[]): Posting[] {
  const sum = lines.reduce((total, [, amount]) => total + amount, 0);
  if (sum !== 0) throw new Error(`postings out of balance by ${sum}`);
  return lines
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amountCents: cents(amount) }));
}

/** Balance of each account that any posting touched. */
export function balancesOf(postings: Iterable<Posting>): Map<Account, Cents> {
  const balances = new Map<Account, Cents>();
  for (const { account, amountCents } of postings) {
    balances.set(account, addCents(balances.get(account) ?? cents(0), amountCents));
  }
  return balances;
}
