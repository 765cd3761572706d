import { query } from './define.ts';
import { id } from './fields.ts';
import { z } from './zod.ts';

const readers = ['responsible-director', 'committee-member', 'compliance', 'floor'] as const;

/**
 * Everything on record about the conduct of a tournament, oldest first: incidents, rulings, warnings, expulsions, removals, play suspended
 * or stopped, holds, refused deals and transfers. Texts are opened for directors and compliance only. Answers `{lines: […]}`, each with `seq`, `at`, `actor`, `kind` and its data.
 */
export const conductLogContract = query({
  name: 'conduct.log',
  roles: readers,
  input: z.strictObject({ tournament: id }),
  refusals: [],
  example: { tournament: 't-running' },
});

/** Suspensions that stand today, those for life last. Answers `{suspensions: [{suspension, person, surname, givenNames, until, since, reason}]}`; names and reason are `null` once purged. */
export const suspensionsContract = query({
  name: 'conduct.suspensions',
  roles: ['responsible-director', 'committee-member', 'compliance'],
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

/** Fee and caves owed by a cancelled or stopped tournament. Answers `{owed: [{entry, number, caveCents, recaveCents, feeCents}], totalCents}`. */
export const refundsOwedContract = query({
  name: 'conduct.refundsOwed',
  roles: ['responsible-director', 'committee-member', 'cashier', 'compliance'],
  input: z.strictObject({ tournament: id }),
  refusals: [],
  example: { tournament: 't-cancelled' },
});

export const conductQueries = [conductLogContract, suspensionsContract, refundsOwedContract];
