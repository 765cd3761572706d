import type { Pen } from './pen.ts';

/** Where a block is drawn: the column's left edge and width, and the top, in points. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly top: number;
}

/**
 * A stretch of a paper with a known height. A block that may break over pages answers, in `split`, the part that fits
 * `heightPt` and the rest; it answers `undefined` when nothing fits or it must stay whole.
 */
export interface Block {
  readonly heightPt: number;
  draw(pen: Pen, column: Column): void;
  split?(heightPt: number): readonly [Block, Block] | undefined;
  /** Must not be the last thing on a page. */
  readonly keepWithNext?: boolean;
}

export const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + block.heightPt, 0);

export const space = (heightPt: number): Block => ({ heightPt, draw: () => undefined });

/** Draws blocks one under the other without looking at the page's end. */
export function stack(pen: Pen, blocks: readonly Block[], column: Column): void {
  let top = column.top;
  for (const block of blocks) {
    block.draw(pen, { ...column, top });
    top += block.heightPt;
  }
}

/** A block that is not the last on its page: what comes next begins below it, a table's with the last row at least. */
export const withNext = (block: Block): Block => ({ ...block, keepWithNext: true });

/** Several blocks that must stand together. */
export const together = (blocks: readonly Block[]): Block => ({
  heightPt: heightOf(blocks),
  draw: (pen, column) => {
    stack(pen, blocks, column);
  },
});
