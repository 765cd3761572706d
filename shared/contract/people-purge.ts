import { purgeKinds } from '../domain/people/index.ts';
import type { Giver } from './define.ts';
import { command } from './define.ts';
import { date, id, pin } from './fields.ts';
import { z } from './zod.ts';

/** Who answers for what the house keeps of people. */
const answersFor: readonly Giver[] = ['responsible-director', 'compliance'];

const count = z.int().min(0);
const counts = { persons: count, papers: count, texts: count, staffNames: count, proofs: count, looks: count };
const none = { persons: 0, papers: 0, texts: 0, staffNames: 0, proofs: 0, looks: 0 };

/**
 * Orders to destroy what has reached its term, as `people.retention` showed it (`due`): identities with their salts, papers that name people, sealed texts, names of extra staff,
 * proofs of notices, old looks. The chain and every figure stay. The desk carries it out in slices (`house.people.purging`). Answers `{purge}` with what is to go.
 */
export const purgeContract = command({
  name: 'people.purge',
  roles: answersFor,
  signed: true,
  input: z.strictObject({ expects: z.strictObject(counts), pin }),
  refusals: [
    'people.purgeUnderWay',
    'people.readsUnderWay',
    'people.nothingToPurge',
    'people.purgeChanged',
    'accounts.wrongPin',
    'accounts.throttled',
  ],
  example: { expects: none, pin: '2468' },
});

/** Ends the purge under way; what is gone is gone, the rest is kept. Answers what was destroyed. */
export const stopPurgeContract = command({
  name: 'people.stopPurge',
  roles: answersFor,
  input: z.strictObject({}),
  refusals: ['people.noPurge', 'people.readsUnderWay'],
  example: {},
});

/**
 * Destroys some of what was ordered, as found up to the journal's line `asOf`. Answers `{outdated}`: something may have been kept since, nothing was destroyed; and `{waits}`:
 * the house is being read.
 */
export const purgeSliceContract = command({
  name: 'people.purgeSlice',
  roles: ['desk'],
  input: z.strictObject({
    kind: z.enum(purgeKinds),
    ids: z.array(z.string().min(1).max(200)).min(1).max(200),
    asOf: count,
  }),
  refusals: ['people.noPurge'],
  example: { kind: 'papers', ids: ['bulletin-r-2027-000001'], asOf: 1 },
});

/** All of it is gone. Answers what was destroyed. */
export const finishPurgeContract = command({
  name: 'people.finishPurge',
  roles: ['desk'],
  input: z.strictObject({}),
  refusals: ['people.noPurge', 'people.readsUnderWay'],
  example: {},
});

export const peoplePurgeContracts = [purgeContract, stopPurgeContract, purgeSliceContract, finishPurgeContract];

const ids = z.array(z.string().min(1).max(200)).max(500);

/** The events of a purge; the terms' form is the retention's. */
export const purgeEvents = <Terms extends z.ZodType>(terms: Terms) => ({
  'people.purgeOrdered': z.strictObject({ purge: id, day: date, terms, ...counts, held: count }),
  'people.purgedPersons': z.strictObject({ purge: id, persons: ids }),
  'people.purgedPapers': z.strictObject({ purge: id, papers: ids }),
  'people.purgedTexts': z.strictObject({ purge: id, texts: ids }),
  'people.purgedStaffNames': z.strictObject({ purge: id, texts: ids }),
  'people.purgedProofs': z.strictObject({ purge: id, proofs: ids }),
  'people.purgedLooks': z.strictObject({ purge: id, looks: count }),
  'people.purged': z.strictObject({ purge: id, day: date, terms, ...counts, held: count, stopped: z.boolean() }),
});
