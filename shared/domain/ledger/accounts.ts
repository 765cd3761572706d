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
  | 'prizes-unclaimed';

/**
 * The chart of accounts. Debit is positive: what the house holds (drawers, bank, safe) stands positive, what it owes or has
 * taken in stands negative. `cash:<till>` is one drawer.
 */
export type Account = FixedAccount | `cash:${string}`;

export const drawer = (till: string): Account => `cash:${till}`;
