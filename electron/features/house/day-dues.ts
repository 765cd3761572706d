import type { DayFacts, HouseIdentity } from '../../../shared/domain/house/index.ts';
import { lineInForce } from '../../../shared/domain/levy/index.ts';
import { awards, settlementOf } from '../../../shared/domain/prizes/index.ts';
import type { StreamStates } from '../../../shared/domain/streams.ts';
import { gamingDay } from '../../../shared/kernel/calendar.ts';
import { on, type DeskReader, type Projection } from '../../desk/feature.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';

type TournamentState = Readonly<StreamStates['tournament']>;

/** A gaming day is opened within itself, so it lies within this of its opening, with an hour for a clock change. */
const withinMs = 25 * 3_600_000;

/** What the open gaming day still owes, for its closing, however late that comes. */
export function dayDues(
  read: DeskReader,
  open: { readonly day: string; readonly openedAt: number },
  { timeZone, gamingDayEnds }: HouseIdentity,
): DayFacts {
  const started = read.db
    .all<{ tournament: string; startedAt: number }>(
      'SELECT tournament, started_at AS startedAt FROM day_tournaments WHERE started_at BETWEEN ? AND ? ORDER BY started_at, tournament',
      open.openedAt - withinMs,
      open.openedAt + withinMs,
    )
    .filter(({ startedAt }) => gamingDay(startedAt, timeZone, gamingDayEnds) === open.day)
    .map(({ tournament }) => tournament);
  const whose = (unsettled: (state: TournamentState) => boolean): string[] =>
    started.filter((tournament) => {
      const state = read.state('tournament', tournament);
      return !isBrokenOff(state) && unsettled(state);
    });
  return {
    tournaments: started,
    unpaidTournaments: whose(owesPrizes),
    unsignedTournaments: [...new Set([...whose(lacksSignature), ...unsignedLines(read)])],
    openTills: read.db.all<{ till: string }>('SELECT till FROM day_tills ORDER BY till').map(({ till }) => till),
  };
}

/** Play was stopped for good, or bagged until another day: that evening awards no prize and owes no line (FR-REG-79, A-20). */
const isBrokenOff = ({ plan }: TournamentState): boolean => plan.stoppedAt !== null || plan.haltedAt !== null;

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
