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
    fitSoon(row);
  },
  updated: (row, { value, oldValue }) => {
    rows.set(row, value);
    if (value.text !== oldValue?.text) fitSoon(row);
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
  const changed = changes.map(({ target }) => target as HTMLElement);
  fitTogether(changed.filter((row) => rows.has(row) && fittedWidths.get(row) !== row.clientWidth));
});

/** Fits every row of the page anew. */
export const fitAll = (): void => fitTogether([...rows.keys()]);

const waiting = new Set<HTMLElement>();

/** A change of the page touches many rows: they are fitted together once it is whole, before it is painted. */
function fitSoon(row: HTMLElement): void {
  if (waiting.size === 0) queueMicrotask(fitWaiting);
  waiting.add(row);
}

function fitWaiting(): void {
  const changed = [...waiting].filter((row) => rows.has(row));
  waiting.clear();
  fitTogether(changed);
}

interface Fitting extends Fit {
  readonly row: HTMLElement;
  readonly texts: readonly HTMLElement[];
}

/** Each step writes to all rows before it reads of any: the page is laid out once a step, not once a row. */
function fitTogether(changed: readonly HTMLElement[]): void {
  const all = changed.map(fittingOf);
  for (const { texts } of all) plain(texts);
  const measured = all.map((fitting) => ({ ...fitting, full: fitting.row.scrollWidth, length: lengthOf(fitting.row) }));
  const long = measured.filter(({ full, length }) => full > length);
  for (const { full, length, over } of measured) if (full <= length) over?.(false);
  for (const { texts } of long) narrowTo(texts, narrowest);
  for (const { fitting, narrow } of long.map((fitting) => ({ fitting, narrow: fitting.row.scrollWidth }))) {
    const { row, texts, leastRem = 0, full, length, over } = fitting;
    const stretch = stretchFor({ full, narrow }, length);
    if (stretch !== undefined) narrowTo(texts, stretch);
    else shrink(texts, row, leastRem);
    over?.(row.scrollWidth > row.clientWidth + 1);
  }
}

function fittingOf(row: HTMLElement): Fitting {
  const fit = rows.get(row) ?? { text: '' };
  return { ...fit, row, texts: fit.of === undefined ? [row] : [...row.querySelectorAll<HTMLElement>(fit.of)] };
}

function lengthOf(row: HTMLElement): number {
  fittedWidths.set(row, row.clientWidth);
  return row.clientWidth;
}

function plain(texts: readonly HTMLElement[]): void {
  for (const { style } of texts) {
    style.fontSize = '';
    style.fontStretch = '';
  }
}

function narrowTo(texts: readonly HTMLElement[], percent: number): void {
  for (const { style } of texts) style.fontStretch = percent === 100 ? '' : `${percent}%`;
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
