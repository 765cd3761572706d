import type { DeskFeature } from '../../desk/feature.ts';
import { standingsCommands } from './handlers.ts';
import { standingsProjection } from './projection.ts';
import { standingsQueries } from './queries.ts';

/** Who is out, in which order, and the final award. */
export const standingsFeature: DeskFeature = {
  name: 'standings',
  commands: standingsCommands,
  queries: standingsQueries,
  projection: standingsProjection,
};
