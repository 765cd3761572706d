import type { DeskFeature } from '../../desk/feature.ts';
import { tournamentCommands } from './handlers.ts';
import { change } from './change.ts';
import { tick } from './evening.ts';
import { plan } from './plan.ts';
import { premisesCommands } from './premises.ts';
import { tournamentProjection } from './projection.ts';
import { tournamentQueries } from './queries.ts';

export { profileOf, tournamentFacts, zoneOf } from './house-facts.ts';

/** Tournaments from the plan to the closing: terms, rules booklet, director, registration window, delay, end. */
export const tournamentFeature: DeskFeature = {
  name: 'tournament',
  commands: [plan, change, tick, ...premisesCommands, ...tournamentCommands],
  queries: tournamentQueries,
  projection: tournamentProjection,
};
