import { declarations } from '../domain/registration/index.ts';
import { command } from './define.ts';
import { freeText, id, pin } from './fields.ts';
import { documentVerdict } from './identity.ts';
import { blocked, decides, decisions, desk, money, paying, payingOut } from './registration-desk.ts';
import { signature, standing } from './registration-papers-and-flags.ts';
import { z } from './zod.ts';

/**
 * An eliminated player enters again where the rules allow it, on the same terms. `entry` is the one that fell, `newEntry` the new
 * one's id. Answers `{entry, person, number, table, seat, draw, watch}`.
 */
export const reEnterContract = command({
  name: 'registration.reEnter',
  roles: desk,
  signed: decides,
  input: z.strictObject({
    tournament: id,
    entry: id,
    newEntry: id.optional(),
    documentVerdict: documentVerdict.optional(),
    decisions,
    ...money,
    bulletin: z.strictObject({
      signed: z.boolean(),
      channel: z.enum(['handed-in', 'sent']),
      declarations: z.array(z.enum(declarations)).max(declarations.length),
      rulesVersion: z.int().min(1).optional(),
    }),
    /** Needed with decisions. */
    pin: pin.optional(),
  }),
  refusals: [
    'registration.unknownTournament',
    'registration.notOpen',
    'registration.closed',
    'registration.lateOver',
    'registration.structureFrozen',
    ...standing,
    'registration.idTaken',
    'registration.noReEntry',
    'registration.reEntered',
    'registration.notBusted',
    'registration.takenOut',
    'registration.reEntryLimit',
    'registration.flaggedEntry',
    ...blocked,
    'registration.rulesMissing',
    'registration.notSigned',
    'registration.declarationMissing',
    'registration.otherRules',
    ...paying,
    'seating.noFreeSeat',
    'seating.drawsOver',
    ...signature,
  ],
  example: {
    tournament: 't-later',
    entry: 'e-later-2',
    till: 'caisse-1',
    payment: [{ method: 'card', amountCents: 12_000 }],
    bulletin: { signed: true, channel: 'handed-in', declarations: [...declarations] },
  },
});

/** The dealers' bonus, once. Answers `{entry, number, chips, watch}`. */
export const sellBonusContract = command({
  name: 'registration.sellBonus',
  roles: desk,
  input: z.strictObject({ tournament: id, entry: id, ...money }),
  refusals: [
    'registration.unknownTournament',
    'registration.noBonus',
    ...standing,
    'registration.notCheckedIn',
    'registration.flaggedEntry',
    'registration.structureFrozen',
    'registration.bonusOut',
    'registration.bonusLimit',
    ...paying,
  ],
  example: {
    tournament: 't-later',
    entry: 'e-later-1',
    till: 'caisse-1',
    payment: [{ method: 'cash', amountCents: 1_000 }],
    cashRetypedCents: 1_000,
  },
});

/** Takes a bonus back that was sold by mistake. Answers `{entry, number, refundNumber}`. */
export const refundBonusContract = command({
  name: 'registration.refundBonus',
  roles: desk,
  input: z.strictObject({ tournament: id, entry: id, ...money, reason: freeText }),
  refusals: [
    'registration.unknownTournament',
    ...standing,
    'registration.structureFrozen',
    'registration.unknownPaper',
    'registration.bonusOut',
    ...payingOut,
  ],
  example: {
    tournament: 't-later',
    entry: 'e-later-3',
    till: 'caisse-1',
    payment: [{ method: 'cash', amountCents: 1_000 }],
    cashRetypedCents: 1_000,
    reason: 'Bonus vendu au mauvais joueur.',
  },
});

export const laterTextContracts = [reEnterContract, sellBonusContract, refundBonusContract];
