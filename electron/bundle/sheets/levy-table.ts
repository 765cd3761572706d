import type { LevyEvents, LineCorrected, LineEntered } from '../../../shared/domain/levy/index.ts';
import { instantMark } from './days.ts';
import { column, type ReadEvent, type Row, type Table, type TableMaker, type TableScope } from './table.ts';

const table: Table = {
  file: 'carnet-11-ter.csv',
  title: 'Carnet 11 ter',
  columns: [
    column('Carnet'),
    column('N°', 'integer'),
    column('Journée'),
    column('Tournoi'),
    column('Inscrits', 'integer'),
    column('Caves initiales', 'amount'),
    column('Recaves', 'integer'),
    column('Recaves (montant)', 'amount'),
    column('Total des achats de caves', 'amount'),
    column('Cagnotte (prélèvement 4 %)', 'amount'),
    column('Participation de la maison', 'amount'),
    column('Total des lots', 'amount'),
    column('Attribution UTC'),
    column('Inscrite UTC'),
    column('Certifiée UTC'),
    column('Certifiée par'),
    column('Contresignée UTC'),
    column('Contresignée par'),
    column('Corrige la ligne'),
    column('Ligne du journal', 'integer'),
  ],
};

interface Line {
  readonly data: LineEntered;
  readonly event: Pick<ReadEvent, 'at' | 'seq'>;
  certified: readonly [string, string] | null;
  countersigned: readonly [string, string] | null;
}

type Signed = LevyEvents['levy.lineCertified'] | LevyEvents['levy.lineCountersigned'];

const keyOf = ({ book, line }: Pick<LineEntered, 'book' | 'line'>): string => `${book}/${line}`;

function rowOf({ data, event, certified, countersigned }: Line): Row {
  const red = 'corrects' in data ? (data as LineCorrected) : undefined;
  return [
    ...[data.book, data.line, data.day, data.tournament, data.entries, data.caveCents, data.rebuys, data.rebuyCents],
    ...[data.baseCents, data.levyCents, data.additionCents, data.prizesCents, instantMark(data.awardedAt)],
    ...[instantMark(event.at), ...(certified ?? [null, null]), ...(countersigned ?? [null, null])],
    ...[red ? `${red.correctsBook}/${red.corrects}` : null, event.seq],
  ];
}

/** The lines of the levy register, red ones with negative figures, with who signed when (FR-REG-94…97). */
export function levyTable({ scope }: TableScope): TableMaker {
  const lines = new Map<string, Line>();
  const isWanted = ({ day, tournament }: LineEntered): boolean =>
    scope.kind === 'tournament' ? tournament === scope.tournament : day >= scope.from && day <= scope.to;
  const signed = ({ data, at }: ReadEvent, which: 'certified' | 'countersigned'): void => {
    const signature = data as Signed;
    const line = lines.get(keyOf(signature));
    if (line) line[which] = [instantMark(at), signature.account];
  };
  return {
    table,
    reads: ['levy.'],
    take: (event) => {
      if (event.type === 'levy.lineCertified') signed(event, 'certified');
      else if (event.type === 'levy.lineCountersigned') signed(event, 'countersigned');
      else if (event.type === 'levy.lineEntered' || event.type === 'levy.lineCorrected') {
        const data = event.data as LineEntered;
        lines.set(keyOf(data), { data, event, certified: null, countersigned: null });
      }
    },
    end: (emit) => {
      for (const line of lines.values()) if (isWanted(line.data)) emit(rowOf(line));
    },
  };
}
