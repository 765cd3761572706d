import type { StandingsEvents } from '../../../shared/domain/standings/index.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';
import type { UnitOfWork } from '../../storage/database.ts';

function forget(db: UnitOfWork, tournament: string): void {
  db.run('DELETE FROM rankings WHERE tournament = ?', tournament);
  db.run('DELETE FROM ranks WHERE tournament = ?', tournament);
}

export const standingsProjection: Projection = {
  tables: ['rankings', 'ranks'],
  on: {
    'standings.closed': on<StandingsEvents['standings.closed']>((db, { stream, at, data }) => {
      const tournament = tournamentOf(stream);
      db.run('INSERT INTO rankings (tournament, closed_at) VALUES (?, ?)', tournament, at);
      for (const { rank, sharedThrough, entry } of data.ranking) {
        db.run(
          'INSERT INTO ranks (tournament, rank, entry, shared_through) VALUES (?, ?, ?, ?)',
          ...[tournament, rank, entry, sharedThrough],
        );
      }
    }),
    'standings.reopened': on<StandingsEvents['standings.reopened']>((db, { stream }) =>
      forget(db, tournamentOf(stream)),
    ),
  },
};
