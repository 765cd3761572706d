import type { LevyEvents } from '../domain/levy/index.ts';
import { roles } from '../kernel/roles.ts';
import { command, query } from './define.ts';
import { date, freeText, id, pin } from './fields.ts';
import { z } from './zod.ts';

const line = z.int().min(1).max(1_000_000);
const book = z.string().regex(/^\d{4}-\d{4}$/);
const signedRefusals = ['accounts.wrongPin', 'accounts.throttled'] as const;

/** Enters the tournament's line in the book 11 ter. Answers `{book, line}`. */
export const enterLineContract = command({
  name: 'levy.enterLine',
  roles: ['cashier', 'committee-member', 'responsible-director'],
  input: z.strictObject({ tournament: id }),
  refusals: [
    'levy.unknownTournament',
    'levy.notAwarded',
    'levy.structureNotFrozen',
    'levy.alreadyEntered',
    'levy.prizesBelowFloor',
    'levy.additionOverCap',
  ],
  example: { tournament: 't-final' },
});

/** "Certifié exact". Answers `{book, line}`. Without `line`: the first line of the tournament that waits for it. */
export const certifyContract = command({
  name: 'levy.certify',
  roles: ['responsible-director', 'committee-member'],
  signed: true,
  input: z.strictObject({ tournament: id, line: line.optional(), pin }),
  refusals: ['levy.unknownLine', 'levy.notCertifier', 'levy.alreadyCertified', ...signedRefusals],
  example: { tournament: 't-done', pin: '2468' },
});

/** The gaming cashier's countersignature, another person's than the certifier's. Answers `{book, line}`. */
export const countersignContract = command({
  name: 'levy.countersign',
  roles: ['cashier'],
  signed: true,
  input: z.strictObject({ tournament: id, line: line.optional(), pin }),
  refusals: [
    'levy.unknownLine',
    'levy.notCountersigner',
    'levy.notCertified',
    'levy.alreadyCountersigned',
    'levy.sameSigner',
    ...signedRefusals,
  ],
  example: { tournament: 't-cert', pin: '2468' },
});

/** Takes a line back by a red one, with the approval in words. Without `line`: the one in force. Answers `{book, line, corrects}`. */
export const correctContract = command({
  name: 'levy.correct',
  roles: ['responsible-director', 'committee-member'],
  signed: true,
  input: z.strictObject({ tournament: id, line: line.optional(), approval: freeText, pin }),
  refusals: [
    'levy.unknownLine',
    'levy.notCertifier',
    'levy.correctionStays',
    'levy.alreadyCorrected',
    ...signedRefusals,
  ],
  example: {
    tournament: 't-cert',
    approval: 'Ligne annulée : une recave comptée deux fois. Approuvé la contre-passation.',
    pin: '2468',
  },
});

const readers = ['cashier', 'committee-member', 'responsible-director', 'compliance'] as const;

/** A page of the book (`BookPage` with tournaments' and signers' names); without `page` the last, without `book` the season's. */
export const pageContract = query({
  name: 'levy.page',
  roles: readers,
  input: z.strictObject({ book: book.optional(), page: z.int().min(1).max(100_000).optional() }),
  refusals: ['levy.noBook'],
  example: {},
});

/** What is missing in the book, oldest first: `{due: [{tournament, missing, book, line, sinceAt, overdue}]}`. */
export const dueContract = query({
  name: 'levy.due',
  roles: readers,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

export const levyContracts = [
  enterLineContract,
  certifyContract,
  countersignContract,
  correctContract,
  pageContract,
  dueContract,
];

/** Figures may be negative: on a red line they are. */
const figure = z.int();

const entered = z.strictObject({
  book,
  line,
  day: date,
  tournament: id,
  type: z.string(),
  buyInCents: figure,
  rateBasisPoints: z.int().min(0),
  awardedAt: z.int(),
  entries: figure,
  caveCents: figure,
  rebuys: figure,
  rebuyCents: figure,
  baseCents: figure,
  levyCents: figure,
  additionCents: figure,
  prizesCents: figure,
});

export const levyEvents = {
  'levy.lineEntered': entered,
  'levy.lineCertified': z.strictObject({ book, line, account: id, role: z.enum(roles) }),
  'levy.lineCountersigned': z.strictObject({ book, line, account: id }),
  'levy.lineCorrected': entered.extend({
    correctsBook: book,
    corrects: line,
    textId: id,
    digest: z.string().length(64),
  }),
} satisfies Record<keyof LevyEvents, z.ZodType>;
