import { addCents, type Cents } from '../../../shared/kernel/cents.ts';
import { amountInWords } from '../../../shared/kernel/french-words.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, together, withNext, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row } from '../page/table.ts';
import { count, euros, longMoment, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { a4Landscape, looks } from './looks.ts';
import type { PaperBase, PaperTournament } from './paper.ts';
import { body, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

export interface RefundLine {
  readonly name: string;
  readonly number: string;
  readonly feeCents: Cents;
  readonly caveCents: Cents;
  readonly recaveCents: Cents;
}

/** État des remboursements of a tournament that was cancelled or stopped, with room for each signature (FR-REG-70, FR-REG-71). */
export interface RefundSheetPaper extends PaperBase {
  readonly tournament: PaperTournament;
  readonly occasion: 'cancelled' | 'stopped';
  readonly at: number;
  /** Entrants who were expelled for good and get nothing (FR-REG-76). */
  readonly expelled: number;
  readonly lines: readonly RefundLine[];
  readonly responsibleDirector: string;
}

export const renderRefundSheet = (paper: RefundSheetPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: 'État des remboursements',
    size: a4Landscape,
    blocks: (parts) => sheetBlocks(parts, paper),
  });

const occasions = { cancelled: 'annulé', stopped: 'arrêté pour motif grave' } as const;

function sheetBlocks(parts: SheetParts, paper: RefundSheetPaper): Block[] {
  const { tournament, house, lines } = paper;
  const total = addCents(...lines.map(owed));
  return [
    letterhead(parts, paper, [tournament.name, `État au ${shortStamp(paper.at, house.timeZone)}`]),
    space(mm(5)),
    title(parts, 'État des remboursements'),
    body(
      parts,
      `${tournament.name}, ${longMoment(tournament.startsAt, house.timeZone)}, ${tournament.room}, ${occasions[paper.occasion]} le ${shortStamp(paper.at, house.timeZone)}.`,
    ),
    body(parts, basis(paper), looks.small),
    space(mm(3)),
    withNext(lineTable(parts, lines)),
    together([
      space(mm(4)),
      body(parts, `Total à rembourser : ${amountInWords(total)} (${euros(total)}).`),
      signatures(
        parts,
        [
          { role: 'Le directeur responsable', name: paper.responsibleDirector },
          { role: 'Le caissier des jeux', name: '' },
        ],
        mm(12),
      ),
    ]),
  ];
}

const owed = ({ feeCents, caveCents, recaveCents }: RefundLine): Cents => addCents(feeCents, caveCents, recaveCents);

function basis({ lines, expelled }: RefundSheetPaper): string {
  const law =
    'Droit d’inscription et caves, à l’exclusion de toute autre somme ou dommages-intérêts (arrêté du 14 mai 2007, art. 57-8).';
  const left =
    expelled === 0
      ? ''
      : ` ${count(expelled)} ${expelled === 1 ? 'joueur expulsé n’est pas remboursé' : 'joueurs expulsés ne sont pas remboursés'} (art. 57-9).`;
  return `${count(lines.length)} ${lines.length === 1 ? 'inscrit' : 'inscrits'} à rembourser. ${law}${left}`;
}

function lineTable(parts: SheetParts, lines: readonly RefundLine[]): Block {
  const [number, amount, paper, signature] = [mm(36), mm(26), mm(32), mm(46)];
  const rows = lines.map((line): Row => ({
    cells: [
      line.name,
      { stack: [{ text: line.number, style: looks.mono }] },
      euros(line.feeCents),
      euros(line.caveCents),
      euros(line.recaveCents),
      euros(owed(line)),
      '',
      '',
    ],
  }));
  const sum = (of: (line: RefundLine) => Cents): string => euros(addCents(...lines.map(of)));
  const total: Row = {
    cells: [
      'Total',
      '',
      sum(({ feeCents }) => feeCents),
      sum(({ caveCents }) => caveCents),
      sum(({ recaveCents }) => recaveCents),
      sum(owed),
    ],
    style: looks.tableBold,
    strong: true,
  };
  return table(
    parts.pen,
    {
      ...{ rules: 'grid', headStyle: looks.tableHead, style: looks.table, padX: mm(1.2), padY: mm(1) },
      minRowPt: mm(9),
      columns: [
        { head: 'Inscrit', widthPt: parts.widthPt - number - 4 * amount - paper - signature },
        { head: 'Récépissé', widthPt: number },
        { head: 'Droit', widthPt: amount, align: 'right' },
        { head: 'Cave', widthPt: amount, align: 'right' },
        { head: 'Recaves', widthPt: amount, align: 'right' },
        { head: 'À rembourser', widthPt: amount, align: 'right' },
        { head: 'Reçu n° et date', widthPt: paper },
        { head: 'Signature', widthPt: signature },
      ],
    },
    [...rows, total],
  );
}
