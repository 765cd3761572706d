import type { PaperArchived } from '../../../shared/domain/documents/index.ts';
import { inScope, instantMark, tournamentIn } from './days.ts';
import { column, type Table, type TableMaker, type TableScope } from './table.ts';

const table: Table = {
  file: 'papiers.csv',
  title: 'Papiers',
  columns: [
    column('Papier'),
    column('Nature'),
    column('Numéro'),
    column('Tournoi'),
    column('Objet'),
    column('Classé UTC'),
    column('SHA-256 du PDF'),
    column('Octets', 'integer'),
    column('Ligne du journal', 'integer'),
  ],
};

/** Every paper that was filed, with the hash that the journal keeps of it: a PDF of the bundle is compared with this. */
export function papersTable(scope: TableScope): TableMaker {
  const wanted = inScope(scope);
  return {
    table,
    reads: ['documents.archived'],
    take: (event, emit) => {
      if (!wanted(event)) return;
      const { paper, kind, number, ref, sha256, bytes } = event.data as PaperArchived;
      emit([paper, kind, number, tournamentIn(event), ref, instantMark(event.at), sha256, bytes, event.seq]);
    },
    end: () => undefined,
  };
}
