import type { PrizesEvents } from '../domain/prizes/index.ts';
import { command, query } from './define.ts';
import { amountCents, date, id, payment, pin } from './fields.ts';
import { documentVerdict, identity } from './identity.ts';
import { z } from './zod.ts';

const basisPoints = z.int().min(1).max(10_000);
const scale = z.array(basisPoints).min(1).max(1000);
const step = z.int().min(1).max(100_000_00);
const rounding = z.enum(['largest-remainder', 'round-down-rest-to-first']);
const choices = {
  /** Another scale than the announced one, best place first; adds up to 10 000. */
  basisPoints: scale.optional(),
  stepCents: step.optional(),
  rounding: rounding.optional(),
  /** What the house adds of its own on top of floor and guarantee. */
  extraCents: amountCents.optional(),
};

const sheetRefusals = [
  'prizes.unknownTournament',
  'prizes.noEntrants',
  'prizes.percentNotHundred',
  'prizes.notDescending',
  'prizes.emptyPlace',
  'prizes.morePlacesThanEntrants',
  'prizes.additionOverCap',
] as const;

/** Answers `{poolCents, prizes: [{rank, amountCents}]}`. */
export const freezeContract = command({
  name: 'prizes.freeze',
  roles: ['committee-member', 'responsible-director'],
  signed: true,
  input: z.strictObject({ tournament: id, ...choices, pin }),
  refusals: [
    ...sheetRefusals,
    'prizes.notDirector',
    'prizes.additionByDirectorOnly',
    'prizes.over',
    'prizes.alreadyFrozen',
    'prizes.rebuysOpen',
    'prizes.registrationOpen',
    'prizes.scaleFixed',
    'accounts.wrongPin',
    'accounts.throttled',
  ],
  example: { tournament: 't-over', pin: '2468' },
});

/** The identity as the document shows it now, at the payout; compared with the registered person, kept only as a digest. */
const identitySeen = identity.pick({ surname: true, givenNames: true, birthDate: true, document: true });

const payInput = z.strictObject({
  tournament: id,
  entry: id,
  till: id,
  payment: payment.refine((parts) => parts.every(({ method }) => method !== 'card'), 'a prize is not paid to a card'),
  cashRetypedCents: amountCents.optional(),
  documentVerdict,
  identity: identitySeen,
});

const dueRefusals = ['prizes.rankingOpen', 'prizes.notRanked', 'prizes.alreadyPaid'] as const;

const payRefusals = [
  ...dueRefusals,
  'prizes.isEntry',
  'prizes.flagged',
  'prizes.notThePlayer',
  'prizes.documentRefused',
  'prizes.documentExpired',
  'registration.paymentMismatch',
  'registration.cashRetyped',
  'tills.closed',
  'tills.short',
] as const;

/** Answers `{number, rank, amountCents, watch}`; the slip is the query `prizes.slip`. */
export const payContract = command({
  name: 'prizes.pay',
  roles: ['cashier'],
  input: payInput,
  refusals: [...payRefusals, 'prizes.setAside'],
  example: {
    tournament: 't-final',
    entry: 'e-fin-1',
    till: 'caisse-1',
    payment: [{ method: 'cash', amountCents: 19_200 }],
    cashRetypedCents: 19_200,
    documentVerdict: 'valid',
    identity: {
      surname: 'Faure',
      givenNames: 'Nicolas',
      birthDate: '1965-11-13',
      document: { kind: 'old-cni', number: '130175175549', expiry: null },
    },
  },
});

/** Pays a prize that was set aside. Answers `{number, rank, amountCents, watch}`. */
export const payUnclaimedContract = command({
  name: 'prizes.payUnclaimed',
  roles: ['cashier'],
  input: payInput,
  refusals: [...payRefusals, 'prizes.notSetAside'],
  example: {
    tournament: 't-final',
    entry: 'e-fin-3',
    till: 'caisse-1',
    payment: [{ method: 'transfer', amountCents: 7_700 }],
    documentVerdict: 'valid',
    identity: {
      surname: 'Philippe',
      givenNames: 'Romain',
      birthDate: '1947-05-19',
      document: { kind: 'passport', number: '58HB51841', expiry: '2033-06-22' },
    },
  },
});

const unclaimedReason = z.enum(['absent', 'refuses-to-sign', 'identity-refused', 'entry-to-take-up']);

