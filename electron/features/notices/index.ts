import type { DeskFeature } from '../../desk/feature.ts';
import { noticesCommands } from './handlers.ts';
import { noticesProjection } from './projection.ts';
import { noticesQueries } from './queries.ts';

/** Notices to authorities: prepared, sent in time or late, received. */
export const noticesFeature: DeskFeature = {
  name: 'notices',
  commands: noticesCommands,
  queries: noticesQueries,
  projection: noticesProjection,
};
