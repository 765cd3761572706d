/** A percent scale, one weight a place, best place first; `unit` is one percent in the weights' unit. */
export interface Scale {
  readonly weights: readonly bigint[];
  readonly unit: bigint;
}

export type ScaleFault = 'empty' | 'zero-place' | 'not-hundred-percent' | 'not-descending';

export const basisPointScale = (basisPoints: readonly number[]): Scale => ({
  weights: basisPoints.map(BigInt),
  unit: 100n,
});

/** A scale adds up to 100 % exactly, pays something at every place, and never more at a lower one. */
export function scaleFault({ weights, unit }: Scale): ScaleFault | undefined {
  if (weights.length === 0) return 'empty';
  if (weights.some((weight) => weight <= 0n)) return 'zero-place';
  if (totalOf(weights) !== 100n * unit) return 'not-hundred-percent';
  return weights.some((weight, place) => place > 0 && weight > (weights[place - 1] ?? 0n))
    ? 'not-descending'
    : undefined;
}

/** The sum in percent, exactly, as decimal text: `100`, `99.5`. */
export function totalPercent({ weights, unit }: Scale): string {
  const total = totalOf(weights);
  const decimals = (total % unit)
    .toString()
    .padStart(unit.toString().length - 1, '0')
    .replace(/0+$/, '');
  return decimals === '' ? (total / unit).toString() : `${(total / unit).toString()}.${decimals}`;
}

const totalOf = (weights: readonly bigint[]): bigint => weights.reduce((sum, weight) => sum + weight, 0n);

/** How many places a share of the field pays, rounded up: 15 % of 7 221 are 1 084. At least one when anybody plays. */
export const placesPaid = (entries: number, percent: number): number => Math.ceil((entries * percent) / 100);
