import type { RegistersEvents } from '../domain/registers/index.ts';
import { command, query } from './define.ts';
import { date, freeText, id, pin } from './fields.ts';
import { z } from './zod.ts';

const year = z.int().min(2000).max(2199);
const number = z.int().min(1).max(1_000_000);
const observer = z.enum(['inspector', 'director', 'other']);
const signedRefusals = ['accounts.wrongPin', 'accounts.throttled'] as const;
const directors = ['responsible-director', 'committee-member'] as const;

/** Enters an observation in the register (after modèle 20): whose, in their words. Answers `{year, number}`. */
export const observeContract = command({
  name: 'registers.observe',
  roles: directors,
  signed: true,
  input: z.strictObject({
    observer,
    name: z.string().trim().min(1).max(200),
    text: freeText,
    tournament: id.optional(),
    pin,
  }),
  refusals: [...signedRefusals],
  example: {
    observer: 'inspector',
    name: 'M. Ferrand, correspondant local du service des courses et jeux',
    text: 'Carnet 11 ter vu et visé. Rien à signaler.',
    pin: '2468',
  },
});

/** Answers an observation. Answers `{year, number, answer}`. */
export const answerContract = command({
  name: 'registers.answer',
  roles: directors,
  signed: true,
  input: z.strictObject({ year, number, text: freeText, pin }),
  refusals: ['registers.unknownObservation', ...signedRefusals],
  example: { year: 2027, number: 1, text: 'Le règlement est désormais affiché à l’entrée de la salle.', pin: '2468' },
});

/** Observations of a calendar year, newest first, with their answers: `{year, observations}`. */
export const observationsContract = query({
  name: 'registers.observations',
  roles: [...directors, 'compliance'],
  input: z.strictObject({ year: year.optional() }),
  refusals: [],
  example: {},
});

/** Incidents of all tournaments, newest first, as they were numbered: `{incidents}`. */
export const incidentsContract = query({
  name: 'registers.incidents',
  roles: [...directors, 'compliance'],
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

const watchers = ['responsible-director', 'compliance'] as const;

/**
 * Persons whose caves, or whose prizes and refunds, reach the watch amount on a gaming day (decision 11):
 * `{day, watchCents, lines: [{person, surname, givenNames, birthDate, birthPlace, address, missing, cavesCents, paidOutCents}]}`.
 */
export const watchContract = query({
  name: 'registers.watch',
  roles: watchers,
  input: z.strictObject({ day: date.optional() }),
  refusals: [],
  example: { day: '2027-03-05' },
});

/** Lets the day's list out, on paper and as a file; it is journalled that it went out. Answers `{export, lines}`. */
export const exportWatchContract = command({
  name: 'registers.exportWatch',
  roles: watchers,
  input: z.strictObject({ day: date }),
  refusals: ['registers.nothingWatched'],
  example: { day: '2027-03-05' },
});

/** The file of an export, for French Excel: `{fileName, content}`, with BOM, semicolons and decimal commas. */
export const watchFileContract = query({
  name: 'registers.watchFile',
  roles: watchers,
  input: z.strictObject({ export: id }),
  refusals: ['registers.unknownExport'],
  example: { export: 'w_sample' },
});

export const registersContracts = [
  observeContract,
  answerContract,
  exportWatchContract,
  observationsContract,
  incidentsContract,
  watchContract,
  watchFileContract,
];

const sealed = { textId: id, digest: z.string().length(64) };

export const registersEvents = {
  'registers.observationEntered': z.strictObject({
    ...sealed,
    ...{ year, number, observer },
    observerText: id,
    observerDigest: z.string().length(64),
    tournament: id.nullable(),
    account: id,
  }),
  'registers.observationAnswered': z.strictObject({ ...sealed, year, number, answer: number, account: id }),
  'registers.watchExported': z.strictObject({ export: id, day: date, lines: z.int().min(1), account: id }),
} satisfies Record<keyof RegistersEvents, z.ZodType>;
