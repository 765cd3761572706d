import { profileInForce } from '../../../shared/domain/house/index.ts';
import {
  dutyEntries,
  houseDuties,
  inOrder,
  type DutyEntry,
  type DutyMoment,
  type DutyRow,
} from '../../../shared/domain/notices/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import { endOfDay, localDate, startOfDay } from '../../../shared/kernel/calendar.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { hasLines } from './month-lines.ts';
import type { ReadableDatabase } from '../../storage/database.ts';

const columns = `duties.tournament AS tournament, tournaments.name AS name, kind, occasion, due_at AS dueAt, laxer_at AS laxerAt,
  duties.starts_at AS startsAt, unit, state, late`;

type StoredRow = Omit<DutyRow, 'late'> & { readonly late: number };

const rowsWhere = (db: ReadableDatabase, where: string, ...values: readonly number[]): readonly DutyRow[] =>
  db
    .all<StoredRow>(
      `SELECT ${columns} FROM duties JOIN tournaments ON tournaments.tournament = duties.tournament WHERE ${where}`,
      ...values,
    )
    .map((row) => ({ ...row, late: row.late === 1 }));

/** The house that duties are reckoned for; `undefined` before it is founded. */
export interface DutyHouse {
  readonly moment: DutyMoment;
  readonly profile: Profile;
}

export function dutyHouse(read: DeskReader, now: number): DutyHouse | undefined {
  const { house } = read.state('house');
  const profile = profileInForce(house);
  if (!house.identity || !profile) return undefined;
  const { timeZone, seasonStarts } = house.identity;
  const alsaceMoselle = profile.alsaceMoselleHolidays;
  return { moment: { now, zone: timeZone, seasonStarts, alsaceMoselle }, profile };
}

const ownRows = (read: DeskReader, { moment, profile }: DutyHouse, span: { from: string; to: string }) =>
  houseDuties(
    {
      profile,
      filings: read.state('house').filings,
      listDate: read.state('house').lists.exclusion?.listDate ?? null,
      singleTables: (fromAt, toAt) =>
        read.db.get(
          "SELECT 1 FROM tournaments WHERE format = 'single-table' AND starts_at BETWEEN ? AND ? LIMIT 1",
          fromAt,
          toAt,
        ) !== undefined,
      hasLines: (month) => hasLines(read.db, month),
    },
    span,
    moment,
  );

/** Every duty and every start between two civil days, both included, in order. */
export function entriesBetween(read: DeskReader, house: DutyHouse, span: { from: string; to: string }) {
  const { moment } = house;
  const fromAt = startOfDay(span.from, moment.zone);
  const toAt = endOfDay(span.to, moment.zone);
  const rows = rowsWhere(read.db, 'due_at BETWEEN ? AND ?', fromAt, toAt);
  const entries = dutyEntries([...rows, ...ownRows(read, house, span)], moment);
  return [...entries, ...starts(read.db, moment, [fromAt, toAt]), ...unsigned(read.db, house, [fromAt, toAt])].sort(
    inOrder,
  );
}

const plain = { laxerAt: null, adviseOn: null, unit: null, late: false, letters: 0, received: 0 } as const;

interface TournamentRow {
  readonly tournament: string;
  readonly name: string;
  readonly at: number;
}

function starts(db: ReadableDatabase, { zone }: DutyMoment, span: readonly [number, number]): readonly DutyEntry[] {
  const rows = db.all<TournamentRow>(
    "SELECT tournament, name, starts_at AS at FROM tournaments WHERE starts_at BETWEEN ? AND ? AND phase <> 'cancelled'",
    ...span,
  );
  return rows.map(({ tournament, name, at }) => ({
    ...plain,
    ...{ id: `${tournament}:start`, kind: 'start', tournament, name, at, startsAt: at },
    ...{ day: localDate(at, zone), whole: false, status: 'start' },
  }));
}

/** Lines of the book 11 ter that lack a signature: due within the profile's minutes after they were entered (FR-REG-96, 97). */
function unsigned(
  db: ReadableDatabase,
  { moment, profile }: DutyHouse,
  [fromAt, toAt]: readonly [number, number],
): readonly DutyEntry[] {
  const withinMs = profile.levy.certifyWithinMinutes * 60_000;
  const rows = db.all<TournamentRow & { readonly book: string; readonly line: number }>(
    `SELECT levy_lines.tournament, tournaments.name, entered_at + ? AS at, book, line FROM levy_lines
     JOIN tournaments ON tournaments.tournament = levy_lines.tournament
     WHERE countersigned_at IS NULL AND entered_at BETWEEN ? AND ?`,
    withinMs,
    fromAt - withinMs,
    toAt - withinMs,
  );
  return rows.map(({ tournament, name, at, book, line }) => ({
    ...plain,
    ...{ id: `${tournament}:register:${book}-${line}`, kind: 'register', tournament, name, at, startsAt: null },
    ...{ day: localDate(at, moment.zone), whole: false, status: at < moment.now ? 'late' : 'to-prepare' },
  }));
}

/** What is still to be prepared or sent by this instant, and what of that concerns events that are not over. */
export const openRows = (db: ReadableDatabase, untilAt: number): readonly DutyRow[] =>
  rowsWhere(
    db,
    `state IN ('to-prepare', 'to-send') AND due_at <= ? AND (phase <> 'closed' AND (phase <> 'cancelled' OR kind = 'change-or-cancel'))`,
    untilAt,
  );

export const ownRowsUntil = ownRows;
