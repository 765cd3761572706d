import type { RulesBooklet } from '../../../shared/domain/tournament/index.ts';
import { basisPoints } from '../../../shared/kernel/cents.ts';
import { formatPercent } from '../../../shared/kernel/money-format.ts';
import type { Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row, type TableColumn } from '../page/table.ts';
import { count, rankName } from '../text/wording.ts';
import { looks } from './looks.ts';
import type { SheetParts } from './sheet-parts.ts';

const look = { rules: 'lines', headStyle: looks.tableHead, style: looks.table, padX: mm(1.5), padY: mm(0.8) } as const;

const numbers = (heads: readonly string[], widthPt: number): TableColumn[] =>
  heads.map((head, index) => ({ head, widthPt, align: index === 0 ? 'left' : 'right' }));

export const structureTable = (parts: SheetParts, rows: RulesBooklet['structure']): Block =>
  table(
    parts.pen,
    {
      ...look,
      columns: numbers(
        ['Niveau', 'Petite blinde', 'Grosse blinde', 'Ante de grosse blinde', 'Durée'],
        parts.widthPt / 5,
      ),
    },
    rows.map(structureRow),
  );

function structureRow(row: RulesBooklet['structure'][number]): Row {
  if (row.kind === 'break') {
    const leaving = row.colourUp.map(count).join(', ');
    return {
      cells: ['Pause', leaving ? `retrait des ${leaving}` : '', '', '', `${row.minutes} min`],
      style: looks.tableStrong,
    };
  }
  const ante = row.bigBlindAnte === 0 ? '–' : count(row.bigBlindAnte);
  return { cells: [String(row.level), count(row.smallBlind), count(row.bigBlind), ante, `${row.minutes} min`] };
}

export const chipsTable = (parts: SheetParts, chips: RulesBooklet['chips']): Block =>
  table(
    parts.pen,
    { ...look, columns: numbers(['Couleur', 'Valeur', 'Dans le tapis de départ'], parts.widthPt / 3) },
    chips.map((chip): Row => ({
      cells: [chip.colour, count(chip.value), count(chip.inStartingStack)],
    })),
  );

export const payoutTable = (parts: SheetParts, shares: readonly number[]): Block =>
  table(
    parts.pen,
    { ...look, columns: numbers(['Rang', 'Part de la dotation'], parts.widthPt / 2) },
    shares.map((share, index): Row => ({ cells: [rankName(index + 1), formatPercent(basisPoints(share), 'fr')] })),
  );
