import type { DeskFeature } from '../../desk/feature.ts';
import { seatingCommands } from './handlers.ts';
import { seatingQueries } from './queries.ts';

export { drawSeed, keepSeed, type DrawSeed } from './draw-seed.ts';

/** Seats: drawn by a committed seed, listed by name and by table, checked again by anybody. Read from the journal itself. */
export const seatingFeature: DeskFeature = {
  name: 'seating',
  commands: seatingCommands,
  queries: seatingQueries,
};
