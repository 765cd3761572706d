import type { TillClosed, TillOpened } from '../../../shared/domain/tills/index.ts';
import { on, type Projection } from '../../desk/feature.ts';

/** Each session of each drawer. */
export const tillsProjection: Projection = {
  tables: ['till_sessions'],
  on: {
    'till.opened': on<TillOpened>((db, { seq, at, data }) =>
      db.run(
        `INSERT INTO till_sessions (session, till, day, account, float_cents, opened_at, opened_seq, handed_by)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        data.session,
        data.till,
        data.day,
        data.account,
        data.floatCents,
        at,
        seq,
        data.handedBy ?? null,
      ),
    ),
    'till.closed': on<TillClosed>((db, { at, data }) =>
      db.run(
        'UPDATE till_sessions SET closed_at = ?, closed_by = ?, expected_cents = ?, counted_cents = ? WHERE session = ?',
        at,
        data.account,
        data.expectedCents,
        data.countedCents,
        data.session,
      ),
    ),
  },
};
