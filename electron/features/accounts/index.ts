import type { DeskFeature } from '../../desk/feature.ts';
import { accountCommands } from './handlers.ts';
import { accountsProjection } from './projection.ts';
import { accountQueries } from './queries.ts';

export { accessOf, type Access } from './access.ts';
export { putAccount, staffNames } from './account-records.ts';
export { newAccountFacts, stretchBoth, type StretchedPair } from './new-account.ts';

/** Who works here, what they may do, and the secrets by which they sign. Sign-in itself is `accessOf`. */
export const accountsFeature: DeskFeature = {
  name: 'accounts',
  commands: accountCommands,
  queries: accountQueries,
  projection: accountsProjection,
};
