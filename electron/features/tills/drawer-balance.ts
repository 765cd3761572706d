import { drawer } from '../../../shared/domain/ledger/index.ts';
import type { DeskReader } from '../../desk/feature.ts';

/** What a session's drawer should hold: its float and every cash movement since it was opened. */
export function expectedCents({ db }: DeskReader, till: string, session: string): number {
  const row = db.get<{ balance: number | null }>(
    `SELECT sum(amount_cents) AS balance FROM postings
     WHERE account = ? AND seq >= (SELECT opened_seq FROM till_sessions WHERE session = ?)`,
    drawer(till),
    session,
  );
  return row?.balance ?? 0;
}
