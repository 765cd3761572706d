import type { ReadableDatabase } from '../../storage/database.ts';

/** How many streams of a kind a window gets at most: an evening's tournaments and some before, not ten years of them. */
const most = 40;

/**
 * The streams of a kind (`tournament`) that were written to last, latest first. Steps through the index from name to name:
 * the cost grows with the number of streams, not with the length of the journal.
 */
export function recentStreams(db: ReadableDatabase, kind: string): string[] {
  const [from, below] = [`${kind}/`, `${kind}0`]; // "0" is the character after "/"
  const rows = db.all<{ stream: string }>(
    `WITH RECURSIVE names (stream) AS (
       SELECT min(stream) FROM journal WHERE stream >= ? AND stream < ?
       UNION ALL
       SELECT (SELECT min(stream) FROM journal WHERE stream > names.stream AND stream < ?) FROM names
       WHERE names.stream IS NOT NULL
     )
     SELECT stream FROM names WHERE stream IS NOT NULL
     ORDER BY (SELECT seq FROM journal WHERE journal.stream = names.stream ORDER BY rev DESC LIMIT 1) DESC
     LIMIT ?`,
    from,
    below,
    below,
    most,
  );
  return rows.map((row) => row.stream);
}
