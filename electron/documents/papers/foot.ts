import type { FontBook } from '../fonts/font-book.ts';
import { mm } from '../page/millimetres.ts';
import type { Align, Pen } from '../page/pen.ts';
import type { PageNumber, SheetSize } from '../page/sheet.ts';
import { setLines, type Line } from '../text/lines.ts';
import { substitutionNote } from '../text/printable.ts';
import { lineHeightPt, type Style } from '../text/style.ts';
import { directorWords, formAndCapital, registration, sealWords, shortStamp } from '../text/wording.ts';
import { looks } from './looks.ts';
import type { PaperBase, PaperHouse } from './paper.ts';

export interface Foot {
  /** Document and reference, as in `Bulletin d’inscription R-2027-000123`. */
  readonly document: string;
  readonly size: SheetSize;
  /** In the fixed-width face at the end: a fingerprint. */
  readonly fingerprint?: string | undefined;
  /** `Feuille` where `page` already means the page of a book. */
  readonly pageWord?: string | undefined;
  /** The company stands at the head of the page already. */
  readonly short?: boolean;
}

export interface PlacedFoot {
  /** The sheet with a bottom margin that keeps the flow clear of the foot. */
  readonly size: SheetSize;
  readonly onEachPage: (pen: Pen, number: PageNumber) => void;
}

const edge = mm(8);
/** Kept free on the first line for `Page 12 sur 34`. */
const pageRoom = mm(26);
/** On a column wider than this the fingerprint stands on the right of the last line. */
const landscapePt = mm(200);
const lineHeight = lineHeightPt(looks.foot);

/** What makes a page stand alone: company, document, page, date of printing, rule profile; the mark of a reprint on top. */
export function footOf(paper: PaperBase, book: FontBook, foot: Foot): PlacedFoot {
  const { house } = paper;
  const { size } = foot;
  const width = size.widthPt - size.left - size.right;
  const seal = paper.seal ? [sealWords(paper.seal)] : [];
  const printed = printedWords(book, paper, { ...foot, width });
  // A whole seal takes the line that the fingerprint does not share.
  const below = paper.seal?.hash === undefined ? [...printed, ...seal] : [...seal, ...printed];
  const texts = [...(foot.short ? [] : companyWords(book, house, width)), ...below];
  const lines = texts.flatMap((text, index) => set(book, text, index === 0 ? width - pageRoom : width));
  const note = set(book, substitutionNote, width);
  const beside = sharesLine(book, foot, { last: lines.at(-1), width });
  const heightPt = (lines.length + note.length + (foot.fingerprint && !beside ? 1 : 0)) * lineHeight;
  const top = size.heightPt - edge - heightPt;
  return {
    size: { ...size, bottom: edge + heightPt + mm(5) },
    onEachPage: (pen, number) => {
      const column = { x: size.left, width };
      pen.rule({ x: size.left, y: top - mm(2) }, width, { widthPt: 0.6 });
      drawOne(pen, `${foot.pageWord ?? 'Page'} ${number.page} sur ${number.pages}`, {
        ...column,
        y: top,
        align: 'right',
      });
      const shown = [...lines, ...(pen.substituted ? note : [])];
      for (const [index, line] of shown.entries())
        pen.line(line, looks.foot, { ...column, y: top + index * lineHeight });
      if (foot.fingerprint) {
        const y = top + (beside ? lines.length - 1 : shown.length) * lineHeight;
        drawOne(pen, foot.fingerprint, { ...column, y, style: looks.mono, align: beside ? 'right' : 'left' });
      }
      drawDuplicate(pen, paper, size);
    },
  };
}

/** The company on as few lines as it takes; page and number of pages stand beside the first. */
function companyWords(book: FontBook, house: PaperHouse, width: number): string[] {
  const named = `${house.name}, ${formAndCapital(house)}`;
  const ways = [
    [`${named}, ${registration(house)}, ${house.seat}`],
    [`${named}, ${registration(house)}`, house.seat],
    [named, `${registration(house)}, ${house.seat}`],
  ];
  const fits = ([first = '']: readonly string[]): boolean => set(book, first, width - pageRoom).length === 1;
  return ways.find(fits) ?? [named, registration(house), house.seat];
}

/** What was printed and when, then the responsible director: on one line when it holds both, a name is never torn. */
function printedWords(book: FontBook, paper: PaperBase, foot: Foot & { readonly width: number }): string[] {
  const printed = `${foot.document}. Profil de règles ${paper.profile}. Imprimé le ${shortStamp(paper.printedAt, paper.house.timeZone)}`;
  const directed = foot.short ? '' : directorWords(paper);
  if (directed === '') return [printed];
  const both = `${printed}. ${directed}`;
  return set(book, both, foot.width).length === 1 ? [both] : [printed, directed];
}

/** Whether the fingerprint stands beside the last line: on a wide sheet, where that leaves it room. */
function sharesLine(
  book: FontBook,
  { fingerprint = '' }: Foot,
  { last, width }: { readonly last: Line | undefined; readonly width: number },
): boolean {
  const [mark] = setLines(book, fingerprint, { style: looks.mono, maxWidthPt: landscapePt }).lines;
  return width > landscapePt && (last?.widthPt ?? 0) + mm(2) + (mark?.widthPt ?? 0) <= width;
}

const set = (book: FontBook, text: string, maxWidthPt: number): readonly Line[] =>
  setLines(book, text, { style: looks.foot, maxWidthPt }).lines;

interface OneLine {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly align?: Align;
  readonly style?: Style;
}

function drawOne(pen: Pen, text: string, at: OneLine): void {
  const style = at.style ?? looks.foot;
  const [line] = pen.set(text, style, at.width).lines;
  if (line) pen.line(line, style, at);
}

function drawDuplicate(pen: Pen, { duplicate, house }: PaperBase, size: SheetSize): void {
  if (!duplicate) return;
  const text = `DUPLICATA n° ${duplicate.copy}, imprimé le ${shortStamp(duplicate.at, house.timeZone)} par ${duplicate.by}`;
  const width = size.widthPt - size.left - size.right;
  drawOne(pen, text, { x: size.left, width, y: mm(5), align: 'center', style: looks.tableBold });
}
