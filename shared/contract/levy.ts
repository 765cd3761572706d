import type { BookEvents, LevyEvents } from '../domain/levy/index.ts';
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
    'levy.bookNotOpened',
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
    'levy.bookNotOpened',
    ...signedRefusals,
  ],
  example: {
    tournament: 't-cert',
    approval: 'Ligne annulée : une recave comptée deux fois. Approuvé la contre-passation.',
    pin: '2468',
  },
});

const certifiers = ['responsible-director', 'committee-member'] as const;
const spelling = z.enum(['traditional', '1990']);
const folios = z.int().min(1).max(1000);

/**
 * Opens a numbered and initialled book for a season, the present one unless a later one is named, with who initialled it.
 * Answers `{book, volume, firstLine}`.
 */
export const openBookContract = command({
  name: 'levy.openBook',
  roles: certifiers,
  signed: true,
  input: z.strictObject({
    book: book.optional(),
    folios,
    initialledBy: z.string().trim().min(1).max(200),
    initialledOn: date,
    spelling: spelling.optional(),
    pin,
  }),
  refusals: ['levy.bookStillOpen', 'levy.bookOfPast', 'levy.initialledLater', ...signedRefusals],
  example: {
    book: '2028-2029',
    folios: 50,
    initialledBy: 'le comptable du Trésor, chef de poste à Clairval',
    initialledOn: '2027-03-01',
    pin: '2468',
  },
});

/** Closes a book with its closing mention; without `volume` the first that is not closed. Answers `{book, volume, lastLine}`. */
export const closeBookContract = command({
  name: 'levy.closeBook',
  roles: certifiers,
  signed: true,
  input: z.strictObject({ book: book.optional(), volume: z.int().min(1).max(1000).optional(), pin }),
  refusals: ['levy.noBookToClose', 'levy.bookUnsigned', ...signedRefusals],
  example: { book: '2027-2028', pin: '2468' },
});

/** Notes where a gaming day's levy stands in the control register (modèle 12). Answers `{day, levyCents, lines}`. */
export const carryDayContract = command({
  name: 'levy.carryDay',
  roles: certifiers,
  signed: true,
  input: z.strictObject({
    day: date,
    controlPage: z.int().min(1).max(10_000),
    controlLine: z.int().min(1).max(10_000),
    pin,
  }),
  refusals: ['levy.nothingToCarry', 'levy.carryUnsigned', ...signedRefusals],
  example: { day: '2027-03-05', controlPage: 31, controlLine: 4, pin: '2468' },
});

/** How the house writes sums in words in its next books; `null` minutes: the profile's number counts. */
export const setChoicesContract = command({
  name: 'levy.setChoices',
  roles: ['responsible-director'],
  input: z.strictObject({ spelling, signWithinMinutes: z.int().min(1).max(240).nullable() }),
  refusals: [],
  example: { spelling: '1990', signWithinMinutes: 10 },
});

const readers = ['cashier', 'committee-member', 'responsible-director', 'compliance'] as const;

/**
 * A page of the book (`BookPage` with tournaments' and signers' names): by its number in the season or by a line on it; without
 * both the last, without `book` the season's.
 */
export const pageContract = query({
  name: 'levy.page',
  roles: readers,
  input: z.strictObject({
    book: book.optional(),
    page: z.int().min(1).max(100_000).optional(),
    line: line.optional(),
  }),
  refusals: ['levy.noBook'],
  example: {},
});

/**
 * The books of every season and what the house chose: `{season, spelling, signWithinMinutes, volumes: [{book, volume, firstLine,
 * folios, initialledOn, initialledBy, openedBy, lines, full, closed}]}`.
 */
export const booksContract = query({
  name: 'levy.books',
  roles: readers,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

/**
 * What is missing in the book, oldest first: `{due: [{tournament, missing, line, sinceAt, overdue}]}`; `missing` is `entry`,
 * `certification`, `countersignature`, or `carry` once the line's gaming day is over.
 */
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
  openBookContract,
  closeBookContract,
  carryDayContract,
  setChoicesContract,
  pageContract,
  booksContract,
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
  bonus: z.strictObject({ count: figure, amountCents: figure, levyCents: figure }).optional(),
});

const volumeKey = { book, volume: z.int().min(1) };
const signer = { account: id, role: z.enum(roles) };

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
  'levy.bookOpened': z.strictObject({
    ...volumeKey,
    firstLine: line,
    folios,
    linesPerFolio: z.int().min(1).max(100),
    spelling,
    initialledOn: date,
    ...signer,
    textId: id,
    digest: z.string().length(64),
  }),
  'levy.bookClosed': z.strictObject({
    ...volumeKey,
    firstLine: line,
    lastLine: z.int().min(0),
    foliosUsed: z.int().min(0),
    baseCents: figure,
    levyCents: figure,
    ...signer,
  }),
  'levy.dayCarried': z.strictObject({
    day: date,
    controlPage: z.int().min(1),
    controlLine: z.int().min(1),
    levyCents: figure,
    lines: z.array(z.strictObject({ book, line })).min(1),
    account: id,
  }),
  'levy.choicesSet': z.strictObject({ spelling, signWithinMinutes: z.int().min(1).nullable() }),
} satisfies Record<keyof (LevyEvents & BookEvents), z.ZodType>;
