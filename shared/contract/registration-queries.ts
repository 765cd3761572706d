import { query } from './define.ts';
import { date, id } from './fields.ts';
import { exampleIdentity, identity } from './identity.ts';
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

const desk = ['cashier', 'committee-member', 'responsible-director', 'compliance'] as const;

/**
 * Whom the house knows with these names and this birth date, so that a returning player's form is filled in. Answers `{known}`: `null`, or
 * `{person, identity, tournaments, lastDay}` with the number of tournaments paid for and the last gaming day.
 */
export const knownPlayerContract = query({
  name: 'registration.known',
  roles: desk,
  input: identity
    .pick({ surname: true, givenNames: true, birthDate: true })
    .extend({ documentNumber: z.string().max(40) }),
  refusals: [],
  example: {
    surname: exampleIdentity.surname,
    givenNames: exampleIdentity.givenNames,
    birthDate: exampleIdentity.birthDate,
    documentNumber: exampleIdentity.document.number,
  },
});

/** Answers `{amountCents}`: the worth of an entry to this tournament that the person won elsewhere and has not taken up, else `null`. */
export const wonEntryContract = query({
  name: 'registration.wonEntry',
  roles: desk,
  input: knownPlayerContract.input.extend({ tournament: id }),
  refusals: [],
  example: { ...knownPlayerContract.example, tournament: 't-open' },
});

/**
 * What the open session of a drawer took and gave back for registrations, and its latest papers. Answers
 * `{session, takings: {cash, card, transfer}, totalCents, papers: […]}`; the float is in none of the sums.
 */
export const tillPapersContract = query({
  name: 'registration.ofTill',
  roles: desk,
  input: z.strictObject({ till: id, limit: z.int().min(1).max(200).optional() }),
  refusals: [],
  example: { till: 'caisse-1' },
});
