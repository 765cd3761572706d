import type { FontBook } from '../fonts/font-book.ts';
import { space, together, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { paragraph } from '../page/paragraph.ts';
import { letterDate } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { body, facts, fitted, letterhead, type Gap, type SheetParts } from './sheet-parts.ts';

/** One letter to one recipient of a notice (FR-REG-03…07, 12, 13, 68, 69). All words are given: the profile names the law. */
export interface NoticeLetterPaper extends PaperBase {
  readonly reference: string;
  readonly letter: { readonly index: number; readonly count: number };
  /** Lines for the window of the envelope. */
  readonly recipient: readonly string[];
  /** `Monsieur le ministre`, as it opens and closes the letter. */
  readonly salutation: string;
  readonly city: string;
  readonly subject: string;
  readonly legalText: string;
  readonly otherRecipients: readonly string[];
  readonly opening: string;
  /** The organising conditions: label and value. */
  readonly conditions: readonly (readonly [string, string])[];
  readonly paragraphs: readonly string[];
  readonly annexes: readonly string[];
  readonly signatory: { readonly title: string; readonly name: string };
}

/** The window of a French envelope begins here, from the left margin. */
const windowPt = mm(88);

export const renderNoticeLetter = (paper: NoticeLetterPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Notice ${paper.reference}`,
    blocks: (parts) => fitted(parts, (gap) => letterBlocks(parts, paper, gap)),
  });

function letterBlocks(parts: SheetParts, paper: NoticeLetterPaper, gap: Gap): Block[] {
  const date = letterDate(paper.printedAt, paper.house.timeZone);
  return [
    letterhead(parts, paper, [
      `Référence ${paper.reference}`,
      `Lettre ${paper.letter.index} sur ${paper.letter.count}`,
    ]),
    gap(9),
    atWindow(parts, paper.recipient.join('\n')),
    gap(6),
    atWindow(parts, `${paper.city}, le ${date}`),
    gap(6),
    subjectLines(parts, paper),
    gap(5),
    body(parts, `${paper.salutation},`),
    gap(3),
    body(parts, paper.opening),
    gap(4),
    facts(parts, paper.conditions, mm(57)),
    gap(5),
    ...paper.paragraphs.slice(0, -1).flatMap((words) => [body(parts, words), gap(3)]),
    together([
      ...paper.paragraphs.slice(-1).flatMap((words) => [body(parts, words), gap(3)]),
      ...closing(parts, paper),
    ]),
  ];
}

const atWindow = (parts: SheetParts, words: string): Block =>
  shifted(paragraph(parts.pen, words, { style: looks.body, widthPt: parts.widthPt - windowPt }));

const shifted = (block: Block): Block => ({
  heightPt: block.heightPt,
  draw: (pen, column) => {
    block.draw(pen, { x: column.x + windowPt, width: column.width - windowPt, top: column.top });
  },
});

function subjectLines(parts: SheetParts, paper: NoticeLetterPaper): Block {
  const labelPt = mm(42);
  const lines: [string, string][] = [
    ['Objet', paper.subject],
    ['Texte', paper.legalText],
    ...(paper.otherRecipients.length > 0
      ? [['Autres destinataires', paper.otherRecipients.join(' ; ')] as [string, string]]
      : []),
  ];
  return together(
    lines.map(([label, value]) => {
      const left = paragraph(parts.pen, label, { style: looks.bodyStrong, widthPt: labelPt });
      const right = paragraph(parts.pen, value, { style: looks.body, widthPt: parts.widthPt - labelPt });
      return {
        heightPt: Math.max(left.heightPt, right.heightPt) + mm(0.8),
        draw: (pen, column) => {
          left.draw(pen, { ...column, width: labelPt });
          right.draw(pen, { x: column.x + labelPt, width: column.width - labelPt, top: column.top });
        },
      };
    }),
  );
}

/** Courtesy, signature and enclosures stay on one page, with the paragraph above them. */
function closing(parts: SheetParts, paper: NoticeLetterPaper): Block[] {
  return [
    body(parts, `Je vous prie d’agréer, ${paper.salutation}, l’expression de ma haute considération.`),
    space(mm(4)),
    atWindow(parts, `${paper.signatory.title},\n${paper.signatory.name}`),
    signatureRule(),
    space(mm(5)),
    ...(paper.annexes.length > 0
      ? [
          body(
            parts,
            `${paper.annexes.length > 1 ? 'Pièces jointes' : 'Pièce jointe'} : ${paper.annexes.join(' ; ')}.`,
            looks.address,
          ),
        ]
      : []),
  ];
}

const signatureRule = (): Block => ({
  heightPt: mm(15),
  draw: (pen, column) => {
    pen.rule({ x: column.x + windowPt, y: column.top + mm(15) }, mm(62), { widthPt: 0.6 });
  },
});
