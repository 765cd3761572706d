import { directors, signature } from './conduct-desk.ts';
import { command } from './define.ts';
import { date, freeText, id, pin } from './fields.ts';
import { z } from './zod.ts';

/** The house does not admit a person any more, to a last day or, without one, for life. Answers `{suspension, stopped}`. */
export const suspendPersonContract = command({
  name: 'conduct.suspendPerson',
  roles: directors,
  signed: true,
  input: z.strictObject({
    suspension: id.optional(),
    person: id,
    until: date.optional(),
    tournament: id.optional(),
    incident: id.optional(),
    reason: freeText,
    pin,
  }),
  refusals: ['conduct.unknownPerson', 'conduct.suspensionInPast', 'conduct.personSuspendedAlready', ...signature],
  example: { person: 'p-run-2', until: '2027-12-31', reason: 'Insultes répétées au personnel.', pin: '2468' },
});

export const liftSuspensionContract = command({
  name: 'conduct.liftSuspension',
  roles: directors,
  signed: true,
  input: z.strictObject({ suspension: id, reason: freeText, pin }),
  refusals: ['conduct.unknownSuspension', ...signature],
  example: { suspension: 'suspension-1', reason: 'Excuses présentées, décision du comité.', pin: '2468' },
});
