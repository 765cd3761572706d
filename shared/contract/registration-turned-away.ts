import { turningAwayCodes, type VerdictCode } from '../domain/people/index.ts';
import { command } from './define.ts';
import { id } from './fields.ts';
import { z } from './zod.ts';

/**
 * Somebody was turned away at the desk, by a block or because the house made use of a limitation: the journal keeps the check, and nothing of the person. `called` asks the committee to come to the
 * desk. Answers `{code, called}`.
 */
export const turnAwayContract = command({
  name: 'registration.turnAway',
  roles: ['cashier', 'committee-member', 'responsible-director'],
  input: z.strictObject({
    tournament: id,
    code: z.enum(turningAwayCodes as [VerdictCode, ...VerdictCode[]]),
    till: id.optional(),
    called: z.boolean(),
  }),
  refusals: ['registration.unknownTournament', 'registration.limitationDecider'],
  example: { tournament: 't-open', code: 'minor', till: 'caisse-1', called: true },
});
