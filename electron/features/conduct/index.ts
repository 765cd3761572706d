import type { DeskFeature } from '../../desk/feature.ts';
import { haltCommands } from './halts.ts';
import { incidentCommands } from './incidents.ts';
import { conductProjection } from './projection.ts';
import { conductQueryHandlers } from './queries.ts';
import { sanctionCommands } from './sanctions.ts';
import { suspensionCommands } from './suspensions.ts';

/** The conduct of play: incidents, rulings, sanctions, play suspended and stopped, persons who are not admitted any more. */
export const conductFeature: DeskFeature = {
  name: 'conduct',
  commands: [...incidentCommands, ...sanctionCommands, ...haltCommands, ...suspensionCommands],
  queries: conductQueryHandlers,
  projection: conductProjection,
};
