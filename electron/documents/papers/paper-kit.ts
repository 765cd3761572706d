import type { RulesBooklet } from '../../../shared/domain/tournament/index.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row, type TableColumn } from '../page/table.ts';
import { longMoment, shortStamp } from '../text/wording.ts';
import { structureTable } from './booklet-tables.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase, PaperTournament } from './paper.ts';
import { seatTable, type SeatLine } from './seat-list.ts';
import { body, facts, heading, letterhead, title, type SheetParts } from './sheet-parts.ts';

/** Kit papier: what keeps the room going when the station stops, with blank lines for what happens meanwhile. */
export interface PaperKitPaper extends PaperBase {
  readonly tournament: PaperTournament;
  readonly startedAt: number;
  /** `R-2027-000123`, the last that was given out; `null` before the first. */
  readonly lastReceipt: string | null;
  readonly lastRebuy: string | null;
  readonly structure: RulesBooklet['structure'];
  readonly byName: readonly SeatLine[];
  readonly byTable: readonly SeatLine[];
}

export const renderPaperKit = (paper: PaperKitPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, { title: 'Kit papier', blocks: (parts) => kitBlocks(parts, paper) });

const rebuyLines = 24;

function kitBlocks(parts: SheetParts, paper: PaperKitPaper): Block[] {
  const { tournament, house, byName, byTable } = paper;
  const seats =
    byTable.length > 0
      ? [
          ...section(parts, 'Places par table', seatTable(parts, 'table', byTable)),
          ...section(parts, 'Places par nom', seatTable(parts, 'name', byName)),
        ]
      : [];
  return [
    letterhead(parts, paper, [tournament.name, `État au ${shortStamp(paper.startedAt, house.timeZone)}`]),
    space(mm(6)),
    title(parts, 'Kit papier'),
    body(parts, `${tournament.name}, ${longMoment(tournament.startsAt, house.timeZone)}, ${tournament.room}.`),
    body(
      parts,
      'Si le poste s’arrête : noter chaque élimination et chaque recave avec l’heure ; ne vendre aucune inscription sans récépissé. Au retour, reprendre l’horloge, puis saisir les feuilles dans l’ordre. Usage interne.',
      looks.small,
    ),
    space(mm(4)),
    facts(parts, [
      ['Dernier récépissé d’inscription', paper.lastReceipt ?? 'aucun'],
      ['Dernier récépissé de recave', paper.lastRebuy ?? 'aucun'],
    ]),
    ...section(parts, 'Structure', structureTable(parts, paper.structure)),
    ...seats,
    ...section(parts, 'Éliminations', blankLines(parts, bustColumns(parts), Math.max(byTable.length, 1))),
    ...section(parts, 'Recaves', blankLines(parts, rebuyColumns(parts), rebuyLines)),
  ];
}

const section = (parts: SheetParts, words: string, block: Block): Block[] => [
  space(mm(6)),
  heading(parts, words),
  block,
];

const bustColumns = ({ widthPt }: SheetParts): TableColumn[] => {
  const [order, time, place, stack, by] = [mm(10), mm(20), mm(15), mm(26), mm(36)];
  return [
    { head: 'N°', widthPt: order },
    { head: 'Heure', widthPt: time },
    { head: 'Table', widthPt: place },
    { head: 'Siège', widthPt: place },
    { head: 'Joueur', widthPt: widthPt - order - time - 2 * place - stack - by },
    { head: 'Tapis au début de la main', widthPt: stack },
    { head: 'Éliminé par', widthPt: by },
  ];
};

const rebuyColumns = ({ widthPt }: SheetParts): TableColumn[] => {
  const [order, time, place, paid] = [mm(10), mm(20), mm(15), mm(30)];
  return [
    { head: 'N°', widthPt: order },
    { head: 'Heure', widthPt: time },
    { head: 'Table', widthPt: place },
    { head: 'Siège', widthPt: place },
    { head: 'Joueur', widthPt: widthPt - order - time - 2 * place - 2 * paid },
    { head: 'Montant payé', widthPt: paid },
    { head: 'Caissier', widthPt: paid },
  ];
};

/** Numbered lines that a hand can write on. */
const blankLines = (parts: SheetParts, columns: readonly TableColumn[], count: number): Block =>
  table(
    parts.pen,
    { rules: 'grid', headStyle: looks.tableHead, style: looks.table, padX: mm(1.2), padY: mm(1.6), columns },
    Array.from({ length: count }, (_, index): Row => ({
      cells: columns.map((_column, cell) => (cell === 0 ? String(index + 1) : '')),
    })),
  );
