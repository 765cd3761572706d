import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row } from '../page/table.ts';
import { count, longMoment, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase, PaperTournament } from './paper.ts';
import { body, letterhead, title, type SheetParts } from './sheet-parts.ts';

export interface CheckInLine {
  readonly name: string;
  readonly number: string;
  readonly table: number | null;
  readonly seat: number | null;
  /** When the document was seen on site; `null` while the player has not come. */
  readonly seenAt: number | null;
}

/** Liste de pointage: who confirmed on site and showed a document, and who has not come (FR-REG-61, FR-REG-62). */
export interface CheckInListPaper extends PaperBase {
  readonly tournament: PaperTournament;
  readonly at: number;
  /** In the order of names. */
  readonly lines: readonly CheckInLine[];
}

export const renderCheckInList = (paper: CheckInListPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, { title: 'Liste de pointage', blocks: (parts) => listBlocks(parts, paper) });

function listBlocks(parts: SheetParts, paper: CheckInListPaper): Block[] {
  const { tournament, house, lines } = paper;
  const here = lines.filter(({ seenAt }) => seenAt !== null).length;
  return [
    letterhead(parts, paper, [tournament.name, `État au ${shortStamp(paper.at, house.timeZone)}`]),
    space(mm(6)),
    title(parts, 'Liste de pointage'),
    body(parts, `${tournament.name}, ${longMoment(tournament.startsAt, house.timeZone)}, ${tournament.room}.`),
    body(
      parts,
      `Inscrits : ${count(lines.length)}. Présents : ${count(here)}. Non présentés : ${count(lines.length - here)}. Chaque participant confirme son inscription sur place et justifie de son identité (arrêté du 14 mai 2007, art. 57-7). Usage interne.`,
      looks.small,
    ),
    space(mm(4)),
    lineTable(parts, paper),
  ];
}

function lineTable(parts: SheetParts, { lines, house }: CheckInListPaper): Block {
  const [number, place, seen] = [mm(34), mm(14), mm(44)];
  return table(
    parts.pen,
    {
      ...{ rules: 'lines', headStyle: looks.tableHead, style: looks.table, padX: mm(1.2), padY: mm(0.6) },
      columns: [
        { head: 'Joueur', widthPt: parts.widthPt - number - 2 * place - seen },
        { head: 'Récépissé', widthPt: number },
        { head: 'Table', widthPt: place, align: 'center' },
        { head: 'Siège', widthPt: place, align: 'center' },
        { head: 'Identité vue le', widthPt: seen },
      ],
    },
    lines.map((line): Row => ({
      cells: [
        line.name,
        { stack: [{ text: line.number, style: looks.mono }] },
        line.table === null ? '' : String(line.table),
        line.seat === null ? '' : String(line.seat),
        line.seenAt === null ? '' : shortStamp(line.seenAt, house.timeZone),
      ],
    })),
  );
}
