import { expulsionGrounds } from '../domain/conduct/index.ts';
import { byDirector, chips, directors, running, signature, stacks } from './conduct-desk.ts';
import { command } from './define.ts';
import { freeText, id, instant, pin } from './fields.ts';
import { z } from './zod.ts';

const sanction = [...byDirector, ...running, 'conduct.unknownIncident', 'conduct.unknownEntry'] as const;

/** Away for a time, up to `backAt` or until called back; the stack stays and is blinded. Signed by the tournament director. */
export const expelForTimeContract = command({
  name: 'conduct.expelForTime',
  roles: directors,
  signed: true,
  input: z.strictObject({ tournament: id, entry: id, incident: id, backAt: instant.optional(), pin }),
  refusals: [
    ...sanction,
    'conduct.expelledAlready',
    'conduct.notInPlay',
    'conduct.awayAlready',
    'conduct.backInPast',
    ...signature,
  ],
  example: { tournament: 't-running', entry: 'e-run-5', incident: 'i-run-1', pin: '2468' },
});

export const callBackContract = command({
  name: 'conduct.callBack',
  roles: directors,
  input: z.strictObject({ tournament: id, entry: id }),
  refusals: [...byDirector, ...running, 'conduct.notAway'],
  example: { tournament: 't-halted', entry: 'e-halted-3' },
});

/** Out for good, without any refund. `chips`: what was taken off the table. Signed by the tournament director. */
export const expelContract = command({
  name: 'conduct.expel',
  roles: directors,
  signed: true,
  input: z.strictObject({
    tournament: id,
    entry: id,
    incident: id,
    ground: z.enum(expulsionGrounds),
    chips: chips.optional(),
    pin,
  }),
  refusals: [
    ...sanction,
    'conduct.expelledAlready',
    'conduct.notInPlay',
    'conduct.groundMismatch',
    'conduct.lastPlayer',
    ...signature,
  ],
  example: {
    tournament: 't-running',
    entry: 'e-run-5',
    incident: 'i-run-1',
    ground: 'fraud',
    chips: 18_500,
    pin: '2468',
  },
});

/** The wrong player was expelled: back in play, while the ranking is open. */
export const revokeExpulsionContract = command({
  name: 'conduct.revokeExpulsion',
  roles: directors,
  signed: true,
  input: z.strictObject({ tournament: id, entry: id, reason: freeText, pin }),
  refusals: [...byDirector, ...running, 'conduct.notExpelled', ...signature],
  example: { tournament: 't-halted', entry: 'e-halted-4', reason: 'Erreur sur la personne.', pin: '2468' },
});

/** Paid and never there once late registration is over: chips counted out, money stays, seat free. */
export const removeAbsentContract = command({
  name: 'conduct.removeAbsent',
  roles: directors,
  signed: true,
  input: z.strictObject({ tournament: id, absent: stacks, pin }),
  refusals: [
    ...byDirector,
    ...running,
    'conduct.lateRegistrationOpen',
    'conduct.nobodyAbsent',
    'conduct.notAbsent',
    'conduct.lastPlayer',
    ...signature,
  ],
  example: { tournament: 't-absent', absent: [{ entry: 'e-absent-4', chips: 19_000 }], pin: '2468' },
});
