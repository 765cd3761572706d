import type { DeskFeature } from '../../desk/feature.ts';
import { levyCommands } from './handlers.ts';
import { levyProjection } from './projection.ts';
import { levyQueries } from './queries.ts';

export { foliosOfBook, pageOfBook, type NamedBookPage } from './book.ts';
export { mentionsOf } from './volumes.ts';

/** The levy and its book 11 ter: lines, two signatures, red corrections. */
export const levyFeature: DeskFeature = {
  name: 'levy',
  commands: levyCommands,
  queries: levyQueries,
  projection: levyProjection,
};
