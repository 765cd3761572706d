import type {
  BonusRefunded,
  BonusSold,
  CheckedIn,
  PaidAt,
  PlayerRegistered,
  PreRegistered,
  Rebought,
  RebuyRefunded,
  Refunded,
  RegistrationCancelled,
  RegistrationEvents,
} from '../../../shared/domain/registration/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { takePaperNumber } from '../../desk/numbers.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';
import type { UnitOfWork } from '../../storage/database.ts';

interface Receipt {
  readonly number: string;
  readonly kind: 'registration' | 'rebuy' | 'bonus' | 'cancellation' | 'rebuy-refund' | 'bonus-refund' | 'refund';
  readonly entry: string;
  /** Absent where the entry row knows the person. */
  readonly person?: string;
  readonly cavesCents: number;
  readonly feeCents: number;
}

/** Files a numbered paper and moves its series on; money given back is negative. */
function file(db: UnitOfWork, { stream, seq, at, data }: JournalEvent<string, PaidAt>, receipt: Receipt): void {
  const tournament = tournamentOf(stream);
  takePaperNumber(db, receipt.number);
  db.run(
    `INSERT INTO receipts (number, kind, tournament, entry, person, till, session, day, caves_cents, fee_cents, seq, at)
     VALUES (?, ?, ?, ?, coalesce(?, (SELECT person FROM entries WHERE tournament = ? AND entry = ?)), ?, ?, ?, ?, ?, ?, ?)`,
    receipt.number,
    receipt.kind,
    tournament,
    receipt.entry,
    receipt.person ?? null,
    tournament,
    receipt.entry,
    data.till,
    data.session,
    data.day,
    receipt.cavesCents,
    receipt.feeCents,
    seq,
    at,
  );
}

const setState = (db: UnitOfWork, { stream, data }: JournalEvent<string, { entry: string }>, state: string): void =>
  db.run('UPDATE entries SET state = ? WHERE tournament = ? AND entry = ?', state, tournamentOf(stream), data.entry);

/** The entry that fell is no longer the one that its person has. */
const replace = (db: UnitOfWork, tournament: string, entry: string): void =>
  db.run("UPDATE entries SET state = 're-entered' WHERE tournament = ? AND entry = ?", tournament, entry);

const handlers = {
  'registration.preRegistered': on<PreRegistered>((db, { stream, data }) =>
    db.run(
      "INSERT INTO entries (tournament, entry, person, state) VALUES (?, ?, ?, 'pre-registered')",
      tournamentOf(stream),
      data.entry,
      data.person,
    ),
  ),
  'registration.playerRegistered': on<PlayerRegistered>((db, event) => {
    const { entry, person, number, buyInCents, feeCents, reEntryOf } = event.data;
    if (reEntryOf !== undefined) replace(db, tournamentOf(event.stream), reEntryOf);
    db.run(
      `INSERT INTO entries (tournament, entry, person, state, number) VALUES (?, ?, ?, 'registered', ?)
       ON CONFLICT (tournament, entry) DO UPDATE SET state = excluded.state, number = excluded.number`,
      tournamentOf(event.stream),
      entry,
      person,
      number,
    );
    file(db, event, { number, kind: 'registration', entry, person, cavesCents: buyInCents, feeCents });
  }),
  'registration.rebought': on<Rebought>((db, event) => {
    const { entry, number, priceCents } = event.data;
    file(db, event, { number, kind: 'rebuy', entry, cavesCents: priceCents, feeCents: 0 });
  }),
  'registration.rebuyRefunded': on<RebuyRefunded>((db, event) => {
    const { entry, refundNumber: number, priceCents } = event.data;
    file(db, event, { number, kind: 'rebuy-refund', entry, cavesCents: 0 - priceCents, feeCents: 0 });
  }),
  'registration.bonusSold': on<BonusSold>((db, event) => {
    const { entry, number, priceCents } = event.data;
    file(db, event, { number, kind: 'bonus', entry, cavesCents: priceCents, feeCents: 0 });
  }),
  'registration.bonusRefunded': on<BonusRefunded>((db, event) => {
    const { entry, refundNumber: number, priceCents } = event.data;
    file(db, event, { number, kind: 'bonus-refund', entry, cavesCents: 0 - priceCents, feeCents: 0 });
  }),
  'registration.cancelled': on<RegistrationCancelled>((db, event) => {
    const { entry, refundNumber: number, buyInCents, feeCents, bonusCents = 0 } = event.data;
    const cavesCents = 0 - buyInCents - bonusCents;
    setState(db, event, 'cancelled');
    file(db, event, { number, kind: 'cancellation', entry, cavesCents, feeCents: 0 - feeCents });
  }),
  'registration.withdrawn': on<{ entry: string }>((db, event) => setState(db, event, 'withdrawn')),
  'registration.refunded': on<Refunded>((db, event) => {
    const { entry, refundNumber: number, caveCents, recaveCents, feeCents, bonusCents = 0 } = event.data;
    const cavesCents = 0 - caveCents - recaveCents - bonusCents;
    setState(db, event, 'refunded');
    file(db, event, { number, kind: 'refund', entry, cavesCents, feeCents: 0 - feeCents });
  }),
  'registration.checkedIn': on<CheckedIn>((db, event) => setState(db, event, 'checked-in')),
  'registration.reprinted': on<RegistrationEvents['registration.reprinted']>((db, { data }) =>
    db.run('UPDATE receipts SET copies = ? WHERE number = ?', data.copy, data.number),
  ),
};

/** Entries by tournament and person, and every numbered paper with its money. */
export const registrationProjection: Projection = { tables: ['entries', 'receipts'], on: handlers };
