import type { DeskFeature } from '../desk/feature.ts';

/** Every feature of the house, in the order in which their read tables are changed. The only place that knows them all. */
export const features: readonly DeskFeature[] = [];
