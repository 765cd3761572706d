import type { TournamentEvents } from '../../../shared/domain/tournament/index.ts';
import type { TournamentPhase } from '../../../shared/domain/tournament/index.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';

const reaches = (phase: TournamentPhase) =>
  on((db, { stream }) => db.run('UPDATE tournaments SET phase = ? WHERE tournament = ?', phase, tournamentOf(stream)));

export const tournamentProjection: Projection = {
  tables: ['tournaments'],
  on: {
    'tournament.planned': on<TournamentEvents['tournament.planned']>((db, { stream, data }) =>
      db.run(
        "INSERT INTO tournaments (tournament, name, format, room, starts_at, phase) VALUES (?, ?, ?, ?, ?, 'planned')",
        tournamentOf(stream),
        data.name,
        data.format,
        data.room,
        data.startsAt,
      ),
    ),
    'tournament.registrationOpened': reaches('registration-open'),
    'tournament.registrationClosed': on((db, { stream }) =>
      // Late registration ends while play goes on: that is no other phase.
      db.run(
        "UPDATE tournaments SET phase = 'registration-closed' WHERE tournament = ? AND phase = 'registration-open'",
        tournamentOf(stream),
      ),
    ),
    'tournament.startDelayed': on<TournamentEvents['tournament.startDelayed']>((db, { stream, data }) =>
      db.run('UPDATE tournaments SET starts_at = ? WHERE tournament = ?', data.toAt, tournamentOf(stream)),
    ),
    'tournament.changed': on<TournamentEvents['tournament.changed']>((db, { stream, data: { terms, toAt } }) =>
      db.run(
        'UPDATE tournaments SET name = ?, format = ?, room = ?, starts_at = ? WHERE tournament = ?',
        terms.name,
        terms.format,
        terms.room,
        toAt,
        tournamentOf(stream),
      ),
    ),
    'tournament.started': reaches('running'),
    'conduct.playStopped': reaches('stopped'),
    'tournament.closed': reaches('closed'),
    'tournament.cancelled': reaches('cancelled'),
  },
};
