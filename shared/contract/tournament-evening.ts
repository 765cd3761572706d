import { eveningSteps, postingMeans } from '../domain/tournament/index.ts';
import { command } from './define.ts';
import { id } from './fields.ts';
import { z } from './zod.ts';

const step = z.enum(eveningSteps);
const posting = { place: z.string().min(1).max(120), means: z.enum(postingMeans) };

/** Somebody has looked at a step of the evening, or takes that back; what hangs before the players with its `posting`. Answers `{}`. */
export const tickStepContract = command({
  name: 'tournament.tickStep',
  roles: ['responsible-director', 'committee-member', 'floor', 'cashier'],
  input: z.strictObject({ tournament: id, step, done: z.boolean(), posting: z.strictObject(posting).optional() }),
  refusals: [
    'tournament.unknown',
    'tournament.wrongPhase',
    'tournament.prizesNotFrozen',
    'tournament.rulesNotPublished',
    'tournament.postingPlace',
  ],
  example: { tournament: 't-draft', step: 'printers', done: true },
});

export const eveningEvents = {
  'tournament.stepTicked': z.strictObject({
    ...{ step, done: z.boolean(), lastReceipt: z.string().nullable().optional() },
    ...{ place: posting.place.optional(), means: posting.means.optional(), rulesVersion: z.int().min(1).optional() },
  }),
};
