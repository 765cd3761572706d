import { commandToUi, search10k } from './desk-pages.ts';
import { dutyCalendarTenSeasons } from './duty-calendar-ten-seasons.ts';
import { clockErrorFrames, keyToHallMs } from './hall-screens.ts';
import { match50kExcluded } from './match-50k-excluded.ts';
import type { Measure } from './measure.ts';
import { receiptVsHelvetica } from './receipt-vs-helvetica.ts';
import { register1mVs1k } from './register-1m-vs-1k.ts';
import { registerVsCommit } from './register-vs-commit.ts';
import { seasonExportMb, verifyBundleVsSha256 } from './season-export.ts';
import { start200kVsEmpty } from './start-200k-vs-empty.ts';
import { verifyVsSha256 } from './verify-vs-sha256.ts';

/** Every measure, in the order in which it is printed. */
export const measures: readonly Measure[] = [
  registerVsCommit,
  receiptVsHelvetica,
  verifyVsSha256,
  register1mVs1k,
  start200kVsEmpty,
  match50kExcluded,
  dutyCalendarTenSeasons,
  verifyBundleVsSha256,
  seasonExportMb,
  clockErrorFrames,
  keyToHallMs,
  commandToUi,
  search10k,
];
