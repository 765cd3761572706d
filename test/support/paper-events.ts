import type { Identity } from '../../shared/domain/people/index.ts';

/** The events of a small evening, as the features of the floor put them on the stream. */

const sha256 = 'ab'.repeat(32);
const drawer = { till: 'caisse-1', session: 's-1', day: '2027-03-05' };
const cash = (amountCents: number) => ({ ...drawer, payment: [{ method: 'cash', amountCents }] });

const receiptNumber = (index: number): string => `R-2027-${String(index).padStart(6, '0')}`;

export const identity = (surname: string, givenNames: string): Identity => ({
  surname,
  givenNames,
  sex: 'F',
  birthDate: '1991-07-23',
  birthPlace: 'Caen',
  nationality: 'FRA',
  address: { line: '14 rue des Pêcheurs', postcode: '14470', city: 'Clairval', country: 'FRA' },
  document: { kind: 'passport', number: '21AB34821', expiry: '2031-06-30' },
});

export const tablesOpened = { type: 'seating.tablesOpened', data: { tables: [1, 2], seatsPerTable: 9 } };

/** Registered and seated in one command, as the desk does it. */
export const registered = (index: number, change: { publicName?: boolean } = {}) => [
  {
    type: 'registration.playerRegistered',
    data: {
      ...cash(12_000),
      entry: `e-${index}`,
      person: `p_${index}`,
      digest: sha256,
      checks: [],
      number: receiptNumber(index),
      buyInCents: 10_000,
      feeCents: 2_000,
      bulletin: { channel: 'handed-in', rulesVersion: 1, rulesSha256: sha256 },
      publicName: change.publicName ?? false,
      late: false,
      watch: false,
    },
  },
  {
    type: 'seating.seatDrawn',
    data: {
      entry: `e-${index}`,
      table: 1 + (index % 2),
      seat: index,
      draw: index,
      candidates: 18 - index,
      index: 0,
      reason: 'registration',
      busyWhenOut: false,
    },
  },
];

export const rebought = {
  type: 'registration.rebought',
  data: {
    ...cash(10_000),
    entry: 'e-2',
    number: 'C-2027-000001',
    priceCents: 10_000,
    chips: 20_000,
    level: 2,
    watch: false,
  },
};

export const cancelled = (index: number) => ({
  type: 'registration.cancelled',
  data: {
    ...cash(12_000),
    entry: `e-${index}`,
    number: receiptNumber(index),
    refundNumber: 'A-2027-000001',
    buyInCents: 10_000,
    feeCents: 2_000,
    textId: 'x_cancel',
    digest: sha256,
  },
});

export const reprinted = (number: string, copy: number) => ({
  type: 'registration.reprinted',
  data: { entry: 'e-1', number, copy },
});

export const started = { type: 'tournament.started', data: { at: 0 } };

const figures = { entries: 2, caveCents: 20_000, rebuys: 1, rebuyCents: 10_000, levyCents: 1_200, additionCents: 0 };

export const frozen = {
  type: 'prizes.structureFrozen',
  data: {
    ...figures,
    rateBasisPoints: 400,
    floorCents: 28_800,
    guaranteeCents: 0,
    poolCents: 28_800,
    basisPoints: [6_500, 3_500],
    stepCents: 100,
    rounding: 'largest-remainder',
    prizes: [
      { rank: 1, amountCents: 18_800 },
      { rank: 2, amountCents: 10_000 },
    ],
  },
};

export const ranked = {
  type: 'standings.closed',
  data: {
    ranking: [
      { rank: 1, sharedThrough: 1, entry: 'e-1' },
      { rank: 2, sharedThrough: 2, entry: 'e-2' },
    ],
  },
};

export const paid = {
  type: 'prizes.paid',
  data: {
    ...cash(18_800),
    number: 'P-2027-000001',
    rank: 1,
    entry: 'e-1',
    amountCents: 18_800,
    documentVerdict: 'valid',
    digest: sha256,
  },
};

const line = {
  book: '2026-2027',
  line: 1,
  day: '2027-03-05',
  tournament: 't-papers',
  type: 'multi-table-rebuy',
  buyInCents: 10_000,
  rateBasisPoints: 400,
  awardedAt: 0,
  ...figures,
  baseCents: 30_000,
  prizesCents: 28_800,
};

export const levyLine = [
  { type: 'levy.lineEntered', data: line },
  { type: 'levy.lineCertified', data: { book: line.book, line: 1, account: 'mcd1', role: 'committee-member' } },
  { type: 'levy.lineCountersigned', data: { book: line.book, line: 1, account: 'caisse1' } },
];
