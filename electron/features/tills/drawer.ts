import { drawer } from '../../../shared/domain/ledger/index.ts';
import type { Drawer } from '../../../shared/domain/tills/index.ts';
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

/** The drawer that money is to be taken from; a closed one holds nothing. */
export function drawerFacts(read: DeskReader, till: string): Drawer {
  const tillState = read.state('till', till).till;
  const { session } = tillState;
  return { tillState, holdsCents: session ? expectedCents(read, till, session.session) : 0 };
}
