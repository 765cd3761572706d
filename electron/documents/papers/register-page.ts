import { addCents, cents, type Cents } from '../../../shared/kernel/cents.ts';
import { amountInWords } from '../../../shared/kernel/french-words.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, together, withNext, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { paragraph } from '../page/paragraph.ts';
import { count, euros, grouped, shortDate } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { a4Landscape, looks } from './looks.ts';
import { hasBonus, rateOf, type RegisterLine, type RegisterPagePaper, type RegisterTotals } from './register-model.ts';
import { registerTable } from './register-table.ts';
import { body, signatures, type SheetParts } from './sheet-parts.ts';

export const renderRegisterPage = (paper: RegisterPagePaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Carnet modèle n° 11 ter, ${paper.volume ? `carnet n° ${paper.volume.number}, ` : ''}page ${paper.folio}`,
    size: a4Landscape,
    pageWord: 'Feuille',
    fingerprint: `Empreinte de page ${grouped(paper.fingerprint.slice(0, 16))}`,
    blocks: (parts) => pageBlocks(parts, paper),
  });

function pageBlocks(parts: SheetParts, paper: RegisterPagePaper): Block[] {
  const pageLevy = addCents(cents(0), ...paper.lines.map((line) => line.levyCents));
  const above = together([pageHead(parts, paper), space(mm(3))]);
  const below = together([
    space(mm(2)),
    body(
      parts,
      `Cagnotte (prélèvement ${rateOf(paper)}) de la page arrêtée à la somme de ${amountInWords(pageLevy, paper.spelling)} (${euros(pageLevy)}).`,
      looks.closing,
    ),
    signatures(parts, [...paper.signers, { role: 'Visa de contrôle', name: '' }], mm(9)),
  ]);
  const roomPt = parts.pageHeightPt - above.heightPt - below.heightPt;
  return [above, withNext(registerTable(parts, paper, { after: totalsAfter(paper), roomPt })), below];
}

function bookWords({ volume }: RegisterPagePaper): string {
  if (!volume) return '';
  const { number, folios, initialledOn } = volume;
  const leaves = `${count(folios)} ${folios > 1 ? 'feuillets' : 'feuillet'}`;
  return ` Carnet n° ${number} de ${leaves}, coté et paraphé le ${shortDate(initialledOn)}.`;
}

function pageHead(parts: SheetParts, paper: RegisterPagePaper): Block {
  const { pen, widthPt } = parts;
  const rightPt = mm(48);
  const source = `${paper.house.name}. Arrêté du 14 mai 2007, art. 57-11.${bookWords(paper)} Présentation proposée.`;
  const left = together([
    paragraph(pen, 'Carnet modèle n° 11 ter, cagnottes de tournoi', {
      style: looks.title,
      tag: 'H1',
      widthPt: widthPt - rightPt,
    }),
    space(mm(1)),
    paragraph(pen, source, { style: looks.table, widthPt: widthPt - rightPt }),
  ]);
  const of = paper.volume === null ? '' : ` sur ${paper.volume.folios}`;
  const right = together([
    paragraph(pen, `Saison ${paper.season}`, { style: looks.table, align: 'right', widthPt: rightPt }),
    paragraph(pen, ['Page ', { text: String(paper.folio), face: 'serif-semibold', sizePt: 15 }, of], {
      style: looks.table,
      align: 'right',
      widthPt: rightPt,
    }),
  ]);
  const heightPt = Math.max(left.heightPt, right.heightPt);
  return {
    heightPt,
    draw: (onto, column) => {
      left.draw(onto, { ...column, width: widthPt - rightPt, top: column.top + heightPt - left.heightPt });
      right.draw(onto, {
        x: column.x + widthPt - rightPt,
        width: rightPt,
        top: column.top + heightPt - right.heightPt,
      });
    },
  };
}

/** Carried figures plus the lines of the page; corrections come in with their sign. */
function totalsAfter(paper: RegisterPagePaper): RegisterTotals {
  const { carried, lines } = paper;
  const counted = (pick: (line: RegisterLine) => number): number => lines.reduce((sum, line) => sum + pick(line), 0);
  const summed = (from: Cents, pick: (line: RegisterLine) => Cents): Cents => addCents(from, ...lines.map(pick));
  return {
    entries: carried.entries + counted((line) => line.entries),
    rebuys: carried.rebuys + counted((line) => line.rebuys),
    caveCents: summed(carried.caveCents, (line) => line.caveCents),
    rebuyCents: summed(carried.rebuyCents, (line) => line.rebuyCents),
    baseCents: summed(carried.baseCents, (line) => line.baseCents),
    levyCents: summed(carried.levyCents, (line) => line.levyCents),
    prizesCents: summed(carried.prizesCents, (line) => line.prizesCents),
    ...(hasBonus(paper) && {
      bonus: {
        count: (carried.bonus?.count ?? 0) + counted((line) => line.bonus?.count ?? 0),
        amountCents: summed(carried.bonus?.amountCents ?? cents(0), (line) => line.bonus?.amountCents ?? cents(0)),
      },
    }),
  };
}
