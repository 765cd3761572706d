import { canonicalJson } from '../../../shared/kernel/canonical-json.ts';
import { instantMark, tournamentIn } from './days.ts';
import { column, type Table, type TableMaker, type TableScope } from './table.ts';

const table: Table = {
  file: 'extrait-du-journal.csv',
  title: 'Extrait du journal',
  columns: [
    column('Ligne du journal', 'integer'),
    column('Instant UTC'),
    column('Événement'),
    column('Par'),
    column('Poste', 'text'),
    column('Données', 'text'),
    column('Empreinte'),
  ],
};

/** Every line of the tournament's own stream, and the lines of the levy register and the days are in their own tables. */
export function extractTable({ scope }: TableScope): TableMaker {
  return {
    table,
    reads: undefined,
    take: (event, emit) => {
      if (scope.kind !== 'tournament' || tournamentIn(event) !== scope.tournament) return;
      const { seq, at, type, actor, station, data, hash } = event;
      emit([seq, instantMark(at), type, actor, station, canonicalJson(data), hash]);
    },
    end: () => undefined,
  };
}
