import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row } from '../page/table.ts';
import { count, longMoment, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase, PaperTournament } from './paper.ts';
import { body, letterhead, title, type SheetParts } from './sheet-parts.ts';

export interface SeatLine {
  readonly name: string;
  /** `R-2027-000123`: tells namesakes apart. */
  readonly number: string;
  readonly table: number;
  readonly seat: number;
}

/** Liste des places, by name for posting (public names) or by table for the check at the start (full names). */
export interface SeatListPaper extends PaperBase {
  readonly tournament: PaperTournament;
  readonly order: 'name' | 'table';
  readonly drawnAt: number;
  /** Already in the order of the list. */
  readonly lines: readonly SeatLine[];
}

export const renderSeatList = (paper: SeatListPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Liste des places par ${orders[paper.order]}`,
    blocks: (parts) => listBlocks(parts, paper),
  });

const orders = { name: 'nom', table: 'table' } as const;

function listBlocks(parts: SheetParts, paper: SeatListPaper): Block[] {
  const { tournament, house, lines } = paper;
  const use =
    paper.order === 'name'
      ? 'Noms publics, pour affichage.'
      : 'Noms complets, usage interne : contrôle d’identité au début du tournoi (art. 57-7).';
  const tables = new Set(lines.map((line) => line.table)).size;
  return [
    letterhead(parts, paper, [tournament.name, `État au ${shortStamp(paper.drawnAt, house.timeZone)}`]),
    space(mm(6)),
    title(parts, `Liste des places par ${orders[paper.order]}`),
    body(parts, `${tournament.name}, ${longMoment(tournament.startsAt, house.timeZone)}, ${tournament.room}.`),
    body(
      parts,
      `${counted(lines.length, 'joueur')}, ${counted(tables, 'table')}. Places tirées au sort (art. 57-10). ${use}`,
      looks.small,
    ),
    space(mm(4)),
    seatTable(parts, paper.order, lines),
  ];
}

const counted = (n: number, what: string): string => `${count(n)} ${what}${n > 1 ? 's' : ''}`;

/** Seats with their players: by name to find a place, by table to find a player. */
export const seatTable = (parts: SheetParts, order: SeatListPaper['order'], lines: readonly SeatLine[]): Block =>
  order === 'name' ? byName(parts, lines) : byTable(parts, lines);

const common = {
  rules: 'lines',
  headStyle: looks.tableHead,
  style: looks.table,
  padX: mm(1.2),
  padY: mm(0.5),
} as const;

function byName(parts: SheetParts, lines: readonly SeatLine[]): Block {
  const [number, place] = [mm(36), mm(16)];
  return table(
    parts.pen,
    {
      ...common,
      columns: [
        { head: 'Joueur', widthPt: parts.widthPt - number - 2 * place },
        { head: 'Récépissé', widthPt: number },
        { head: 'Table', widthPt: place, align: 'center' },
        { head: 'Siège', widthPt: place, align: 'center' },
      ],
    },
    lines.map((line): Row => ({ cells: [line.name, numberCell(line), strong(line.table), strong(line.seat)] })),
  );
}

function byTable(parts: SheetParts, lines: readonly SeatLine[]): Block {
  const [number, place, check] = [mm(34), mm(15), mm(34)];
  return table(
    parts.pen,
    {
      ...common,
      columns: [
        { head: 'Table', widthPt: place, align: 'center' },
        { head: 'Siège', widthPt: place, align: 'center' },
        { head: 'Joueur', widthPt: parts.widthPt - number - 2 * place - check },
        { head: 'Récépissé', widthPt: number },
        { head: 'Identité vue', widthPt: check },
      ],
    },
    lines.map((line, index): Row => {
      const last = lines[index + 1]?.table !== line.table;
      return { cells: [strong(line.table), strong(line.seat), line.name, numberCell(line), ''], closing: last };
    }),
  );
}

const strong = (n: number): Row['cells'][number] => ({ stack: [{ text: String(n), style: looks.tableBold }] });
const numberCell = (line: SeatLine): Row['cells'][number] => ({ stack: [{ text: line.number, style: looks.mono }] });
