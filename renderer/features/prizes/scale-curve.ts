import { decimalText, type Language } from '../../texts/index.ts';

/** All parts of a scale together: one hundred percent. */
export const wholeScale = 10_000;

/** The slope slider: 0 is flat, 100 is steep. */
export const steepest = 100;

/** The slope of a scale that is proposed: what poker rooms pay, a little over a fifth to the winner of 18. */
export const usualSlope = 42;

/** Places below the final table are paid alike in threes: one tells them apart by the step, not by the rank. */
const tierPlaces = 3;

export interface Curve {
  readonly places: number;
  /** 0 to 100. */
  readonly slope: number;
  readonly finalTableSeats: number;
  /** The least that any place gets, in basis points. */
  readonly leastBasisPoints: number;
}

/** How many places can get the least part at all. */
export const mostPlaces = (leastBasisPoints: number): number => Math.floor(wholeScale / Math.max(1, leastBasisPoints));

/**
 * A scale in basis points, best place first, that adds up to 10 000 exactly and never rises: a power of the rank, on top of the
 * least part. Places below the final table are paid alike in threes. Where the least part does not fit so many places, it gives way.
 */
export function curveScale({ places, slope, finalTableSeats, leastBasisPoints }: Curve): readonly number[] {
  const least = Math.max(1, Math.min(leastBasisPoints, Math.floor(wholeScale / places)));
  const weights = tiered(weightsOf(places, slope), finalTableSeats);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const left = wholeScale - least * places;
  const parts = weights.map((weight) => least + Math.floor((left * weight) / total));
  return withRest(parts, Math.min(places, finalTableSeats));
}

const weightsOf = (places: number, slope: number): readonly number[] =>
  Array.from({ length: places }, (_, index) => (index + 1) ** -((2 * slope) / steepest));

function tiered(weights: readonly number[], finalTableSeats: number): readonly number[] {
  return weights.map((weight, index) => {
    if (index < finalTableSeats) return weight;
    const from = index - ((index - finalTableSeats) % tierPlaces);
    const tier = weights.slice(from, from + tierPlaces);
    return tier.reduce((sum, each) => sum + each, 0) / tier.length;
  });
}

/** What flooring left over goes to the first places, one basis point each in turn: so the scale stays in order. */
function withRest(parts: readonly number[], head: number): readonly number[] {
  const rest = wholeScale - sumOf(parts);
  const each = Math.floor(rest / head);
  return parts.map((part, index) => (index < head ? part + each + (index < rest % head ? 1 : 0) : part));
}

export const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** The slope whose curve comes nearest to a scale, so that the slider stands where the announced scale is. */
export function slopeOf(parts: readonly number[], terms: Pick<Curve, 'finalTableSeats' | 'leastBasisPoints'>): number {
  const far = (slope: number): number => {
    const curve = curveScale({ ...terms, places: parts.length, slope });
    return curve.reduce((sum, part, index) => sum + Math.abs(part - (parts[index] ?? 0)), 0);
  };
  return Array.from({ length: steepest + 1 }, (_, slope) => slope).reduce((best, slope) =>
    far(slope) < far(best) ? slope : best,
  );
}

/**
 * Spreads what is missing from (or too much in) a scale over the places that were not set by hand, by their size, so that it adds
 * up again. Where all were set by hand, over all. The first place that is not fixed takes the rest.
 */
export function spreadDifference(parts: readonly number[], fixed: ReadonlySet<number>): readonly number[] {
  const isFree = (index: number): boolean => fixed.size >= parts.length || !fixed.has(index + 1);
  const free = sumOf(parts.filter((_, index) => isFree(index)));
  const wanted = wholeScale - sumOf(parts) + free;
  if (free <= 0 || wanted < parts.filter((_, index) => isFree(index)).length) return parts;
  const spread = parts.map((part, index) => (isFree(index) ? Math.max(1, Math.floor((part * wanted) / free)) : part));
  const head = spread.findIndex((_, index) => isFree(index));
  return spread.map((part, index) => (index === head ? part + wholeScale - sumOf(spread) : part));
}

const typedPart = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/;

/** Reads a part as people type it, `8,4` or `8.42 %`, in basis points; `undefined` when it is none between 0,01 and 100 %. */
export function readPart(text: string): number | undefined {
  const found = typedPart.exec(text.replace(/[\u00a0\u202f]/g, ' ').trim());
  if (!found) return undefined;
  const part = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return part >= 1 && part <= wholeScale ? part : undefined;
}

/** A part as text without its sign: `8,4`, `8,42`. */
export const partText = (part: number, language: Language): string =>
  decimalText(part / 100, part % 10 === 0 ? 1 : 2, language);
