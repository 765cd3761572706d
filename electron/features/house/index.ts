import type { DeskFeature } from '../../desk/feature.ts';
import { dayProjection } from './day-dues.ts';
import { equipmentCommands } from './equipment.ts';
import { houseCommands } from './handlers.ts';
import { houseQueries } from './queries.ts';
import { setUpHandler } from './set-up.ts';

/** The house itself: its identity on papers, its rules, where its notices go, its gaming days. */
export const houseFeature: DeskFeature = {
  name: 'house',
  commands: [setUpHandler, ...houseCommands, ...equipmentCommands],
  queries: houseQueries,
  projection: dayProjection,
};
