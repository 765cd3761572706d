import type { Line } from '../text/lines.ts';
import { lineHeightPt, type Rich, type Style } from '../text/style.ts';
import type { Block, Column } from './block.ts';
import type { Align, Ink, Pen } from './pen.ts';

export interface ParagraphLook {
  readonly style: Style;
  readonly align?: Align;
  readonly ink?: Ink;
  /** Structure element, `P` unless said otherwise. */
  readonly tag?: string;
  readonly keepWithNext?: boolean;
}

/** A text set to a width. It may break over pages between lines, never leaving one line alone. */
export function paragraph(pen: Pen, text: Rich, look: ParagraphLook & { readonly widthPt: number }): Block {
  return linesBlock(pen.set(text, look.style, look.widthPt).lines, look);
}

function linesBlock(lines: readonly Line[], look: ParagraphLook): Block {
  const lineHeight = lineHeightPt(look.style);
  return {
    heightPt: lines.length * lineHeight,
    keepWithNext: look.keepWithNext ?? false,
    draw: (pen, column) => {
      pen.element(look.tag ?? 'P', () => {
        pen.content(() => {
          drawLines(pen, lines, { look, column });
        });
      });
    },
    split: (heightPt) => {
      const fitting = Math.min(Math.floor((heightPt + 0.01) / lineHeight), lines.length - 2);
      if (fitting < 2) return undefined;
      return [linesBlock(lines.slice(0, fitting), look), linesBlock(lines.slice(fitting), look)];
    },
  };
}

export function drawLines(pen: Pen, lines: readonly Line[], at: { look: ParagraphLook; column: Column }): void {
  const lineHeight = lineHeightPt(at.look.style);
  const { align = 'left', ink = 'black', style } = at.look;
  for (const [index, line] of lines.entries()) {
    const { x, width, top } = at.column;
    pen.line(line, style, { x, width, y: top + index * lineHeight, align, ink });
  }
}
