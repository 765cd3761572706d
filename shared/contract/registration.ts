import { declarations } from '../domain/registration/index.ts';
import { command } from './define.ts';
import { entryPayment, freeText, id, pin } from './fields.ts';
import { documentVerdict, exampleIdentity, identity, mrz } from './identity.ts';
import {
  clearFlagContract,
  flagContract,
  floor,
  refuseTransferContract,
  reprintContract,
  signature,
  standing,
} from './registration-papers-and-flags.ts';
import {
  knownPlayerContract,
  listEntriesContract,
  receiptsContract,
  searchEntriesContract,
  tillPapersContract,
  wonEntryContract,
} from './registration-queries.ts';
import { blocked, decides, decisions, desk, money, paying, payingOut } from './registration-desk.ts';
import { laterTextContracts } from './registration-later-text.ts';
import { turnAwayContract } from './registration-turned-away.ts';
import { z } from './zod.ts';

const who = {
  tournament: id,
  /** A new entry's id, or the pre-registration that is being paid. */
  entry: id.optional(),
  /** A person on file, or a new person's id. */
  person: id.optional(),
  identity,
  mrz: mrz.optional(),
  documentVerdict: documentVerdict.optional(),
  decisions,
  /** Needed with decisions. */
  pin: pin.optional(),
};

const windowed = [
  'registration.unknownTournament',
  'registration.notOpen',
  'registration.closed',
  'registration.lateOver',
  'registration.structureFrozen',
  'registration.full',
  'registration.tableFull',
  'registration.idTaken',
  'registration.otherPerson',
  'registration.flaggedEntry',
] as const;

/** Answers `{entry, person}`. */
export const preRegisterContract = command({
  name: 'registration.preRegister',
  roles: desk,
  signed: decides,
  input: z.strictObject(who),
  refusals: [...windowed, ...blocked, ...signature],
  example: { tournament: 't-open', identity: { ...exampleIdentity, givenNames: 'Agathe', birthDate: '1979-02-11' } },
});

/** Answers `{entry, person, number, table, seat, draw, late, watch, checks}`. */
export const registerPlayerContract = command({
  name: 'registration.registerPlayer',
  roles: desk,
  signed: decides,
  input: z.strictObject({
    ...who,
    ...money,
    payment: entryPayment,
    bulletin: z.strictObject({
      signed: z.boolean(),
      channel: z.enum(['handed-in', 'sent']),
      declarations: z.array(z.enum(declarations)).max(declarations.length),
      rulesVersion: z.int().min(1).optional(),
    }),
    /** Whether the player's name may stand on screens and lists in the room. */
    publicName: z.boolean(),
  }),
  refusals: [
    ...windowed,
    ...blocked,
    'registration.rulesMissing',
    'registration.notSigned',
    'registration.declarationMissing',
    'registration.otherRules',
    ...paying,
    'registration.entryNotWon',
    'seating.noFreeSeat',
    'seating.drawsOver',
    ...signature,
  ],
  example: {
    tournament: 't-open',
    identity: exampleIdentity,
    till: 'caisse-1',
    payment: [
      { method: 'cash', amountCents: 2_000 },
      { method: 'card', amountCents: 10_000 },
    ],
    cashRetypedCents: 2_000,
    bulletin: { signed: true, channel: 'handed-in', declarations: [...declarations] },
    publicName: true,
  },
});

/** Answers `{entry, number, chips, watch}`. */
export const rebuyContract = command({
  name: 'registration.rebuy',
  roles: desk,
  input: z.strictObject({
    tournament: id,
    entry: id,
    ...money,
    /** The level in which the lost hand began, when the floor says that it began before the level changed. */
    handBegunInLevel: z.int().min(1).optional(),
  }),
  refusals: [
    'registration.unknownTournament',
    'registration.noRebuys',
    ...standing,
    'registration.notCheckedIn',
    'registration.flaggedEntry',
    'registration.reEntered',
    'registration.rebuyLimit',
    'registration.structureFrozen',
    'registration.notBusted',
    'registration.playStopped',
    'registration.takenOut',
    'registration.rebuyOver',
    ...paying,
  ],
  example: {
    tournament: 't-running',
    entry: 'e-run-1',
    till: 'caisse-1',
    payment: [{ method: 'cash', amountCents: 10_000 }],
    cashRetypedCents: 10_000,
  },
});

