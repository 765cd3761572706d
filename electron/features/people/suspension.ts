import type { SuspendedCandidate } from '../../../shared/domain/people/index.ts';
import type { DeskReader } from '../../desk/feature.ts';
import type { ReadableDatabase } from '../../storage/database.ts';
import { personOf } from './person-records.ts';

/** A suspension that was not lifted. `until` is its last day, `null` for life; `reason` the id of its sealed text. */
export interface SuspensionRow {
  readonly suspension: string;
  readonly person: string;
  readonly until: string | null;
  readonly since: number;
  readonly tournament: string | null;
  readonly incident: string | null;
  readonly reason: string;
}

const columns = 'suspension, person, until, since, tournament, incident, reason';

export const suspensionById = (db: ReadableDatabase, suspension: string): SuspensionRow | null =>
  db.get<SuspensionRow>(`SELECT ${columns} FROM suspensions WHERE suspension = ? AND lifted_at IS NULL`, suspension) ??
  null;

/** The person's suspension that counts on a civil date, its last day included; `null` without one. */
export const standingSuspension = (db: ReadableDatabase, person: string, day: string): SuspensionRow | null =>
  db.get<SuspensionRow>(
    `SELECT ${columns} FROM suspensions WHERE person = ? AND lifted_at IS NULL AND (until IS NULL OR until >= ?)
     ORDER BY until IS NULL DESC, until DESC LIMIT 1`,
    person,
    day,
  ) ?? null;

/** Which of these persons the house does not admit on the day, with their data; purged ones are nobody's any more. */
export const suspendedAmong = (
  read: Pick<DeskReader, 'db' | 'vault'>,
  persons: readonly string[],
  day: string,
): readonly SuspendedCandidate[] =>
  [...new Set(persons)].flatMap((person) => {
    const standing = standingSuspension(read.db, person, day);
    const identity = standing && personOf(read, person);
    return standing && identity ? [{ person, identity, until: standing.until }] : [];
  });

/** All that were not lifted, the next to end first, those for life last. */
export const allSuspensions = (db: ReadableDatabase): readonly SuspensionRow[] =>
  db.all<SuspensionRow>(
    `SELECT ${columns} FROM suspensions WHERE lifted_at IS NULL ORDER BY until IS NULL, until, since, suspension`,
  );
