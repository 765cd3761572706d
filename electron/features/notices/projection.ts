import type { NoticeEvents } from '../../../shared/domain/notices/index.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';

export const noticesProjection: Projection = {
  tables: ['notices'],
  on: {
    'notices.prepared': on<NoticeEvents['notices.prepared']>((db, { stream, data }) =>
      db.run(
        'INSERT INTO notices (tournament, notice, deadline_at) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET deadline_at = excluded.deadline_at',
        tournamentOf(stream),
        data.notice,
        data.deadlineAt,
      ),
    ),
    'notices.sent': on<NoticeEvents['notices.sent']>((db, { stream, data }) =>
      db.run(
        'UPDATE notices SET sent_at = ? WHERE tournament = ? AND notice = ?',
        data.sentAt,
        tournamentOf(stream),
        data.notice,
      ),
    ),
    'notices.received': on<NoticeEvents['notices.received']>((db, { stream, data }) =>
      db.run(
        'UPDATE notices SET received_at = ? WHERE tournament = ? AND notice = ?',
        data.receivedAt,
        tournamentOf(stream),
        data.notice,
      ),
    ),
  },
};
