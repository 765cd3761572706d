import { addCents, cents, negate, type Cents } from '../../kernel/cents.ts';
import type { Account } from './accounts.ts';
import type { Posting } from './posting.ts';

/** What a tournament took in and gave back, before its award. The levy's base is caves, recaves and dealers' bonuses, never fees (M14). */
export interface TournamentSums {
  readonly cavesCents: Cents;
  readonly recavesCents: Cents;
  readonly feesCents: Cents;
  readonly levyBaseCents: Cents;
  /** Net receipts by where they lie: drawers together, card, transfer. */
  readonly cashCents: Cents;
  readonly cardCents: Cents;
  readonly transferCents: Cents;
}

/** Sums of the postings of a tournament's registration events (a refund takes its shares back). */
export function tournamentSums(postings: Iterable<Posting>): TournamentSums {
  const totals = new Map<string, Cents>();
  for (const { account, amountCents } of postings) {
    const key = kindOf(account);
    totals.set(key, addCents(totals.get(key) ?? cents(0), amountCents));
  }
  const of = (kind: string): Cents => totals.get(kind) ?? cents(0);
  const cavesCents = negate(of('caves'));
  const recavesCents = negate(of('recaves'));
  return {
    cavesCents,
    recavesCents,
    feesCents: negate(of('fees')),
    levyBaseCents: addCents(cavesCents, recavesCents, negate(of('dealers-bonus'))),
    cashCents: of('cash'),
    cardCents: of('card'),
    transferCents: of('transfer'),
  };
}

const kindOf = (account: Account): string => (account.startsWith('cash:') ? 'cash' : account);
