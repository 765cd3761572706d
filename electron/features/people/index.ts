import type { DeskFeature } from '../../desk/feature.ts';
import { editIdentityHandler } from './edit-identity.ts';
import { importListHandler } from './import-list.ts';
import { openTournaments } from './live-entries.ts';
import { peopleQueries } from './queries.ts';
import type { FlagEvents } from './rescreening.ts';

export { filedAtOnce } from './filing.ts';
export { knownPerson } from './known-person.ts';
export { nearbyOf, type Nearby } from './nearby.ts';
export { identityDigest, personOf, saltOf } from './person-records.ts';
export { savePerson } from './save-person.ts';
export { screenPerson } from './screening.ts';
export { searchPeople } from './search.ts';

/**
 * The people the house knows and the lists it holds them against. `flagEvents` is the registration feature's: what
 * re-screening finds against live entries becomes its events, in the same transaction.
 */
export const peopleFeature = (flagEvents: FlagEvents): DeskFeature => ({
  name: 'people',
  commands: [importListHandler(flagEvents), editIdentityHandler(flagEvents)],
  queries: peopleQueries,
  projection: openTournaments,
});
