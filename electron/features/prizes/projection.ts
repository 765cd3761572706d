import type { PrizeLeft, PrizePaid, StructureFrozen } from '../../../shared/domain/prizes/index.ts';
import type { WonEntryTaken } from '../../../shared/domain/registration/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { takePaperNumber } from '../../desk/numbers.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';
import type { UnitOfWork } from '../../storage/database.ts';

function markPaid(db: UnitOfWork, { stream, at, actor, data }: JournalEvent<string, PrizePaid>): void {
  takePaperNumber(db, data.number);
  const { entry, rank, amountCents, number, payment, till, day, documentVerdict } = data;
  const paid = JSON.stringify({ payment, till, day, documentVerdict, account: actor });
  db.run(
    `INSERT INTO prizes (tournament, entry, rank, amount_cents, status, number, paid, at) VALUES (?, ?, ?, ?, 'paid', ?, ?, ?)
     ON CONFLICT (tournament, entry) DO UPDATE SET status = 'paid', number = excluded.number, paid = excluded.paid, at = excluded.at
     WHERE status = 'unclaimed'`,
    ...[tournamentOf(stream), entry, rank, amountCents, number, paid, at],
  );
}

export const prizesProjection: Projection = {
  tables: ['prize_places', 'prizes'],
  on: {
    'prizes.structureFrozen': on<StructureFrozen>((db, { stream, data }) => {
      for (const { rank, amountCents } of data.prizes) {
        db.run(
          'INSERT INTO prize_places (tournament, rank, amount_cents) VALUES (?, ?, ?)',
          ...[tournamentOf(stream), rank, amountCents],
        );
      }
    }),
    'prizes.paid': on<PrizePaid>(markPaid),
    'prizes.unclaimedPaid': on<PrizePaid>(markPaid),
    'registration.wonEntryTaken': on<WonEntryTaken>((db, { stream, at, data }) =>
      db.run(
        "UPDATE prizes SET status = 'paid', number = ?, at = ? WHERE tournament = ? AND entry = ? AND status = 'unclaimed'",
        ...[data.number, at, tournamentOf(stream), data.entry],
      ),
    ),
    'prizes.leftUnclaimed': on<PrizeLeft>((db, { stream, at, data }) => {
      db.run(
        `INSERT INTO prizes (tournament, entry, rank, amount_cents, status, reason, at) VALUES (?, ?, ?, ?, 'unclaimed', ?, ?)`,
        ...[tournamentOf(stream), data.entry, data.rank, data.amountCents, data.reason, at],
      );
      if (data.number !== undefined) takePaperNumber(db, data.number);
    }),
  },
};
