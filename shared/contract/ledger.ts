import { query } from './define.ts';
import { id } from './fields.ts';
import { z } from './zod.ts';

const readers = ['cashier', 'committee-member', 'responsible-director', 'compliance'] as const;

/** Answers the `TournamentSums`: what it took in and gave back, with the base of the levy. */
export const sumsContract = query({
  name: 'ledger.sums',
  roles: readers,
  input: z.strictObject({ tournament: id }),
  refusals: [],
  example: { tournament: 't-running' },
});

/** Balances, debit positive, of one tournament's postings or of the whole house. Answers `{accounts: [{account, balanceCents}], sumCents: 0}`. */
export const accountsContract = query({
  name: 'ledger.accounts',
  roles: ['committee-member', 'responsible-director', 'compliance'],
  input: z.strictObject({ tournament: id.optional() }),
  refusals: [],
  example: {},
});

export const ledgerContracts = [sumsContract, accountsContract];