/** Takes the entry's last rebuy back. Answers `{entry, number, refundNumber}`. */
export const refundRebuyContract = command({
  name: 'registration.refundRebuy',
  roles: desk,
  input: z.strictObject({ tournament: id, entry: id, ...money, reason: freeText }),
  refusals: [
    'registration.unknownTournament',
    ...standing,
    'registration.structureFrozen',
    'registration.unknownPaper',
    'registration.rebuyUsed',
    ...payingOut,
  ],
  example: {
    tournament: 't-running',
    entry: 'e-run-12',
    till: 'caisse-1',
    payment: [{ method: 'cash', amountCents: 10_000 }],
    cashRetypedCents: 10_000,
    reason: 'Recave vendue au mauvais joueur.',
  },
});

/** Before the start, even after printing: the number stays used. Answers `{entry, number, refundNumber}`. */
export const cancelRegistrationContract = command({
  name: 'registration.cancel',
  roles: desk,
  input: z.strictObject({ tournament: id, entry: id, ...money, reason: freeText }),
  refusals: ['registration.unknownTournament', ...standing, 'registration.started', ...payingOut],
  example: {
    tournament: 't-open',
    entry: 'e-open-1',
    till: 'caisse-1',
    payment: [{ method: 'card', amountCents: 12_000 }],
    reason: 'Le joueur ne peut plus venir.',
  },
});

/** Drops a pre-registration, for which nothing was paid. */
export const withdrawContract = command({
  name: 'registration.withdraw',
  roles: desk,
  input: z.strictObject({ tournament: id, entry: id, reason: freeText }),
  refusals: ['registration.unknownEntry', 'registration.leftAlready'],
  example: { tournament: 't-open', entry: 'pre-open-1', reason: 'Préinscription retirée par téléphone.' },
});

/** One entry of a cancelled or stopped tournament: fee and caves. Answers `{entry, refundNumber, amountCents}`. */
export const refundContract = command({
  name: 'registration.refund',
  roles: desk,
  input: z.strictObject({ tournament: id, entry: id, ...money }),
  refusals: [
    'registration.unknownTournament',
    ...standing,
    'registration.notCancelled',
    'registration.expelled',
    'registration.notRefunded',
    ...payingOut,
  ],
  example: {
    tournament: 't-cancelled',
    entry: 'e-off-1',
    till: 'caisse-1',
    payment: [{ method: 'card', amountCents: 12_000 }],
  },
});

/** Identity seen again on site, then the seat may be taken. Answers `{entry, table, seat}`. */
export const checkInContract = command({
  name: 'registration.checkIn',
  roles: floor,
  signed: decides,
  input: z.strictObject({
    tournament: id,
    entry: id,
    /** The document shown now, when it is another than that of the registration; absent: that one, seen again. */
    document: identity.shape.document.optional(),
    documentVerdict,
    mrz: mrz.optional(),
    decisions,
    /** Needed with decisions. */
    pin: pin.optional(),
  }),
  refusals: [
    'registration.unknownTournament',
    'registration.closed',
    ...standing,
    'registration.takenOut',
    'registration.documentNotValid',
    'registration.checkedInAlready',
    'registration.otherPerson',
    'registration.checkInTooEarly',
    'registration.flaggedEntry',
    ...blocked,
    ...signature,
  ],
  example: {
    tournament: 't-open',
    entry: 'e-open-2',
    document: { kind: 'cnie', number: 'X4SAMPLE8', expiry: '2031-06-30' },
    documentVerdict: 'valid',
  },
});

export const registrationContracts = [
  preRegisterContract,
  registerPlayerContract,
  rebuyContract,
  refundRebuyContract,
  ...laterTextContracts,
  cancelRegistrationContract,
  withdrawContract,
  refundContract,
  checkInContract,
  reprintContract,
  flagContract,
  clearFlagContract,
  refuseTransferContract,
  turnAwayContract,
  listEntriesContract,
  searchEntriesContract,
  receiptsContract,
  knownPlayerContract,
  wonEntryContract,
  tillPapersContract,
];
