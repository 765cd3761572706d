import type { Cents } from '../../../shared/kernel/cents.ts';
import { dateInWords } from '../../../shared/kernel/date-words.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, together, withNext, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row } from '../page/table.ts';
import { count, euros, grouped, shortDate, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { a4Landscape, looks, register } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { body, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

export interface WatchSheetLine {
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string;
  readonly birthPlace: string;
  readonly address: string;
  readonly cavesCents: Cents;
  readonly paidOutCents: Cents;
  /** What the record lacks, in words; empty when nothing. */
  readonly missing: string;
}

/** The watch list of a gaming day (decision 11), for the casino's own register of exchanges. */
export interface WatchSheetPaper extends PaperBase {
  readonly day: string;
  readonly watchCents: Cents;
  readonly takenAt: number;
  readonly takenBy: string;
  readonly lines: readonly WatchSheetLine[];
  readonly check: string;
}

export const renderWatchSheet = (paper: WatchSheetPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Surveillance des opérations, journée du ${shortDate(paper.day)}`,
    size: a4Landscape,
    fingerprint: `Ligne du journal ${grouped(paper.check)}`,
    blocks: (parts) => watchBlocks(parts, paper),
  });

function watchBlocks(parts: SheetParts, paper: WatchSheetPaper): Block[] {
  const { house, lines } = paper;
  const taken = shortStamp(paper.takenAt, house.timeZone);
  return [
    letterhead(parts, paper, [`Journée du ${shortDate(paper.day)}`, `Établi le ${taken}`]),
    space(mm(6)),
    title(parts, `Surveillance des opérations, ${dateInWords(paper.day, 'fr')}`),
    body(
      parts,
      `Personnes dont les caves, ou les prix et remboursements, atteignent ${euros(paper.watchCents)} dans la journée de jeu, tous tournois réunis : ${count(lines.length)}. Relevé pour le registre des changes de l’établissement (Code monétaire et financier, art. R. 561-10 et R. 561-22-2). Données personnelles : accès restreint.`,
      looks.small,
    ),
    space(mm(4)),
    withNext(linesTable(parts, lines)),
    together([
      space(mm(6)),
      signatures(
        parts,
        [
          { role: 'Établi par', name: paper.takenBy, remark: taken },
          { role: 'Directeur responsable', name: '' },
        ],
        mm(12),
      ),
    ]),
  ];
}

function linesTable(parts: SheetParts, lines: readonly WatchSheetLine[]): Block {
  const [name, born, amount, missing] = [mm(56), mm(50), mm(30), mm(34)];
  return table(
    parts.pen,
    {
      rules: 'grid',
      headStyle: register.head,
      style: register.text,
      padX: mm(1.4),
      padY: mm(0.8),
      columns: [
        { head: 'Nom, prénoms', widthPt: name },
        { head: 'Naissance', widthPt: born },
        { head: 'Adresse', widthPt: parts.widthPt - name - born - 2 * amount - missing },
        { head: 'Caves', widthPt: amount, align: 'right' },
        { head: 'Prix et\nremboursements', widthPt: amount, align: 'right' },
        { head: 'À compléter', widthPt: missing },
      ],
    },
    lines.map((line): Row => ({
      cells: [
        `${line.surname.toLocaleUpperCase('fr')} ${line.givenNames}`.trim(),
        [shortDate(line.birthDate), line.birthPlace].filter(Boolean).join(', '),
        line.address,
        euros(line.cavesCents),
        euros(line.paidOutCents),
        line.missing,
      ],
    })),
  );
}
