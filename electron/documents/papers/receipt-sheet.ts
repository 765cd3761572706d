import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm, px } from '../page/millimetres.ts';
import { paragraph } from '../page/paragraph.ts';
import { printRoll, rollColumnPt } from '../page/roll.ts';
import { Sheet } from '../page/sheet.ts';
import { sideBySide, type Halves } from '../page/side-by-side.ts';
import { sealWords } from '../text/wording.ts';
import { substitutionNote } from '../text/printable.ts';
import { footOf } from './foot.ts';
import { a5Landscape, roll } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { dashes, type RollParts } from './roll-parts.ts';

/** `roll` is the 80 mm printer, `a5` a half sheet. */
export type ReceiptFormat = 'roll' | 'a5';

interface ReceiptLayout<Paper> {
  readonly title: string;
  /** Left: whose paper it is, of what. Right: money, check code, terms. On the roll the right goes under the left. */
  readonly halves: (parts: RollParts, paper: Paper) => Halves;
}

const gap = mm(10);

/** Prints a receipt on the roll, or in two columns on A5 with the foot of cut sheets. */
export function printReceipt<Paper extends PaperBase & { readonly format: ReceiptFormat }>(
  paper: Paper,
  book: FontBook,
  layout: ReceiptLayout<Paper>,
): Promise<Uint8Array> {
  const setup = { title: layout.title, createdAt: paper.printedAt, book };
  if (paper.format === 'roll') {
    return printRoll(setup, (pen) => {
      const parts = { pen, widthPt: rollColumnPt };
      const { left, right } = layout.halves(parts, paper);
      return [...left, dashes(), ...right, ...sealed(parts, paper), ...note(parts)];
    });
  }
  const sheet = new Sheet({
    ...setup,
    ...footOf(paper, book, { document: layout.title, size: a5Landscape, short: true }),
  });
  const parts = { pen: sheet.pen, widthPt: (sheet.columnWidth - gap) / 2 };
  // The sheet bears the mark of a reprint already.
  sheet.flow([sideBySide(layout.halves(parts, { ...paper, duplicate: undefined }), gap)]);
  return sheet.finish();
}

/** The foot of cut sheets carries the seal; the roll has no foot. */
const sealed = ({ pen, widthPt }: RollParts, { seal }: PaperBase): Block[] =>
  seal ? [space(px(6)), paragraph(pen, sealWords(seal), { style: roll.small, align: 'center', widthPt })] : [];

/** The foot of cut sheets says it; the roll has no foot. */
function note({ pen, widthPt }: RollParts): Block[] {
  if (!pen.substituted) return [];
  return [space(px(8)), paragraph(pen, substitutionNote, { style: roll.legal, align: 'center', widthPt })];
}
