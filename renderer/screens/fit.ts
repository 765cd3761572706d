import type { Directive } from 'vue';
import { narrowest, stretchFor } from './row-length.ts';

/** What is fitted: anew when `text` is another, in width of digits and letters or in layout. */
export interface Fit {
  readonly text: string;
  /** The texts in the row that give way; the row itself when left out. */
  readonly of?: string;
  /** The smallest size, in rem. */
  readonly leastRem?: number;
  /** Told whether the row is too long even so. */
  readonly over?: (isOver: boolean) => void;
}

/**
 * Keeps a row within its room: first its letters get narrower, down to 75 %, then smaller (DESIGN §2). Applied again when the window
 * changes its size (C18) and when the fonts have come.
 */
export const vFit: Directive<HTMLElement, Fit> = {
  mounted: (row, { value }) => {
    rows.set(row, value);
    room.observe(row);
    fit(row, value);
  },
  updated: (row, { value, oldValue }) => {
    rows.set(row, value);
    if (value.text !== oldValue?.text) fit(row, value);
  },
  unmounted: (row) => {
    rows.delete(row);
    room.unobserve(row);
  },
};

const rows = new Map<HTMLElement, Fit>();
const fittedWidths = new WeakMap<Element, number>();

/** A row whose room has changed, whatever changed it. */
const room = new ResizeObserver((changes) => {
  for (const { target } of changes) {
    const value = rows.get(target as HTMLElement);
    if (value && fittedWidths.get(target) !== target.clientWidth) fit(target as HTMLElement, value);
  }
});

/** Fits every row of the page anew. */
export function fitAll(): void {
  for (const [row, value] of rows) fit(row, value);
}

function fit(row: HTMLElement, { of, leastRem = 0, over }: Fit): void {
  fittedWidths.set(row, row.clientWidth);
  const texts = of === undefined ? [row] : [...row.querySelectorAll<HTMLElement>(of)];
  for (const { style } of texts) style.fontSize = '';
  const lengthAt = (percent: number): number => {
    for (const { style } of texts) style.fontStretch = percent === 100 ? '' : `${percent}%`;
    return row.scrollWidth;
  };
  const full = lengthAt(100);
  const length = row.clientWidth;
  if (full <= length) return over?.(false);
  const narrow = lengthAt(narrowest);
  const stretch = stretchFor({ full, narrow }, length);
  if (stretch !== undefined) lengthAt(stretch);
  else shrink(texts, row, leastRem);
  over?.(row.scrollWidth > row.clientWidth + 1);
}

function shrink(texts: readonly HTMLElement[], row: HTMLElement, leastRem: number): void {
  const leastPx = leastRem * sizeOf(document.documentElement);
  // Gaps between the texts do not shrink with them, so that one step may not be enough.
  for (let step = 0; step < 4 && row.scrollWidth > row.clientWidth; step += 1) {
    const share = row.clientWidth / row.scrollWidth;
    const sizes = texts.map(sizeOf);
    for (const [index, { style }] of texts.entries()) {
      style.fontSize = `${Math.max(leastPx, (sizes[index] ?? 0) * share)}px`;
    }
  }
}

const sizeOf = (element: Element): number => Number(getComputedStyle(element).fontSize.replace('px', ''));
