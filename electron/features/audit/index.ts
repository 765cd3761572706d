import type { DeskFeature } from '../../desk/feature.ts';
import { auditQueries } from './queries.ts';

export { readsUnderWay } from './long-read.ts';

/** Proof: the journal verified, exported and read. Long reads happen in a worker on a connection of their own. */
export const auditFeature: DeskFeature = { name: 'audit', commands: [], queries: auditQueries };
