import type { Refused } from '../../shared/kernel/refusal.ts';
import type { ReadableDatabase } from '../storage/database.ts';
import { refuseStorage } from '../storage/refusals.ts';

/**
 * No update between the opening and the closing of a gaming day: what began under one program ends under it. Read in the journal's own
 * lines, since nothing else of an older database can be relied upon. A rehearsal plays for nothing and is let through. Refuses
 * `storage.dayOpen {day}`.
 */
export function refusalOfOpenDay(db: ReadableDatabase): Refused | undefined {
  const last = db.get<{ type: string; day: string }>(
    `SELECT type, body -> 'data' ->> 'day' AS day FROM journal
     WHERE stream = 'house' AND type IN ('house.dayOpened', 'house.dayClosed') ORDER BY rev DESC LIMIT 1`,
  );
  if (last?.type !== 'house.dayOpened' || isRehearsal(db)) return undefined;
  return refuseStorage('storage.dayOpen', { day: last.day });
}

/** Whether the folder was founded as a rehearsal, which it is for good. */
export const isRehearsal = (db: ReadableDatabase): boolean =>
  db.get("SELECT 1 FROM marks WHERE mark = 'rehearsal'") !== undefined;
