import type { FontBook } from '../fonts/font-book.ts';
import { space, stack, type Block } from '../page/block.ts';
import { bytesOf, newDocument } from '../page/document.ts';
import { mm } from '../page/millimetres.ts';
import { paragraph } from '../page/paragraph.ts';
import { Pen } from '../page/pen.ts';
import { printRoll, rollColumnPt } from '../page/roll.ts';
import { a4, looks, roll } from './looks.ts';

export type TestSize = 'roll' | 'sheet';

/** Accents, the euro sign, the thin space of a thousand, other alphabets: what printers spoil first (D01, D02, D07). */
const sample = 'Reçu n° 12 - Événement d’été : 1\u202f234,50\u00a0€. Œuvre, Łukasz, Щукин, Đặng.';

const words = {
  title: 'Test d’impression',
  ruler:
    'La règle mesure-t-elle ses millimètres ? Sinon l’imprimante réduit ou agrandit la page : choisir « taille réelle ».',
  edge: 'Les deux traits verticaux, à gauche et à droite, doivent être entiers.',
} as const;

/**
 * A page of a known size with a ruler over its whole printed width and a line of difficult letters: what a printer makes of it
 * shows whether it keeps sizes, margins and text (D04, D07). Never filed: it says nothing of the house.
 */
export const renderTestPaper = (size: TestSize, at: { readonly printedAt: number; readonly book: FontBook }) =>
  size === 'roll' ? rollOf(at) : sheetOf(at);

interface Drawn {
  readonly printedAt: number;
  readonly book: FontBook;
}

const rollOf = ({ printedAt, book }: Drawn): Promise<Uint8Array> =>
  printRoll({ title: words.title, createdAt: printedAt, book }, (pen) =>
    blocks(pen, rollColumnPt, { title: roll.title, line: roll.line, small: roll.small }),
  );

function sheetOf({ printedAt, book }: Drawn): Promise<Uint8Array> {
  const pen = new Pen(newDocument({ title: words.title, createdAt: printedAt }), book);
  const width = a4.widthPt - a4.left - a4.right;
  pen.doc.addPage({ size: [a4.widthPt, a4.heightPt], margin: 0 });
  stack(pen, blocks(pen, width, { title: looks.title, line: looks.body, small: looks.small }), {
    x: a4.left,
    width,
    top: a4.top,
  });
  pen.close();
  return bytesOf(pen.doc);
}

type Styles = Readonly<Record<'title' | 'line' | 'small', typeof roll.line>>;

function blocks(pen: Pen, widthPt: number, styles: Styles): readonly Block[] {
  return [
    paragraph(pen, words.title, { style: styles.title, align: 'center', tag: 'H1', widthPt }),
    space(mm(3)),
    paragraph(pen, sample, { style: styles.line, widthPt }),
    space(mm(3)),
    ruler(pen, widthPt, styles.small),
    space(mm(3)),
    paragraph(pen, `${words.ruler} ${words.edge}`, { style: styles.small, widthPt }),
  ];
}

const tickPt = (millimetre: number): number => mm(millimetre % 10 === 0 ? 5 : millimetre % 5 === 0 ? 3.5 : 2);

/** Millimetres along the whole column, numbered each ten; its first and last strokes are the column's edges. */
function ruler(pen: Pen, widthPt: number, style: Styles['small']): Block {
  const last = Math.floor((widthPt + 0.01) / mm(1));
  const tens = Array.from({ length: Math.floor(last / 10) }, (_, index) => (index + 1) * 10).filter(
    (ten) => ten < last,
  );
  const lines = tens.map((ten) => ({ ten, line: pen.set(String(ten), style, mm(10)).lines[0] }));
  return {
    heightPt: mm(10),
    draw: (onto, { x, top }) => {
      onto.rule({ x, y: top }, mm(last), { widthPt: 0.6 });
      for (let millimetre = 0; millimetre <= last; millimetre += 1) {
        const isEdge = millimetre === 0 || millimetre === last;
        onto.upright({ x: x + mm(millimetre), y: top }, isEdge ? mm(9) : tickPt(millimetre), 0.5);
      }
      onto.element('P', () => {
        onto.content(() => {
          for (const { ten, line } of lines)
            if (line) onto.line(line, style, { x: x + mm(ten - 5), y: top + mm(5.2), width: mm(10), align: 'center' });
        });
      });
    },
  };
}