/** Sets a prize aside (decision 16). Answers `{number}` of the voucher where it is an entry to take up. */
export const leaveUnclaimedContract = command({
  name: 'prizes.leaveUnclaimed',
  roles: ['committee-member', 'responsible-director', 'cashier'],
  input: z.strictObject({ tournament: id, entry: id, reason: unclaimedReason }),
  refusals: [...dueRefusals, 'prizes.setAside', 'prizes.notAnEntry'],
  example: { tournament: 't-final', entry: 'e-fin-2', reason: 'absent' },
});

/** Logs that players asked for a deal and were refused. Answers `{refused: true, rules}`. */
export const refuseDealContract = command({
  name: 'prizes.refuseDeal',
  roles: ['floor', 'committee-member', 'responsible-director'],
  input: z.strictObject({ tournament: id, entries: z.array(id).min(2).max(100) }),
  refusals: ['prizes.unknownTournament', 'prizes.dealsAllowed', 'prizes.unknownPlayers'],
  example: { tournament: 't-running', entries: ['e-run-2', 'e-run-3'] },
});

const readers = ['floor', 'cashier', 'committee-member', 'responsible-director', 'compliance'] as const;

/** Answers a `PrizeSheet` with `warnings`, `proposedPlaces`, `freezeOverdue`, `playersLeft` and `bubble`. Provisional ("à titre indicatif") until frozen. */
export const sheetContract = query({
  name: 'prizes.sheet',
  roles: readers,
  input: z.strictObject({ tournament: id, ...choices }),
  refusals: sheetRefusals,
  example: { tournament: 't-final' },
});

/** Answers `{awards: [{rank, sharedThrough, entry, person, amountCents, bountyCents?, entryTo?, status, number?, reason?, at?}]}`, best first. */
export const payableContract = query({
  name: 'prizes.payable',
  roles: readers,
  input: z.strictObject({ tournament: id }),
  refusals: [],
  example: { tournament: 't-final' },
});

/** Answers a `PaymentSlip`. */
export const slipContract = query({
  name: 'prizes.slip',
  roles: readers,
  input: z.strictObject({ number: z.string().regex(/^P-\d{4}-\d{6,}$/) }),
  refusals: ['prizes.unknownPaper'],
  example: { number: 'P-2027-000001' },
});

/** Prizes of the whole house that wait to be claimed. Answers `{prizes: [{tournament, rank, entry, amountCents, reason, at}]}`. */
export const unclaimedContract = query({
  name: 'prizes.unclaimed',
  roles: readers,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

export const prizesContracts = [
  freezeContract,
  payContract,
  payUnclaimedContract,
  leaveUnclaimedContract,
  refuseDealContract,
  sheetContract,
  payableContract,
  slipContract,
  unclaimedContract,
];

const count = z.int().min(0);
const rank = z.int().min(1);

const paid = z.strictObject({
  number: z.string(),
  rank,
  entry: id,
  amountCents,
  payment,
  till: id,
  session: id,
  day: date,
  documentVerdict,
  digest: z.string().length(64),
  bountyCents: amountCents.optional(),
  watch: z.boolean(),
});

export const prizesEvents = {
  'prizes.structureFrozen': z.strictObject({
    entries: count,
    caveCents: amountCents,
    rebuys: count,
    rebuyCents: amountCents,
    rateBasisPoints: z.int().min(0),
    levyCents: amountCents,
    floorCents: amountCents,
    guaranteeCents: amountCents,
    additionCents: amountCents,
    poolCents: amountCents,
    basisPoints: z.array(basisPoints).max(1000),
    stepCents: step,
    rounding,
    prizes: z.array(z.strictObject({ rank, amountCents })).min(1),
    prizeEntries: z.strictObject({ tournament: id, name: z.string(), valueCents: amountCents, count }).optional(),
    bounty: z.strictObject({ count, eachCents: amountCents, amountCents }).optional(),
    goods: z.strictObject({ what: z.string(), valueCents: amountCents }).optional(),
    bonus: z.strictObject({ count: z.int(), amountCents, levyCents: amountCents }).optional(),
  }),
  'prizes.paid': paid,
  'prizes.unclaimedPaid': paid,
  'prizes.leftUnclaimed': z.strictObject({
    ...{ rank, entry: id, amountCents, reason: unclaimedReason },
    number: z
      .string()
      .regex(/^B-\d{4}-\d{6,}$/)
      .optional(),
  }),
  'prizes.dealRefused': z.strictObject({ entries: z.array(id).min(2) }),
} satisfies Record<keyof PrizesEvents, z.ZodType>;
