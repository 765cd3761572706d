import type { DeskFeature } from '../../desk/feature.ts';
import { ledgerProjection } from './projection.ts';
import { ledgerQueries } from './queries.ts';

/** Double entry: each money event's postings in its own transaction, and what they add up to. */
export const ledgerFeature: DeskFeature = {
  name: 'ledger',
  commands: [],
  queries: ledgerQueries,
  projection: ledgerProjection,
};
