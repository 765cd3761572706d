import type { FontBook } from '../fonts/font-book.ts';
import { mm } from '../page/millimetres.ts';
import type { Align, Pen } from '../page/pen.ts';
import type { PageNumber, SheetSize } from '../page/sheet.ts';
import { setLines, type Line } from '../text/lines.ts';
import { substitutionNote } from '../text/printable.ts';
import { lineHeightPt, type Style } from '../text/style.ts';
import { directorWords, formAndCapital, registration, sealWords, shortStamp } from '../text/wording.ts';
import { looks } from './looks.ts';
import type { PaperBase } from './paper.ts';

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
  const identity = `${house.name}, ${formAndCapital(house)}, ${registration(house)}`;
  const oneLine = set(book, `${identity}, ${house.seat}`, width - pageRoom).length === 1;
  const company = oneLine ? [`${identity}, ${house.seat}`] : [identity, house.seat];
  const directed = foot.short ? '' : directorWords(paper);
  const printed = `${foot.document}. Profil de règles ${paper.profile}. Imprimé le ${shortStamp(paper.printedAt, house.timeZone)}${directed === '' ? '' : `. ${directed}`}`;
  const seal = paper.seal ? [sealWords(paper.seal)] : [];
  // A whole seal takes the line that the fingerprint does not share.
  const below = paper.seal?.hash === undefined ? [printed, ...seal] : [...seal, printed];
  const texts = [...(foot.short ? [] : company), ...below];
  const lines = texts.flatMap((text, index) => set(book, text, index === 0 ? width - pageRoom : width));
  const note = set(book, substitutionNote, width);
  const beside = width > landscapePt;
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
