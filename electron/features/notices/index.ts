import type { DeskFeature } from '../../desk/feature.ts';
import { dutyProjection } from './duty-projection.ts';
import { dutyQueries } from './duty-queries.ts';
import { noticesCommands } from './handlers.ts';
import { houseLetterCommands, houseLetterQueries } from './house-letters.ts';
import { noticesProjection } from './projection.ts';
import { proofCommands, proofQueries } from './proofs.ts';
import { noticesQueries } from './queries.ts';
import { staffCommands, staffQueries } from './staff.ts';

export { proofBytes } from './proofs.ts';

/** Notices to authorities: prepared, sent in time or late, received, with their proofs; those of the house too. */
export const noticesFeature: DeskFeature = {
  name: 'notices',
  commands: [...noticesCommands, ...proofCommands, ...houseLetterCommands, ...staffCommands],
  queries: [...noticesQueries, ...proofQueries, ...houseLetterQueries, ...staffQueries],
  projection: noticesProjection,
};

/** The calendar of duties: what all tournaments and the house owe, by its last moment. */
export const dutiesFeature: DeskFeature = {
  name: 'duties',
  commands: [],
  queries: dutyQueries,
  projection: dutyProjection,
};
