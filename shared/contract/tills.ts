import type { TillEvents } from '../domain/tills/index.ts';
import { command, query } from './define.ts';
import { amountCents, date, freeText, id, pin } from './fields.ts';
import { z } from './zod.ts';

const desk = ['cashier', 'committee-member', 'responsible-director'] as const;
const readers = [...desk, 'compliance'] as const;

/** Answers `{session, day}`. */
export const openTillContract = command({
  name: 'tills.open',
  roles: desk,
  input: z.strictObject({ till: id, floatCents: amountCents, floatRetypedCents: amountCents }),
  refusals: ['tills.alreadyOpen', 'tills.amountRetyped'],
  example: { till: 'caisse-9', floatCents: 50_000, floatRetypedCents: 50_000 },
});

/** Cash from the safe to a drawer (`in`) or back (`out`). */
export const moveCashContract = command({
  name: 'tills.move',
  roles: desk,
  input: z.strictObject({
    till: id,
    direction: z.enum(['in', 'out']),
    amountCents: amountCents.min(1),
    reason: freeText,
  }),
  refusals: ['tills.closed', 'tills.short'],
  example: { till: 'caisse-1', direction: 'in', amountCents: 1_000_000, reason: 'Fonds pour le paiement des prix.' },
});

/** A blind count, signed. Answers `{session, expectedCents, countedCents, differenceCents}`. */
export const closeTillContract = command({
  name: 'tills.close',
  roles: desk,
  signed: true,
  input: z.strictObject({ till: id, countedCents: amountCents, reason: freeText.optional(), pin }),
  refusals: ['tills.closed', 'tills.reasonNeeded', 'accounts.wrongPin', 'accounts.throttled'],
  example: { till: 'caisse-2', countedCents: 49_500, reason: 'Une pièce de 5 € rendue en trop.', pin: '2468' },
});

/** A reading (X) of an open drawer, on paper; it tells what the drawer should hold, so not for who counts it. Answers `{number}`. */
export const readTillContract = command({
  name: 'tills.read',
  roles: ['committee-member', 'responsible-director', 'compliance'],
  input: z.strictObject({ till: id }),
  refusals: ['tills.closed'],
  example: { till: 'caisse-1' },
});

/** Hands a drawer to another cashier on a blind count, signed by who hands it over. Answers as a closing does, and `{next}`. */
export const handOverContract = command({
  name: 'tills.handOver',
  roles: desk,
  signed: true,
  input: z.strictObject({ till: id, to: id, countedCents: amountCents, reason: freeText.optional(), pin }),
  refusals: [
    'tills.closed',
    'tills.reasonNeeded',
    'tills.handedToSelf',
    'tills.notACashier',
    'accounts.wrongPin',
    'accounts.throttled',
  ],
  example: {
    ...{ till: 'caisse-2', to: 'caisse2', countedCents: 49_500 },
    reason: 'Une pièce de 5 € rendue en trop.',
    pin: '2468',
  },
});

/** The cashier who was handed a drawer signs for its float. Answers `{session}`. */
export const takeOverContract = command({
  name: 'tills.takeOver',
  roles: desk,
  signed: true,
  input: z.strictObject({ till: id, pin }),
  refusals: ['tills.closed', 'tills.nothingToTakeOver', 'tills.notTheTaker', 'accounts.wrongPin', 'accounts.throttled'],
  example: { till: 'caisse-3', pin: '2468' },
});

/**
 * A drawer's open session and its closed ones of the day. What an open drawer should hold is told to directors and compliance
 * only, so that the count stays blind. Answers `{till, open, closed: […]}`.
 */
export const showTillContract = query({
  name: 'tills.show',
  roles: readers,
  input: z.strictObject({ till: id, day: date.optional() }),
  refusals: [],
  example: { till: 'caisse-1' },
});

/** Every drawer that was ever opened, by name. Answers `{tills: [{till, open, lastOpenedAt}]}`. */
export const listTillsContract = query({
  name: 'tills.list',
  roles: readers,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

export const tillsContracts = [
  openTillContract,
  moveCashContract,
  closeTillContract,
  readTillContract,
  handOverContract,
  takeOverContract,
  showTillContract,
  listTillsContract,
];

const sealed = { textId: id, digest: z.string().length(64) };

export const tillsEvents = {
  'till.opened': z.strictObject({
    till: id,
    session: id,
    day: date,
    floatCents: amountCents,
    account: id,
    handedBy: id.optional(),
  }),
  'till.read': z.strictObject({
    till: id,
    session: id,
    day: date,
    number: z.int().min(1),
    expectedCents: z.int(),
    account: id,
  }),
  'till.takenOver': z.strictObject({ till: id, session: id, account: id }),
  'till.moved': z.strictObject({
    ...sealed,
    till: id,
    session: id,
    direction: z.enum(['in', 'out']),
    amountCents,
  }),
  'till.closed': z.strictObject({
    till: id,
    session: id,
    day: date,
    expectedCents: z.int(),
    countedCents: amountCents,
    account: id,
    textId: id.optional(),
    digest: z.string().length(64).optional(),
  }),
} satisfies Record<keyof TillEvents, z.ZodType>;
