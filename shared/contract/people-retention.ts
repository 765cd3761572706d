import type { RetentionEvents } from '../domain/people/index.ts';
import type { Giver } from './define.ts';
import { command, query } from './define.ts';
import { freeText, id, pin, sha256 } from './fields.ts';
import { peoplePurgeContracts, purgeEvents } from './people-purge.ts';
import { z } from './zod.ts';

/** Who answers for what the house keeps of people. */
const answersFor: readonly Giver[] = ['responsible-director', 'compliance'];

const years = z.int().min(0).max(100);
const terms = z.strictObject({
  bulletinYears: years,
  moneyYears: years,
  incidentYears: z.int().min(1).max(100),
  abandonedMonths: z.int().min(1).max(120),
  lookMonths: z.int().min(1).max(120),
});

/** How long each kind of data is kept (A-16, FR-REG-58); never less than the profile asks for bulletins and money. */
export const setRetentionContract = command({
  name: 'people.setRetention',
  roles: answersFor,
  input: z.strictObject({ terms }),
  refusals: ['people.termTooShort'],
  example: { terms: { bulletinYears: 6, moneyYears: 10, incidentYears: 5, abandonedMonths: 1, lookMonths: 12 } },
});

const subject = z.union([
  z.strictObject({ kind: z.literal('person'), person: id }),
  z.strictObject({ kind: z.literal('tournament'), tournament: id }),
]);

/** Keeps data from being purged while a dispute lasts (FR-REG-77). Answers `{hold}`. */
export const placeHoldContract = command({
  name: 'people.placeHold',
  roles: answersFor,
  input: z.strictObject({ hold: id.optional(), subject, reason: freeText }),
  refusals: ['people.holdUnknown', 'people.heldAlready'],
  example: { subject: { kind: 'tournament', tournament: 't-running' }, reason: 'Plainte déposée, dossier ouvert.' },
});

export const liftHoldContract = command({
  name: 'people.liftHold',
  roles: answersFor,
  signed: true,
  input: z.strictObject({ hold: id, reason: freeText, pin }),
  refusals: ['people.notHeld', 'accounts.wrongPin', 'accounts.throttled'],
  example: { hold: 'h-sample', reason: 'Affaire classée.', pin: '2468' },
});

/** Restricts processing of a person's data: kept, shown to nobody but who answers for them. */
export const restrictContract = command({
  name: 'people.restrict',
  roles: answersFor,
  input: z.strictObject({ person: id, reason: freeText }),
  refusals: ['people.unknown', 'people.restrictedAlready'],
  example: { person: 'p-open-1', reason: 'Exactitude contestée par la personne.' },
});

export const unrestrictContract = command({
  name: 'people.unrestrict',
  roles: answersFor,
  input: z.strictObject({ person: id, reason: freeText }),
  refusals: ['people.notRestricted'],
  example: { person: 'p-run-2', reason: 'Données corrigées.' },
});

/**
 * Terms, what has reached them, holds with their reasons, restrictions, the last purge. Answers `{terms, least, isProposal, due, holds, restrictions, last}`; `due` counts each kind,
 * `due.nextOn` is the next day on which something may go (FR-REG-58).
 */
export const retentionContract = query({
  name: 'people.retention',
  roles: answersFor,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

/** Everything that the house keeps of one person, for an access request. Answers `{data, markdown}`. */
export const personFileContract = query({
  name: 'people.file',
  roles: answersFor,
  input: z.strictObject({ person: id, language: z.enum(['fr', 'en']).optional() }),
  refusals: ['people.unknown'],
  example: { person: 'p-open-1' },
});

export const peopleRetentionContracts = [
  setRetentionContract,
  placeHoldContract,
  liftHoldContract,
  restrictContract,
  unrestrictContract,
  ...peoplePurgeContracts,
  retentionContract,
  personFileContract,
];

const sealed = { textId: id, digest: sha256 };

export const retentionEvents = {
  'people.retentionSet': z.strictObject({ terms }),
  'people.holdPlaced': z.strictObject({ hold: id, subject, ...sealed }),
  'people.holdLifted': z.strictObject({ hold: id, ...sealed }),
  'people.restricted': z.strictObject({ person: id, ...sealed }),
  'people.unrestricted': z.strictObject({ person: id, ...sealed }),
  ...purgeEvents(terms),
} satisfies Record<keyof RetentionEvents, z.ZodType>;
