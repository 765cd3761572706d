import type { DayClosed } from '../../../shared/domain/house/index.ts';
import { instantMark } from './days.ts';
import { column, type Table, type TableMaker } from './table.ts';
import { shortSeal } from '../day-seal.ts';

const table: Table = {
  file: 'sceaux.csv',
  title: 'Sceaux des journées',
  columns: [
    column('Journée'),
    column('Close UTC'),
    column('Ligne du journal', 'integer'),
    column('Sceau court'),
    column('Empreinte entière'),
  ],
};

/** The seal of every gaming day that was ever closed, to be held against the papers of that evening. */
export function sealsTable(): TableMaker {
  return {
    table,
    reads: ['house.dayClosed'],
    take: ({ data, at, seq, hash }, emit) => {
      emit([(data as DayClosed).day, instantMark(at), seq, shortSeal(hash), hash]);
    },
    end: () => undefined,
  };
}
