import type { ReadableDatabase } from '../../storage/database.ts';

export interface ClockCheck {
  /** `behind`: the journal knows a later moment; `ahead`: nothing was written for longer than a house stands still. */
  readonly verdict: 'agrees' | 'behind' | 'ahead';
  /** The latest moment that the journal knows, epoch milliseconds; `null` while it is empty. */
  readonly journalAt: number | null;
}

const toleranceMs = 2 * 60_000;
const longestSilenceMs = 366 * 24 * 3_600_000;
const lastLines = 500;

/** Whether the system's date can be right: limits counted by a wrong clock would be wrong. */
export function clockAgainstJournal(db: ReadableDatabase, now: number): ClockCheck {
  const row = db.get<{ at: number | null }>(
    "SELECT max(json_extract(body, '$.at')) AS at FROM (SELECT body FROM journal ORDER BY seq DESC LIMIT ?)",
    lastLines,
  );
  const journalAt = row?.at ?? null;
  if (journalAt === null) return { verdict: 'agrees', journalAt };
  if (now < journalAt - toleranceMs) return { verdict: 'behind', journalAt };
  return { verdict: now > journalAt + longestSilenceMs ? 'ahead' : 'agrees', journalAt };
}
