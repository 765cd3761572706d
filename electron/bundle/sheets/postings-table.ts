import { moneyEventTypes, postingsOf } from '../../../shared/domain/ledger/index.ts';
import { daysOf, inScope, instantMark, tournamentIn } from './days.ts';
import { column, type Table, type TableMaker, type TableScope } from './table.ts';

const table: Table = {
  file: 'ecritures.csv',
  title: 'Écritures',
  columns: [
    column('Ligne du journal', 'integer'),
    column('Écriture', 'integer'),
    column('Instant UTC'),
    column('Journée'),
    column('Tournoi'),
    column('Opération'),
    column('Compte'),
    column('Montant', 'amount'),
  ],
};

/** The double entry of every event that moves money: each journal line's amounts add up to zero. */
export function postingsTable(scope: TableScope): TableMaker {
  const day = daysOf(scope);
  const wanted = inScope(scope);
  return {
    table,
    reads: moneyEventTypes,
    take: (event, emit) => {
      if (!wanted(event)) return;
      const head = [instantMark(event.at), day(event.at), tournamentIn(event), event.type];
      for (const [index, { account, amountCents }] of postingsOf(event).entries()) {
        emit([event.seq, index + 1, ...head, account, amountCents]);
      }
    },
    end: () => undefined,
  };
}
