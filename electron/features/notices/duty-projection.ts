import type { HouseEvents, ProfileAdopted } from '../../../shared/domain/house/index.ts';
import { noticeOverview, noticesSlice, type NoticeSlices } from '../../../shared/domain/notices/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import { planSlice, type PlanState } from '../../../shared/domain/tournament/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { composeStream } from '../../../shared/kernel/slice.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';
import type { UnitOfWork } from '../../storage/database.ts';

interface DutyState {
  readonly plan: PlanState;
  readonly notices: ReturnType<typeof noticesSlice.initial>;
}

const fold = composeStream<DutyState>({ plan: planSlice, notices: noticesSlice });

interface Venue {
  readonly zone: string;
  readonly seasonStarts: string;
}

function stateOf<State>(db: UnitOfWork, source: string): State | undefined {
  const row = db.get<{ state: string }>('SELECT state FROM duty_states WHERE source = ?', source);
  return row && (JSON.parse(row.state) as State);
}

const keep = (db: UnitOfWork, source: string, state: object): void =>
  db.run(
    'INSERT INTO duty_states (source, state) VALUES (?, ?) ON CONFLICT DO UPDATE SET state = excluded.state',
    source,
    JSON.stringify(state),
  );

/** The terms without the structure: no duty asks for it, and it is the bulk of them. */
function kept({ plan, notices }: DutyState): DutyState {
  const terms = plan.terms && { ...plan.terms, levels: [], breaks: [], chips: [], payoutBasisPoints: [] };
  return { plan: { ...plan, terms }, notices };
}

/** Takes the event into what is known of the tournament, and reckons its duties anew. */
function take(db: UnitOfWork, event: JournalEvent): void {
  if (!event.stream.startsWith('tournament/')) return;
  const state = stateOf<DutyState>(db, event.stream) ?? fold.initial();
  fold.apply(state, event);
  keep(db, event.stream, kept(state));
  reckon(db, tournamentOf(event.stream), state);
}

function reckon(db: UnitOfWork, tournament: string, state: NoticeSlices): void {
  const venue = stateOf<Venue>(db, 'house');
  const profile = stateOf<Profile>(db, `profile/${state.plan.terms?.profileHash ?? ''}`);
  if (!venue || !profile) return;
  db.run('DELETE FROM duties WHERE tournament = ?', tournament);
  for (const line of noticeOverview(state, profile, { ...venue, now: 0 })) {
    db.run(
      `INSERT INTO duties (tournament, kind, occasion, recipient, notice, due_at, laxer_at, starts_at, unit, state, late, sent_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[tournament, line.kind, line.occasion, line.recipient, line.notice],
      ...[line.deadlineAt, line.laxerAt, line.startsAt, line.unit, line.status, Number(line.late), line.sentAt],
    );
  }
}

const taking = Object.fromEntries(
  [...Object.keys(planSlice.fold), ...Object.keys(noticesSlice.fold)].map((type) => [type, on<object>(take)]),
);

/** The calendar of duties: what each tournament owes, reckoned whenever its plan or its notices change. */
export const dutyProjection: Projection = {
  tables: ['duty_states', 'duties'],
  on: {
    ...taking,
    'house.founded': on<HouseEvents['house.founded']>((db, { data: { timeZone, seasonStarts } }) =>
      keep(db, 'house', { zone: timeZone, seasonStarts } satisfies Venue),
    ),
    'house.profileAdopted': on<ProfileAdopted>((db, { data: { hash, profile } }) =>
      keep(db, `profile/${hash}`, profile),
    ),
  },
};
