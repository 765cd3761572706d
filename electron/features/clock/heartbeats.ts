import type { HeartbeatsDigest, Reading } from '../../../shared/domain/clock/index.ts';
import { canonicalJson } from '../../../shared/kernel/canonical-json.ts';
import { sha256Hex } from '../../../shared/kernel/sha256.ts';
import type { ReadableDatabase, UnitOfWork } from '../../storage/database.ts';

/** A sign of life: who was alive, when, and what it showed. `source` is `desk` or a screen's, `screen:` and its station. */
export interface Heartbeat {
  readonly tournament: string;
  readonly source: string;
  readonly at: Reading;
  readonly position: number;
  readonly remainingMs: number;
}

export const deskSource = 'desk';

/** Writes one sign of life; outside the journal, in a transaction of the host's (decision 19). */
export function recordHeartbeat(db: UnitOfWork, { tournament, source, at, position, remainingMs }: Heartbeat): void {
  db.run(
    'INSERT INTO heartbeats (tournament, source, wall, mono, position, remaining_ms) VALUES (?, ?, ?, ?, ?, ?)',
    tournament,
    source,
    at.wall,
    at.mono,
    position,
    remainingMs,
  );
}

/** The desk's last sign of life for a tournament; `null` when there is none. */
export function lastAlive(db: ReadableDatabase, tournament: string): Reading | null {
  const sql = 'SELECT wall, mono FROM heartbeats WHERE tournament = ? AND source = ? ORDER BY beat DESC LIMIT 1';
  return db.get<{ wall: number; mono: number }>(sql, tournament, deskSource) ?? null;
}

interface BeatRow {
  readonly beat: number;
  readonly source: string;
  readonly wall: number;
  readonly mono: number;
  readonly position: number;
  readonly remaining: number;
}

export interface OpenHeartbeats {
  readonly digest: HeartbeatsDigest;
  readonly lastBeat: number;
}

/** The signs of life that no event has taken in yet, digested; `null` when there are none. */
export function openHeartbeats(db: ReadableDatabase, tournament: string): OpenHeartbeats | null {
  const rows = db.all<BeatRow>(
    'SELECT beat, source, wall, mono, position, remaining_ms AS remaining FROM heartbeats WHERE tournament = ? AND taken IS NULL ORDER BY beat',
    tournament,
  );
  const last = rows.at(-1);
  return last ? { digest: { count: rows.length, sha256: digestOf(rows) }, lastBeat: last.beat } : null;
}

/** SHA-256 over the rows' canonical JSON, one a line, in order. */
const digestOf = (rows: readonly BeatRow[]): string =>
  sha256Hex(
    rows
      .map(({ source, wall, mono, position, remaining }) =>
        canonicalJson({ source, wall, mono, position, remainingMs: remaining }),
      )
      .join('\n'),
  );

/** Marks the digested rows as taken into the journal, all with the number of their last one. */
export function takeHeartbeats(db: UnitOfWork, tournament: string, { lastBeat }: OpenHeartbeats): void {
  db.run(
    'UPDATE heartbeats SET taken = ? WHERE tournament = ? AND taken IS NULL AND beat <= ?',
    lastBeat,
    tournament,
    lastBeat,
  );
}

interface CitingRow {
  readonly seq: number;
  readonly stream: string;
  readonly count: number;
  readonly sha256: string;
}

/**
 * Lines of the journal whose digest is not that of the signs of life that were kept (decision 19): the n-th line of a tournament that cites
 * some took in its n-th group. Empty when what every screen showed can be proved.
 */
export function unprovenHeartbeats(db: ReadableDatabase): readonly number[] {
  const citing = db.all<CitingRow>(
    `SELECT seq, stream, body -> 'data' -> 'heartbeats' ->> 'count' AS count, body -> 'data' -> 'heartbeats' ->> 'sha256' AS sha256
     FROM journal WHERE body -> 'data' -> 'heartbeats' IS NOT NULL ORDER BY seq`,
  );
  const byTournament = Map.groupBy(citing, ({ stream }) => stream.slice(stream.indexOf('/') + 1));
  return [...byTournament].flatMap(([tournament, lines]) => unprovenOf(db, tournament, lines));
}

function unprovenOf(db: ReadableDatabase, tournament: string, lines: readonly CitingRow[]): number[] {
  const taken = db.all<BeatRow & { readonly taken: number }>(
    'SELECT beat, source, wall, mono, position, remaining_ms AS remaining, taken FROM heartbeats WHERE tournament = ? AND taken IS NOT NULL ORDER BY beat',
    tournament,
  );
  const groups = [...Map.groupBy(taken, (row) => row.taken).values()];
  return lines
    .filter(({ count, sha256 }, index) => {
      const rows = groups[index] ?? [];
      return rows.length !== count || digestOf(rows) !== sha256;
    })
    .map(({ seq }) => seq);
}
