import { cents, type Cents } from './cents.ts';

/** What becomes of the steps that flooring leaves over: to the largest remainders, or all of it to the first share. */
export type RestRule = 'largest-remainder' | 'first';

export interface Allocation {
  readonly totalCents: Cents;
  /** Whole, not negative, in one common unit; in the declared order, better first. */
  readonly weights: readonly bigint[];
  /** Each share is a whole number of these steps; what fills no step goes to the first share. */
  readonly stepCents: number;
  readonly rest: RestRule;
}

/** One share with its working; `amountCents` = `flooredCents` + `restCents`. */
export interface Share {
  /** The exact share, rounded half-up to the cent: to be shown, never to be added up. */
  readonly rawCents: Cents;
  /** The exact share floored to a whole number of steps. */
  readonly flooredCents: Cents;
  /** What the rest rule added. */
  readonly restCents: Cents;
  readonly amountCents: Cents;
}

/**
 * Splits a total by weights so that the shares add up to it to the cent. Equal remainders: the earlier share wins, so shares
 * never grow down the order when the weights do not. Throws on a negative total, a negative weight or weights that are all zero
 * with something to share: bugs of the caller.
 */
export function allocate(allocation: Allocation): readonly Share[] {
  const { weights, rest } = allocation;
  const total = BigInt(allocation.totalCents);
  const step = BigInt(allocation.stepCents);
  const weightSum = checkedSum(allocation);
  if (weightSum === 0n) return weights.map(() => share(0n, 0n, 0n));
  const stepWeight = weightSum * step;
  const floors = weights.map((weight) => (total * weight) / stepWeight);
  const remainders = weights.map((weight) => (total * weight) % stepWeight);
  const missing = total / step - floors.reduce((sum, floor) => sum + floor, 0n);
  const extra = rest === 'first' ? toFirst(missing, weights.length) : toLargest(missing, remainders);
  return floors.map((floor, place) => {
    const residue = place === 0 ? total % step : 0n;
    const raw = (2n * total * (weights[place] ?? 0n) + weightSum) / (2n * weightSum);
    return share(raw, floor * step, (extra[place] ?? 0n) * step + residue);
  });
}

function checkedSum({ totalCents, weights, stepCents }: Allocation): bigint {
  const sum = weights.reduce((so, weight) => so + weight, 0n);
  if (totalCents < 0 || !Number.isSafeInteger(stepCents) || stepCents < 1)
    throw new RangeError('nothing to allocate by');
  if (weights.some((weight) => weight < 0n)) throw new RangeError('negative weight');
  if (sum === 0n && totalCents > 0) throw new RangeError('no weight to share by');
  return sum;
}

const toFirst = (missing: bigint, shares: number): readonly bigint[] =>
  Array.from({ length: shares }, (_, place) => (place === 0 ? missing : 0n));

/** One unit each to the largest remainders; there are always fewer missing units than shares. */
function toLargest(missing: bigint, remainders: readonly bigint[]): readonly bigint[] {
  const order = remainders
    .map((remainder, place) => ({ remainder, place }))
    .sort((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1));
  const winners = new Set(order.slice(0, Number(missing)).map(({ place }) => place));
  return remainders.map((_, place) => (winners.has(place) ? 1n : 0n));
}

const share = (raw: bigint, floored: bigint, rest: bigint): Share => ({
  rawCents: cents(Number(raw)),
  flooredCents: cents(Number(floored)),
  restCents: cents(Number(rest)),
  amountCents: cents(Number(floored + rest)),
});

/** Equal shares; the odd cents go one each to the first in the order given. */
export function splitEvenly(totalCents: Cents, parts: number): readonly Cents[] {
  const weights = Array.from({ length: parts }, () => 1n);
  return allocate({ totalCents, weights, stepCents: 1, rest: 'largest-remainder' }).map((each) => each.amountCents);
}

/** Weights written as decimals (`"16.5"`, `"13.626332"`) as whole numbers in one common unit, exactly. */
export function decimalWeights(texts: readonly string[]): {
  readonly weights: readonly bigint[];
  readonly unit: bigint;
} {
  const scale = Math.max(0, ...texts.map((text) => decimalsOf(text).length));
  return {
    weights: texts.map((text) => BigInt((text.split('.')[0] ?? '') + decimalsOf(text).padEnd(scale, '0'))),
    unit: 10n ** BigInt(scale),
  };
}

function decimalsOf(text: string): string {
  const match = /^\d+(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError(`not a decimal weight: ${text}`);
  return match[1] ?? '';
}
