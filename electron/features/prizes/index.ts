import type { DeskFeature } from '../../desk/feature.ts';
import { prizesCommands } from './handlers.ts';
import { prizesProjection } from './projection.ts';
import { prizesQueries } from './queries.ts';

/** The prize structure, its freezing, and the payment of every prize to its winner. */
export const prizesFeature: DeskFeature = {
  name: 'prizes',
  commands: prizesCommands,
  queries: prizesQueries,
  projection: prizesProjection,
};
