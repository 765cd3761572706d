import bwip from 'bwip-js/node';
import type { Column } from './block.ts';
import { ink, type Pen } from './pen.ts';

interface Symbol {
  readonly pixs: readonly number[];
  readonly pixx: number;
  readonly pixy: number;
}

/** Draws a QR code as squares, `sizePt` wide, without quiet zone (the paper around it is white). */
export function drawQr(pen: Pen, text: string, at: Column & { readonly sizePt: number; readonly alt: string }): void {
  const [symbol] = bwip.raw('qrcode', text, 'eclevel=M') as unknown as readonly [Symbol];
  const module = at.sizePt / symbol.pixx;
  pen.element(
    'Figure',
    () => {
      pen.content(() => {
        for (let row = 0; row < symbol.pixy; row += 1) {
          for (const run of darkRuns(symbol.pixs.slice(row * symbol.pixx, (row + 1) * symbol.pixx))) {
            pen.doc.rect(at.x + run.start * module, at.top + row * module, run.length * module, module);
          }
        }
        pen.doc.fill(ink.black);
      });
    },
    { alt: at.alt },
  );
}

/** Neighbouring dark modules as one bar: fewer edges, no hairlines between them. */
function darkRuns(row: readonly number[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  for (const [index, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last.start + last.length === index) last.length += 1;
    else runs.push({ start: index, length: 1 });
  }
  return runs;
}
