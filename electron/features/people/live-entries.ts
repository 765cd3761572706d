import { on, type DeskReader, type Projection } from '../../desk/feature.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';

/** An entry that may still play, rebuy or be paid. */
export interface LiveEntry {
  readonly tournament: string;
  readonly entry: string;
  readonly person: string;
}

const live = `
  SELECT e.tournament AS tournament, e.entry AS entry, e.person AS person
  FROM open_tournaments o CROSS JOIN entries e ON e.tournament = o.tournament
  WHERE e.state IN ('pre-registered', 'registered', 'checked-in')`;

/** All live entries of tournaments that are neither closed nor cancelled, in order. */
export const liveEntries = ({ db }: DeskReader): readonly LiveEntry[] =>
  db.all<LiveEntry>(`${live} ORDER BY e.tournament, e.entry`);

export const liveEntriesOf = ({ db }: DeskReader, person: string): readonly LiveEntry[] =>
  db.all<LiveEntry>(`${live} AND e.person = ? ORDER BY e.tournament, e.entry`, person);

/** The checks whose flag a person lifted from an entry. */
export const liftedChecks = ({ db }: DeskReader, { tournament, entry }: LiveEntry): readonly string[] =>
  db
    .all<{ check: string }>('SELECT "check" FROM lifted_checks WHERE tournament = ? AND entry = ?', tournament, entry)
    .map(({ check }) => check);

const gone = on<object>((db, { stream }) =>
  db.run('DELETE FROM open_tournaments WHERE tournament = ?', tournamentOf(stream)),
);

/** Which tournaments a re-screening looks at. */
export const openTournaments: Projection = {
  tables: ['open_tournaments', 'lifted_checks'],
  on: {
    'registration.flagCleared': on<{ readonly entry: string; readonly check: string }>((db, { stream, data }) =>
      db.run(
        'INSERT OR IGNORE INTO lifted_checks (tournament, entry, "check") VALUES (?, ?, ?)',
        tournamentOf(stream),
        data.entry,
        data.check,
      ),
    ),
    'tournament.planned': on<object>((db, { stream }) =>
      db.run('INSERT OR IGNORE INTO open_tournaments (tournament) VALUES (?)', tournamentOf(stream)),
    ),
    'tournament.closed': gone,
    'tournament.cancelled': gone,
  },
};
