import type { FontBook } from '../fonts/font-book.ts';
import { heightOf, stack, type Block } from './block.ts';
import { bytesOf, newDocument, type DocumentSetup } from './document.ts';
import { mm } from './millimetres.ts';
import { Pen } from './pen.ts';

const rollWidthPt = mm(80);
/** What an 80 mm head prints. */
export const rollColumnPt = mm(72);

/** One page of an 80 mm roll, as long as its blocks: 5 mm above, a tail of 8 mm for the cutter. */
export async function printRoll(
  setup: DocumentSetup & { readonly book: FontBook },
  build: (pen: Pen) => readonly Block[],
): Promise<Uint8Array> {
  const pen = new Pen(newDocument(setup), setup.book);
  const blocks = build(pen);
  const top = mm(5);
  pen.doc.addPage({ size: [rollWidthPt, top + heightOf(blocks) + mm(8)], margin: 0 });
  stack(pen, blocks, { x: (rollWidthPt - rollColumnPt) / 2, width: rollColumnPt, top });
  pen.close();
  return bytesOf(pen.doc);
}
