import { eveningSteps } from '../domain/tournament/index.ts';
import { command } from './define.ts';
import { id } from './fields.ts';
import { z } from './zod.ts';

const step = z.enum(eveningSteps);

/** Somebody has looked at a step of the evening, or takes that back. Answers `{}`. */
export const tickStepContract = command({
  name: 'tournament.tickStep',
  roles: ['responsible-director', 'committee-member', 'floor', 'cashier'],
  input: z.strictObject({ tournament: id, step, done: z.boolean() }),
  refusals: ['tournament.unknown', 'tournament.wrongPhase', 'tournament.prizesNotFrozen'],
  example: { tournament: 't-draft', step: 'printers', done: true },
});

export const eveningEvents = {
  'tournament.stepTicked': z.strictObject({ step, done: z.boolean(), lastReceipt: z.string().nullable().optional() }),
};
