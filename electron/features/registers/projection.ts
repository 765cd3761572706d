import type { ObservationAnswered, ObservationEntered, WatchExported } from '../../../shared/domain/registers/index.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { takeNumber } from '../../desk/numbers.ts';

/** The series of the register of observations. */
export const observationSeries = 'observations';

export const registersProjection: Projection = {
  tables: ['observations', 'observation_answers', 'watch_exports'],
  on: {
    'registers.observationEntered': on<ObservationEntered>((db, { at, data }) => {
      takeNumber(db, observationSeries, { year: data.year, value: data.number });
      db.run(
        `INSERT INTO observations (year, number, observer, observer_text, text_id, tournament, account, at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[data.year, data.number, data.observer, data.observerText, data.textId],
        ...[data.tournament, data.account, at],
      );
    }),
    'registers.observationAnswered': on<ObservationAnswered>((db, { at, data }) =>
      db.run(
        'INSERT INTO observation_answers (year, number, answer, text_id, account, at) VALUES (?, ?, ?, ?, ?, ?)',
        ...[data.year, data.number, data.answer, data.textId, data.account, at],
      ),
    ),
    'registers.watchExported': on<WatchExported>((db, { seq, data }) =>
      db.run('INSERT INTO watch_exports (export, day, seq) VALUES (?, ?, ?)', data.export, data.day, seq),
    ),
  },
};
