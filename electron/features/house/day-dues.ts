import type { DayFacts, HouseIdentity } from '../../../shared/domain/house/index.ts';
import { lineInForce } from '../../../shared/domain/levy/index.ts';
import { awards, settlementOf } from '../../../shared/domain/prizes/index.ts';
import type { StreamStates } from '../../../shared/domain/streams.ts';
import { gamingDay } from '../../../shared/kernel/calendar.ts';
import { on, type DeskReader, type Projection } from '../../desk/feature.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';

type TournamentState = Readonly<StreamStates['tournament']>;

/** A gaming day is opened within itself, so what starts on it lies within this of its opening, with an hour for a clock change. */
const withinMs = 25 * 3_600_000;

/** An event in several sessions, or one that was bagged for another day, is over within this of its start. */
const longestEventMs = 60 * 24 * 3_600_000;

interface OpenDay {
  readonly day: string;
  readonly openedAt: number;
}

/** What the open gaming day still owes, for its closing, however late that comes. */
export function dayDues(read: DeskReader, open: OpenDay, { timeZone, gamingDayEnds }: HouseIdentity): DayFacts {
  const dayOf = (at: number): string => gamingDay(at, timeZone, gamingDayEnds);
  const played = startedUpTo(read, open)
    .map(({ tournament, startedAt }) => ({ tournament, startedAt, state: read.state('tournament', tournament) }))
    .filter(({ startedAt, state }) => momentsOf(startedAt, state).some((at) => dayOf(at) === open.day));
  const whose = (unsettled: (state: TournamentState) => boolean): string[] =>
    played
      .filter(({ state }) => !goesOnLater(state, (at) => dayOf(at) > open.day) && unsettled(state))
      .map(({ tournament }) => tournament);
  return {
    tournaments: played.map(({ tournament }) => tournament),
    unpaidTournaments: whose(owesPrizes),
    unsignedTournaments: [...new Set([...whose(lacksSignature), ...unsignedLines(read)])],
    openTills: read.db.all<{ till: string }>('SELECT till FROM day_tills ORDER BY till').map(({ till }) => till),
  };
}

const startedUpTo = ({ db }: DeskReader, { openedAt }: OpenDay) =>
  db.all<{ tournament: string; startedAt: number }>(
    'SELECT tournament, started_at AS startedAt FROM day_tournaments WHERE started_at BETWEEN ? AND ? ORDER BY started_at, tournament',
    openedAt - longestEventMs,
    openedAt + withinMs,
  );

/** When it is played: its start, its later sessions, and its final award, whose prizes and line are of that day. */
const momentsOf = (startedAt: number, { plan, standings }: TournamentState): readonly number[] => [
  startedAt,
  ...(plan.terms?.sessions ?? []).map((session) => session.startsAt),
  ...(standings.closed ? [standings.closed.at] : []),
];

/**
 * Play was stopped for good, bagged until another day, or goes on in a later session: that evening awards no prize and owes no
 * line (FR-REG-40, FR-REG-79, A-20).
 */
function goesOnLater({ plan, standings }: TournamentState, isLater: (at: number) => boolean): boolean {
  if (plan.stoppedAt !== null || plan.haltedAt !== null) return true;
  return standings.closed === null && (plan.terms?.sessions ?? []).some(({ startsAt }) => isLater(startsAt));
}

/** True until every award is paid or set aside; a prize set aside is a debt of its own and lets the day close (decision 16). */
function owesPrizes(state: TournamentState): boolean {
  const due = awards(state);
  return due.length === 0 || due.some(({ entry }) => settlementOf(state.prizes, entry) === undefined);
}

/** True until the line in force, and every red line beside it, is certified and countersigned. */
const lacksSignature = ({ levy }: TournamentState): boolean =>
  lineInForce(levy) === undefined || levy.lines.some(({ certified, countersigned }) => !certified || !countersigned);

/** Tournaments with a line of the book 11 ter, of whatever day, that lacks a signature, or taken back and not entered anew. */
const unsignedLines = (read: DeskReader): string[] =>
  read.db
    .all<{ tournament: string }>(
      `SELECT DISTINCT tournament FROM levy_lines WHERE countersigned_at IS NULL
       UNION SELECT DISTINCT tournament FROM levy_lines WHERE corrects IS NOT NULL AND tournament NOT IN
         (SELECT tournament FROM levy_lines WHERE corrects IS NULL AND corrected_by IS NULL)
       ORDER BY tournament`,
    )
    .map(({ tournament }) => tournament);

/** A cancelled tournament was never started, so it owes the day nothing. */
export const dayProjection: Projection = {
  tables: ['day_tournaments', 'day_tills'],
  on: {
    'tournament.started': on<object>((db, { stream, at }) =>
      db.run('INSERT INTO day_tournaments (tournament, started_at) VALUES (?, ?)', tournamentOf(stream), at),
    ),
    'till.opened': on<{ readonly till: string }>((db, { data, at }) =>
      db.run('INSERT INTO day_tills (till, opened_at) VALUES (?, ?)', data.till, at),
    ),
    'till.closed': on<{ readonly till: string }>((db, { data }) =>
      db.run('DELETE FROM day_tills WHERE till = ?', data.till),
    ),
  },
};
