type FixedAccount =
  | 'card'
  | 'transfer'
  | 'safe'
  | 'till-differences'
  | 'caves'
  | 'recaves'
  | 'fees'
  | 'dealers-bonus'
  | 'levy'
  | 'prize-pool'
  | 'house-addition'
  | 'prizes-payable'
  | 'prizes-unclaimed'
  | 'won-entries';

/**
 * The chart of accounts. Debit is positive: what the house holds (drawers, bank, safe) stands positive, what it owes or has
 * taken in stands negative. `won-entries` is where an entry that was won passes from the tournament that owed it to the one that takes it:
 * it is nil over the house. `cash:<till>` is one drawer.
 */
export type Account = FixedAccount | `cash:${string}`;

export const drawer = (till: string): Account => `cash:${till}`;
