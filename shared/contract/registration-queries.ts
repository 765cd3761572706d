import { query } from './define.ts';
import { date, id } from './fields.ts';
import { z } from './zod.ts';

const readers = ['floor', 'cashier', 'committee-member', 'responsible-director', 'compliance'] as const;

/** Answers `{entries: […], counts: {paid, preRegistered, checkedIn, rebuys}}`, by receipt number. */
export const listEntriesContract = query({
  name: 'registration.list',
  roles: readers,
  input: z.strictObject({ tournament: id }),
  refusals: ['registration.unknownTournament'],
  example: { tournament: 't-open' },
});

/** By keystroke: a receipt number, `2.5` for table 2 seat 5, or what `people.search` takes. Answers `{entries: […]}`. */
export const searchEntriesContract = query({
  name: 'registration.search',
  roles: readers,
  input: z.strictObject({
    text: z.string().max(200),
    tournament: id.optional(),
    limit: z.int().min(1).max(50).optional(),
  }),
  refusals: [],
  example: { text: '2.5', tournament: 't-running' },
});

/** Numbered papers of registrations, rebuys and refunds of one gaming day. Answers `{receipts: […]}`, by journal order. */
export const receiptsContract = query({
  name: 'registration.receipts',
  roles: ['cashier', 'committee-member', 'responsible-director', 'compliance'],
  input: z.strictObject({ day: date }),
  refusals: [],
  example: { day: '2027-03-05' },
});
