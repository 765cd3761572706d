import type { Giver } from './define.ts';
import { query } from './define.ts';
import { date, id } from './fields.ts';
import { exampleIdentity, identity } from './identity.ts';
import { z } from './zod.ts';

/** Who may decide on a homonym, and answers for what the house keeps of people. */
const decides: readonly Giver[] = ['responsible-director', 'committee-member', 'compliance'];
const answersFor: readonly Giver[] = ['responsible-director', 'compliance'];

/**
 * How a person compares with the listed persons they resemble, for whoever decides: names, birth date and place agree or not, the year of birth, nothing
 * else of the list (decision 6). Each look is noted. Answers `{matching, rows}`, at most ten.
 */
export const comparePersonContract = query({
  name: 'people.compare',
  roles: decides,
  input: identity.pick({ surname: true, givenNames: true, usageName: true, birthDate: true, birthPlace: true }),
  refusals: [],
  example: {
    surname: exampleIdentity.surname,
    givenNames: exampleIdentity.givenNames,
    birthDate: exampleIdentity.birthDate,
    birthPlace: exampleIdentity.birthPlace,
  },
});

/**
 * Who looked at whose identity, newest first: when, which account, where, by which query, how deep (`names`, `record`, `list`, `paper`, `text`), at whom or at which sealed text.
 * Ids, and what the subject goes by: `kind` and `number` of a paper, `number` of a person's last receipt, else `null`.
 * Answers `{looks, next}`; `next` is what `before` takes for the page after.
 */
export const looksContract = query({
  name: 'people.looks',
  roles: answersFor,
  input: z.strictObject({
    /** A person's id, a list's issue, a paper, a sealed text's id. */
    subject: z.string().max(200).optional(),
    account: id.optional(),
    depths: z
      .array(z.enum(['names', 'record', 'list', 'paper', 'text']))
      .min(1)
      .max(5)
      .optional(),
    from: date.optional(),
    to: date.optional(),
    before: z.int().min(1).optional(),
    limit: z.int().min(1).max(1000).default(200),
  }),
  refusals: [],
  example: { limit: 50 },
});

/**
 * Whose voluntary limitation with this house stands today: a private contract that the house must be able to keep, unlike the exclusion
 * list, which nobody can browse (FR-REG-47). Each look is noted. Answers `{listId, limitations: [{surname, givenNames, birthDate, until}]}`, those
 * that end first first, those without an end last.
 */
export const limitationsContract = query({
  name: 'people.limitations',
  roles: decides,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

export const peoplePrivacyContracts = [comparePersonContract, limitationsContract, looksContract];
