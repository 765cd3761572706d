import type { Measure } from './measure.ts';
import { verifyVsSha256 } from './verify-vs-sha256.ts';

/** Every measure, in the order in which it is printed. */
export const measures: readonly Measure[] = [verifyVsSha256];
