import type { DeskFeature } from '../../desk/feature.ts';
import { registersCommands } from './handlers.ts';
import { registersProjection } from './projection.ts';
import { registersQueries } from './queries.ts';

export { observationOf } from './observations.ts';
export { houseWatchCents } from './queries.ts';
export { missingInWords } from './watch-file.ts';
export { watchLines } from './watch.ts';

/** Registers beside the book 11 ter: observations, incidents of all tournaments, the watch on 2 000 €. */
export const registersFeature: DeskFeature = {
  name: 'registers',
  commands: registersCommands,
  queries: registersQueries,
  projection: registersProjection,
};
