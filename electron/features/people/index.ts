import type { DeskFeature } from '../../desk/feature.ts';
import { editIdentityHandler } from './edit-identity.ts';
import { importListHandler } from './import-list.ts';
import { openTournaments } from './live-entries.ts';
import { peopleQueries } from './queries.ts';
import { retentionCommands } from './retention/handlers.ts';
import { personFileQuery } from './retention/person-file.ts';
import { retentionProjection } from './retention/projection.ts';
import { purgeCommands, type ReadsUnderWay } from './retention/purge.ts';
import { retentionQuery } from './retention/queries.ts';
import { recheckHandler } from './recheck.ts';
import type { RegistrationPort } from './registration-port.ts';

export { filedAtOnce } from './filing.ts';
export { liveEntriesOf } from './live-entries.ts';
export { clearOldIssues } from './list-rows.ts';
export { knownPerson } from './known-person.ts';
export { personFile } from './retention/person-file.ts';
export { nearbyOf, type Nearby } from './nearby.ts';
export { identityDigest, personOf, saltOf } from './person-records.ts';
export { watchForRechecks } from './recheck-watch.ts';
export { sweepPapers } from './retention/destroy.ts';
export { watchForPurges } from './retention/purge-run.ts';
export { savePerson } from './save-person.ts';
export { screenPerson } from './screening.ts';
export { allSuspensions, standingSuspension, suspensionById, type SuspensionRow } from './suspension.ts';
export { searchPeople } from './search.ts';

/**
 * The people the house knows and the lists it holds them against. The port is the registration feature's: what
 * re-screening finds against live entries becomes its events, in the same transaction.
 */
export const peopleFeature = (port: RegistrationPort & { readonly readsUnderWay: ReadsUnderWay }): DeskFeature => ({
  name: 'people',
  commands: [
    importListHandler(port),
    editIdentityHandler(port.flagEvents),
    recheckHandler(port),
    ...retentionCommands,
    ...purgeCommands(port.readsUnderWay),
  ],
  queries: [...peopleQueries, retentionQuery, personFileQuery],
  projection: {
    tables: [...openTournaments.tables, ...retentionProjection.tables],
    on: { ...openTournaments.on, ...retentionProjection.on },
  },
});
