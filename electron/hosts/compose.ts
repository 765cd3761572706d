import type { DeskFeature } from '../desk/feature.ts';
import { accountsFeature } from '../features/accounts/index.ts';
import { auditFeature } from '../features/audit/index.ts';
import { houseFeature } from '../features/house/index.ts';

/** Every feature of the house, in the order in which their read tables are changed. The only place that knows them all. */
export const features: readonly DeskFeature[] = [accountsFeature, houseFeature, auditFeature];
