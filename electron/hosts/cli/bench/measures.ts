import type { Measure } from './measure.ts';
import { register1mVs1k } from './register-1m-vs-1k.ts';
import { registerVsCommit } from './register-vs-commit.ts';
import { verifyVsSha256 } from './verify-vs-sha256.ts';

/** Every measure, in the order in which it is printed. */
export const measures: readonly Measure[] = [registerVsCommit, verifyVsSha256, register1mVs1k];
