import { secondsToWait, type Tries } from '../../../shared/domain/accounts/index.ts';
import type { ReadableDatabase, UnitOfWork } from '../../storage/database.ts';

/** Tries of yesterday are forgotten, so that made-up logins do not fill the table. */
const forgottenAfterMs = 24 * 3_600_000;

/**
 * Counts one try of each subject (a login, a station) and answers 0, or counts nothing and answers the seconds to wait.
 * A try is counted before it is judged: a hundred sent at once are a hundred, not one.
 */
export function chargeTry(db: UnitOfWork, subjects: readonly string[], at: number): number {
  db.run('DELETE FROM sign_in_tries WHERE last_at < ?', at - forgottenAfterMs);
  const seconds = Math.max(...subjects.map((subject) => secondsToWait(triesOf(db, subject), at)));
  if (seconds > 0) return seconds;
  for (const subject of subjects) {
    db.run(
      'INSERT INTO sign_in_tries (subject, wrong, last_at) VALUES (?, 1, ?) ON CONFLICT (subject) DO UPDATE SET wrong = wrong + 1, last_at = excluded.last_at',
      subject,
      at,
    );
  }
  return 0;
}

/** After a right try: the count begins again. */
export function forgetTries(db: UnitOfWork, subjects: readonly string[]): void {
  for (const subject of subjects) db.run('DELETE FROM sign_in_tries WHERE subject = ?', subject);
}

const triesOf = (db: ReadableDatabase, subject: string): Tries =>
  db.get<Tries>('SELECT wrong, last_at AS lastAt FROM sign_in_tries WHERE subject = ?', subject) ?? {
    wrong: 0,
    lastAt: 0,
  };
