import { addCents, basisPoints, type Cents } from '../../../shared/kernel/cents.ts';
import { amountInWords } from '../../../shared/kernel/french-words.ts';
import { formatPercent } from '../../../shared/kernel/money-format.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, together, withNext, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row, type TableColumn } from '../page/table.ts';
import { count, euros, shortDate } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { a4Landscape, looks } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { body, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

interface MonthLine {
  readonly day: string;
  readonly name: string;
  readonly entries: number;
  readonly baseCents: Cents;
  readonly levyCents: Cents;
  readonly additionCents: Cents;
  readonly prizesCents: Cents;
}

/** The tournaments' part of the monthly statement (modèle 5): the lines of the book 11 ter of a month, and their totals. */
export interface MonthlyStatementPaper extends PaperBase {
  readonly reference: string;
  /** `mars 2027` */
  readonly month: string;
  readonly rateBasisPoints: number;
  readonly lines: readonly MonthLine[];
}

export const renderMonthlyStatement = (paper: MonthlyStatementPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `État mensuel des tournois, ${paper.month}`,
    size: a4Landscape,
    blocks: (parts) => statementBlocks(parts, paper),
  });

function statementBlocks(parts: SheetParts, paper: MonthlyStatementPaper): Block[] {
  const levy = total(paper.lines, ({ levyCents }) => levyCents);
  return [
    letterhead(parts, paper, [`Référence ${paper.reference}`, 'Joint à l’état mensuel, modèle n° 5']),
    space(mm(4)),
    title(parts, `État mensuel des tournois, ${paper.month}`),
    body(
      parts,
      'Lignes du carnet modèle n° 11 ter du mois, rectifications comprises. Présentation proposée ; deux exemplaires, avant le 5 du mois suivant, au préfet et au ministère de l’intérieur.',
      looks.small,
    ),
    space(mm(3)),
    withNext(linesTable(parts, paper)),
    together([
      space(mm(3)),
      body(parts, `Total du prélèvement du mois : ${amountInWords(levy)} (${euros(levy)}).`),
      signatures(parts, [{ role: 'Le directeur responsable', name: paper.responsible?.join(', ') ?? '' }], mm(14)),
    ]),
  ];
}

const total = (lines: readonly MonthLine[], of: (line: MonthLine) => Cents): Cents => addCents(...lines.map(of));

/** Widths in millimetres; the tournament's name takes what is left. */
const widths: readonly (readonly [head: string, widthMm: number])[] = [
  ['Journée', 26],
  ['Tournoi', 0],
  ['Inscrits', 20],
  ['Achats de caves', 36],
  ['Prélèvement', 34],
  ['Participation', 34],
  ['Total des lots', 36],
];

function linesTable(parts: SheetParts, { lines, rateBasisPoints }: MonthlyStatementPaper): Block {
  const fixed = widths.reduce((sum, [, widthMm]) => sum + mm(widthMm), 0);
  const rate = formatPercent(basisPoints(rateBasisPoints), 'fr');
  const columns = widths.map(([head, widthMm], index): TableColumn => ({
    head: head === 'Prélèvement' ? `${head} ${rate}` : head,
    widthPt: widthMm === 0 ? parts.widthPt - fixed : mm(widthMm),
    ...(index > 1 && { align: 'right' }),
  }));
  const rows = lines.map((line): Row => ({
    cells: [
      ...[shortDate(line.day), line.name, count(line.entries), euros(line.baseCents), euros(line.levyCents)],
      ...[euros(line.additionCents), euros(line.prizesCents)],
    ],
  }));
  const sums: Row = {
    cells: [
      ...['', 'Total du mois', count(lines.reduce((sum, { entries }) => sum + entries, 0))],
      ...(['baseCents', 'levyCents', 'additionCents', 'prizesCents'] as const).map((figure) =>
        euros(total(lines, (line) => line[figure])),
      ),
    ],
    style: looks.tableBold,
    strong: true,
  };
  const look = { headStyle: looks.tableHead, style: looks.table, padX: mm(1.2), padY: mm(0.9) };
  return table(parts.pen, { ...look, rules: 'lines', columns }, [...rows, sums]);
}
