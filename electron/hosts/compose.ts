import { flagEvents, settledOf } from '../../shared/domain/registration/index.ts';
import type { DeskFeature } from '../desk/feature.ts';
import { accountsFeature } from '../features/accounts/index.ts';
import { auditFeature, readsUnderWay } from '../features/audit/index.ts';
import { clockFeature } from '../features/clock/index.ts';
import { conductFeature } from '../features/conduct/index.ts';
import { documentsFeature } from '../features/documents/index.ts';
import { houseFeature } from '../features/house/index.ts';
import { ledgerFeature } from '../features/ledger/index.ts';
import { levyFeature } from '../features/levy/index.ts';
import { dutiesFeature, noticesFeature } from '../features/notices/index.ts';
import { peopleFeature } from '../features/people/index.ts';
import { prizesFeature } from '../features/prizes/index.ts';
import { registersFeature } from '../features/registers/index.ts';
import { registrationFeature } from '../features/registration/index.ts';
import { seatingFeature } from '../features/seating/index.ts';
import { standingsFeature } from '../features/standings/index.ts';
import { tillsFeature } from '../features/tills/index.ts';
import { tournamentFeature } from '../features/tournament/index.ts';

/** Every feature of the house, in the order in which their read tables are changed. The only place that knows them all. */
export const features: readonly DeskFeature[] = [
  accountsFeature,
  houseFeature,
  peopleFeature({ flagEvents, settledOf, readsUnderWay }),
  tournamentFeature,
  noticesFeature,
  dutiesFeature,
  clockFeature,
  registrationFeature,
  seatingFeature,
  standingsFeature,
  conductFeature,
  prizesFeature,
  levyFeature,
  ledgerFeature,
  tillsFeature,
  registersFeature,
  documentsFeature,
  auditFeature,
];
