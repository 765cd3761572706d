import type { FontBook } from '../fonts/font-book.ts';
import type { Block } from './block.ts';
import { bytesOf, newDocument, type DocumentSetup } from './document.ts';
import { mm } from './millimetres.ts';
import { Pen } from './pen.ts';

export interface SheetSize {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** One page of a finished document, for what is drawn on each: head, foot, `page x sur y`. */
export interface PageNumber {
  readonly page: number;
  readonly pages: number;
}

export interface SheetSetup extends DocumentSetup {
  readonly size: SheetSize;
  readonly book: FontBook;
  /** Drawn on every page once all are known, inside the margins. */
  readonly onEachPage: (pen: Pen, page: PageNumber) => void;
}

/** What of a block must stand on the page together with the heading above it. */
const leastOf = (block: Block): number => (block.split ? Math.min(block.heightPt, mm(30)) : block.heightPt);

/** Cut sheets: blocks flow from page to page inside the margins; nothing is ever drawn below the bottom margin. */
export class Sheet {
  readonly pen: Pen;
  readonly columnWidth: number;
  private readonly setup: SheetSetup;
  private top: number;

  constructor(setup: SheetSetup) {
    this.setup = setup;
    this.pen = new Pen(newDocument(setup), setup.book);
    this.columnWidth = setup.size.widthPt - setup.size.left - setup.size.right;
    this.top = setup.size.top;
    this.addPage();
  }

  get remainingPt(): number {
    return this.setup.size.heightPt - this.setup.size.bottom - this.top;
  }

  get pageHeightPt(): number {
    const { heightPt, top, bottom } = this.setup.size;
    return heightPt - top - bottom;
  }

  /** The top of what comes next, for drawings outside the flow. */
  get cursor(): number {
    return this.top;
  }

  newPage(): void {
    this.addPage();
  }

  /** Places blocks in order; a block that does not fit breaks if it can, else goes to a new page. */
  flow(blocks: readonly Block[]): void {
    for (const [index, block] of blocks.entries()) {
      const next = blocks[index + 1];
      const below = block.keepWithNext && next ? leastOf(next) : 0;
      const needed = block.heightPt + below;
      if (needed > this.remainingPt && needed <= this.pageHeightPt && !block.split && !this.fresh) this.addPage();
      this.place(block, below);
    }
  }

  private get fresh(): boolean {
    return this.top === this.setup.size.top;
  }

  /** Of a block that breaks, the last part goes over with the `belowPt` that must stand under it: a signature is never alone. */
  private place(block: Block, belowPt: number): void {
    let rest = block;
    while (rest.heightPt > this.remainingPt + 0.01) {
      const parts = rest.split?.(this.remainingPt);
      if (parts) {
        this.drawHere(parts[0]);
        rest = parts[1];
      } else if (this.fresh) {
        break;
      }
      this.addPage();
    }
    const parts = rest.heightPt + belowPt > this.remainingPt ? rest.split?.(rest.heightPt - 1) : undefined;
    if (parts) {
      this.drawHere(parts[0]);
      this.addPage();
    }
    this.drawHere(parts?.[1] ?? rest);
  }

  private drawHere(block: Block): void {
    block.draw(this.pen, { x: this.setup.size.left, width: this.columnWidth, top: this.top });
    this.top += block.heightPt;
  }

  private addPage(): void {
    const { widthPt, heightPt } = this.setup.size;
    this.pen.doc.addPage({ size: [widthPt, heightPt], margin: 0 });
    this.top = this.setup.size.top;
  }

  /** Draws heads and feet and answers the bytes. */
  finish(): Promise<Uint8Array> {
    this.pen.close();
    const { start, count } = this.pen.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pen.doc.switchToPage(start + page);
      this.pen.artifact(() => {
        this.setup.onEachPage(this.pen, { page: page + 1, pages: count });
      });
    }
    return bytesOf(this.pen.doc);
  }
}
