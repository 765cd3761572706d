import type { ReadableDatabase } from '../../storage/database.ts';
import type { House } from '../house.ts';

/** A clock is set a little now and then; a difference of more than this is a wrong date or hour. */
const toleranceMs = 60_000;

/** So many of the last lines are looked at: some may have been written while the clock was already wrong. */
const lastLines = 2000;

function latestMoment(db: ReadableDatabase): number {
  const sql = `SELECT max(at) AS at FROM (SELECT body ->> 'at' AS at FROM journal ORDER BY seq DESC LIMIT ${lastLines})`;
  return db.get<{ at: number | null }>(sql)?.at ?? 0;
}

/**
 * Answers the journal's latest moment (epoch ms) while the computer's clock says an earlier one, else `null`: time does not run
 * back, so the clock is wrong, and what is written now would bear a wrong hour.
 */
export function journalAhead({ desk, store }: Pick<House, 'desk' | 'store'>): () => number | null {
  let latest = latestMoment(store.reader);
  desk.subscribe((events) => {
    for (const { at } of events) latest = Math.max(latest, at);
  });
  return () => (desk.now().wall < latest - toleranceMs ? latest : null);
}
