/** The size of a chart in pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

export interface ChartBar {
  readonly rank: number;
  readonly amountCents: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether its amount is written at it. */
  readonly told: boolean;
  /** Beside the bar's top rather than above it. */
  readonly beside: boolean;
  /** Whether its rank stands under it: not every one where bars are many. */
  readonly ranked: boolean;
}

export interface ChartLine {
  readonly y: number;
  readonly amountCents: number;
}

export interface PrizeChart {
  readonly bars: readonly ChartBar[];
  readonly lines: readonly ChartLine[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Where the shade of the final table ends. */
  readonly finalTableEnd: number;
}

const margins = { left: 56, right: 10, top: 30, bottom: 30 };
/** So many pixels for a rank, or an amount, to be read beside its neighbours. */
const rankRoom = 22;
const besideRoom = 56;

/** Bars, lines and labels of the prizes by rank. Nothing but numbers: the component draws them. */
export function prizeChart(
  amountsCents: readonly number[],
  finalTableSeats: number,
  { width, height }: ChartSize,
): PrizeChart {
  const bottom = height - margins.bottom;
  const right = width - margins.right;
  const slot = (right - margins.left) / Math.max(1, amountsCents.length);
  const lines = gridLines(Math.max(0, ...amountsCents));
  const top = lines.at(-1) ?? 1;
  const yOf = (amountCents: number): number => bottom - (amountCents / top) * (bottom - margins.top);
  const told = toldRanks(amountsCents.length, finalTableSeats);
  const every = Math.max(1, Math.ceil(rankRoom / slot));
  const barWidth = Math.min(44, slot * 0.7);
  const bars = amountsCents.map((amountCents, index) => ({
    rank: index + 1,
    amountCents,
    x: margins.left + slot * index + (slot - barWidth) / 2,
    y: yOf(amountCents),
    width: barWidth,
    height: bottom - yOf(amountCents),
    told: told.has(index + 1),
    beside: index < 3 && amountsCents.length > 3 && isFree(amountsCents, index, { slot, yOf }),
    ranked: index % every === 0,
  }));
  const finalTableEnd = margins.left + slot * Math.min(finalTableSeats, amountsCents.length);
  const drawn = lines.map((amountCents) => ({ amountCents, y: yOf(amountCents) }));
  return { bars, lines: drawn, left: margins.left, right, bottom, finalTableEnd };
}

/** Whether the bars beside a top are low enough for the amount to be written there. */
function isFree(
  amountsCents: readonly number[],
  index: number,
  { slot, yOf }: { readonly slot: number; readonly yOf: (amountCents: number) => number },
): boolean {
  const next = amountsCents[index + 1] ?? 0;
  return slot < besideRoom && yOf(next) - yOf(amountsCents[index] ?? 0) > 12;
}

/** The first three, the last of the final table, the last. Where places are few, all. */
function toldRanks(places: number, finalTableSeats: number): ReadonlySet<number> {
  if (places <= 6) return new Set(Array.from({ length: places }, (_, index) => index + 1));
  return new Set([1, 2, 3, ...(places - finalTableSeats > 2 && finalTableSeats > 4 ? [finalTableSeats] : []), places]);
}

/** Round amounts from 0 up to just over the largest: four to eight lines. */
function gridLines(mostCents: number): readonly number[] {
  if (mostCents <= 0) return [0, 100];
  const step = [1, 2, 5, 10]
    .map((each) => each * 10 ** Math.floor(Math.log10(mostCents / 4)))
    .find((each) => mostCents / each <= 7);
  const used = step ?? mostCents;
  return Array.from({ length: Math.ceil(mostCents / used) + 1 }, (_, index) => Math.round(index * used));
}
