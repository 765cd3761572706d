import type { DeskFeature } from '../../desk/feature.ts';
import { tillsCommands } from './handlers.ts';
import { tillsProjection } from './projection.ts';
import { tillsQueries } from './queries.ts';

export { drawerFacts } from './drawer.ts';

/** Drawers: a float, what goes through, a blind count. */
export const tillsFeature: DeskFeature = {
  name: 'tills',
  commands: tillsCommands,
  queries: tillsQueries,
  projection: tillsProjection,
};
