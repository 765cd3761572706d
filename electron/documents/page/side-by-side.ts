import { heightOf, stack, type Block } from './block.ts';

export interface Halves {
  readonly left: readonly Block[];
  readonly right: readonly Block[];
}

/** Two stacks of blocks beside each other; each goes on by itself on the next page. */
export function sideBySide(halves: Halves, gapPt: number): Block {
  return {
    heightPt: Math.max(heightOf(halves.left), heightOf(halves.right)),
    draw: (pen, column) => {
      const width = (column.width - gapPt) / 2;
      stack(pen, halves.left, { ...column, width });
      stack(pen, halves.right, { x: column.x + width + gapPt, width, top: column.top });
    },
    split: (heightPt) => {
      const left = cut(halves.left, heightPt);
      const right = cut(halves.right, heightPt);
      if (left[0].length + right[0].length === 0) return undefined;
      return [
        sideBySide({ left: left[0], right: right[0] }, gapPt),
        sideBySide({ left: left[1], right: right[1] }, gapPt),
      ];
    },
  };
}

function cut(blocks: readonly Block[], heightPt: number): readonly [readonly Block[], readonly Block[]] {
  let used = 0;
  let count = 0;
  for (const block of blocks) {
    if (used + block.heightPt > heightPt + 0.01) break;
    used += block.heightPt;
    count += 1;
  }
  return [blocks.slice(0, count), blocks.slice(count)];
}
