import { command } from './define.ts';
import { freeText, id, pin } from './fields.ts';
import { z } from './zod.ts';

/** Who works in the room and at its desk. */
export const floor = ['floor', 'cashier', 'committee-member', 'responsible-director'] as const;

/** What a signed command may answer besides. */
export const signature = ['accounts.wrongPin', 'accounts.throttled'] as const;

/** An entry that a command cannot be about. */
export const standing = ['registration.unknownEntry', 'registration.notPaid', 'registration.leftAlready'] as const;

const paperNumber = z.string().regex(/^[RCA]-\d{4}-\d{6,}$/);

/** Prints a paper again, marked DUPLICATA; by number, or an entry's receipt. Answers `{number, copy}`. */
export const reprintContract = command({
  name: 'registration.reprint',
  roles: floor,
  input: z
    .strictObject({ tournament: id, number: paperNumber.optional(), entry: id.optional() })
    .refine(({ number, entry }) => (number === undefined) !== (entry === undefined), 'give either number or entry'),
  refusals: ['registration.unknownPaper', ...standing],
  example: { tournament: 't-open', entry: 'e-open-2' },
});

/** Stops an entry by hand: no play, rebuy or payout until it is cleared. */
export const flagContract = command({
  name: 'registration.flag',
  roles: ['committee-member', 'responsible-director', 'compliance'],
  input: z.strictObject({ tournament: id, entry: id, reason: freeText }),
  refusals: ['registration.unknownEntry', 'registration.leftAlready'],
  example: { tournament: 't-running', entry: 'e-run-10', reason: 'Pièce signalée volée par son titulaire.' },
});

/** Lifts a flag with a reason and the giver's signature. */
export const clearFlagContract = command({
  name: 'registration.clearFlag',
  roles: ['committee-member', 'responsible-director', 'compliance'],
  signed: true,
  input: z.strictObject({ tournament: id, entry: id, check: id, reason: freeText, pin }),
  refusals: ['registration.unknownEntry', 'registration.notFlagged', ...signature],
  example: {
    tournament: 't-running',
    entry: 'e-run-11',
    check: 'by-hand',
    reason: 'Vérifié : homonyme, pièce vue.',
    pin: '2468',
  },
});

/** Logs that a transfer was asked for; it is never done (FR-REG-50). Answers `{transferred: false, rules}`. */
export const refuseTransferContract = command({
  name: 'registration.refuseTransfer',
  roles: floor,
  input: z.strictObject({ tournament: id, entry: id }),
  refusals: ['registration.unknownEntry'],
  example: { tournament: 't-open', entry: 'e-open-2' },
});
