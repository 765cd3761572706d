import { heightOf, space, together, withNext, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { drawLines, paragraph } from '../page/paragraph.ts';
import type { Pen } from '../page/pen.ts';
import { table, type Row } from '../page/table.ts';
import { lineHeightPt, type Rich, type Style } from '../text/style.ts';
import { looks } from './looks.ts';
import type { PaperBase } from './paper.ts';

/** Blocks of the A4 and A5 papers, for the sheet's column. */
export interface SheetParts {
  readonly pen: Pen;
  readonly widthPt: number;
  /** What a page holds between head and foot. */
  readonly pageHeightPt: number;
}

/** Distances of a paper, in millimetres, as wide as the page lets them be. */
export type Gap = (millimetres: number) => Block;

/** A paper that goes a little over its page is set tighter, so that it stays one sheet; a longer one keeps its distances. */
export function fitted({ pageHeightPt }: SheetParts, build: (gap: Gap) => Block[]): Block[] {
  const set = (looseness: number): Block[] => build((millimetres) => space(mm(millimetres * looseness)));
  const [loose, tight] = [set(1), set(0.5)];
  return heightOf(loose) > pageHeightPt && heightOf(tight) <= pageHeightPt ? tight : loose;
}

/** Company and seat on the left, reference lines on the right. */
export function letterhead(parts: SheetParts, paper: PaperBase, references: readonly string[]): Block {
  const { pen, widthPt } = parts;
  const rightPt = widthPt < mm(130) ? mm(42) : mm(62);
  const leftPt = widthPt - rightPt;
  const left = together([
    paragraph(pen, paper.house.name, { style: looks.houseName, widthPt: leftPt }),
    paragraph(pen, paper.house.seat.replace(', ', '\n'), { style: looks.address, widthPt: leftPt }),
  ]);
  const right = paragraph(pen, references.join('\n'), { style: looks.reference, align: 'right', widthPt: rightPt });
  return {
    heightPt: Math.max(left.heightPt, right.heightPt),
    draw: (onto, column) => {
      left.draw(onto, { ...column, width: leftPt });
      right.draw(onto, { x: column.x + leftPt, width: rightPt, top: column.top });
    },
  };
}

export const title = (parts: SheetParts, words: Rich): Block =>
  paragraph(parts.pen, words, { style: looks.title, tag: 'H1', keepWithNext: true, widthPt: parts.widthPt });

export const heading = (parts: SheetParts, words: string): Block => {
  const line = paragraph(parts.pen, words, { style: looks.heading, tag: 'H2', widthPt: parts.widthPt });
  return withNext(together([line, space(mm(1.5))]));
};

export const body = (parts: SheetParts, words: Rich, style: Style = looks.body): Block =>
  paragraph(parts.pen, words, { style, widthPt: parts.widthPt });

/** Labels and their values, a rule under each; `labelPt` is the width of the labels. */
export function facts(parts: SheetParts, pairs: readonly (readonly [string, Rich])[], labelPt = mm(55)): Block {
  return table(
    parts.pen,
    {
      headless: true,
      rules: 'lines',
      columns: [
        { head: '', widthPt: labelPt },
        { head: '', widthPt: parts.widthPt - labelPt },
      ],
      headStyle: looks.tableHead,
      style: looks.table,
      padX: 0,
      padY: mm(1.25),
    },
    pairs.map(([label, value]): Row => ({ cells: [label, { stack: [{ text: value, style: looks.tableStrong }] }] })),
  );
}

/** Clauses or declarations with a hanging mark (`1.2`, `•`, a box). */
export function hanging(
  parts: SheetParts,
  mark: string,
  item: { text: Rich; style?: Style; indentPt?: number },
): Block {
  const { style = looks.body, indentPt = mm(9) } = item;
  const marks = parts.pen.set(mark, style, indentPt).lines;
  const text = paragraph(parts.pen, item.text, { style, widthPt: parts.widthPt - indentPt, tag: 'LBody' });
  return hung({ marks, style, indentPt }, text);
}

function hung(mark: { marks: ReturnType<Pen['set']>['lines']; style: Style; indentPt: number }, text: Block): Block {
  return {
    heightPt: text.heightPt,
    draw: (pen, column) => {
      pen.element('L', () => {
        pen.element('LI', () => {
          if (mark.marks.length > 0) {
            pen.element('Lbl', () => {
              pen.content(() => {
                drawLines(pen, mark.marks, {
                  look: { style: mark.style },
                  column: { ...column, width: mark.indentPt },
                });
              });
            });
          }
          text.draw(pen, { x: column.x + mark.indentPt, width: column.width - mark.indentPt, top: column.top });
        });
      });
    },
    split: (heightPt) => {
      const parts = text.split?.(heightPt);
      return parts && [hung(mark, parts[0]), hung({ ...mark, marks: [] }, parts[1])];
    },
  };
}

export interface Signer {
  readonly role: string;
  /** Empty when nobody is named yet: the line is for a pen. */
  readonly name: string;
  /** A remark under the name: the time of an electronic signature, or `Lu et approuvé`. */
  readonly remark?: string;
}

/** Signature places side by side: room to sign, a line, then who. */
export function signatures(parts: SheetParts, signers: readonly Signer[], roomPt = mm(14)): Block {
  const gap = mm(8);
  const width = Math.min((parts.widthPt - gap * (signers.length - 1)) / signers.length, mm(89));
  const cells = signers.map(({ role, name, remark }) =>
    together([
      paragraph(parts.pen, role, { style: looks.tableHead, widthPt: width }),
      ...(name ? [paragraph(parts.pen, name, { style: looks.reference, widthPt: width })] : []),
      ...(remark ? [paragraph(parts.pen, remark, { style: looks.small, widthPt: width })] : []),
    ]),
  );
  return {
    heightPt: roomPt + mm(1.5) + Math.max(...cells.map((cell) => cell.heightPt)),
    draw: (pen, column) => {
      for (const [index, cell] of cells.entries()) {
        const x = column.x + index * (width + gap);
        pen.rule({ x, y: column.top + roomPt }, width, { widthPt: 0.6 });
        cell.draw(pen, { x, width, top: column.top + roomPt + mm(1.5) });
      }
    },
  };
}

/** A box to tick, ticked when `on`: drawn, since the fonts have no such sign. */
export function tickBox(parts: SheetParts, words: string, on: boolean): Block {
  const size = mm(3.2);
  const style = looks.table;
  const text = paragraph(parts.pen, words, { style, widthPt: parts.widthPt - mm(6) });
  return {
    heightPt: text.heightPt + mm(0.8),
    draw: (pen, column) => {
      const y = column.top + (lineHeightPt(style) - size) / 2;
      pen.frame({ x: column.x, y, width: size, height: size }, 0.8);
      if (on) pen.cross({ x: column.x, y, size });
      text.draw(pen, { x: column.x + mm(6), width: column.width - mm(6), top: column.top });
    },
  };
}

/** A block inside a frame. */
export function boxed(block: Block, padPt: number): Block {
  return {
    heightPt: block.heightPt + 2 * padPt,
    draw: (pen, column) => {
      pen.frame({ x: column.x, y: column.top, width: column.width, height: block.heightPt + 2 * padPt }, 0.8);
      block.draw(pen, { x: column.x + padPt, width: column.width - 2 * padPt, top: column.top + padPt });
    },
  };
}
