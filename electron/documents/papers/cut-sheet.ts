import type { FontBook } from '../fonts/font-book.ts';
import type { Block } from '../page/block.ts';
import { Sheet, type SheetSize } from '../page/sheet.ts';
import { footOf } from './foot.ts';
import { a4 } from './looks.ts';
import type { PaperBase } from './paper.ts';
import type { SheetParts } from './sheet-parts.ts';

export interface CutSheet {
  readonly title: string;
  readonly size?: SheetSize;
  readonly fingerprint?: string;
  readonly pageWord?: string;
}

/** Lets blocks flow over sheets (A4 unless said otherwise) with the common foot, and answers the bytes. */
export function printSheets(
  paper: PaperBase,
  book: FontBook,
  sheet: CutSheet & { blocks: (parts: SheetParts) => readonly Block[] },
): Promise<Uint8Array> {
  const { title: document, size = a4, fingerprint, pageWord } = sheet;
  const foot = footOf(paper, book, { document, size, fingerprint, pageWord });
  const sheets = new Sheet({ title: document, createdAt: paper.printedAt, book, ...foot });
  sheets.flow(sheet.blocks({ pen: sheets.pen, widthPt: sheets.columnWidth, pageHeightPt: sheets.pageHeightPt }));
  return sheets.finish();
}
