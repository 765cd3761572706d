import { allocate } from '../../kernel/allocation.ts';
import { cents, type Cents } from '../../kernel/cents.ts';
import type { PrizeEntries } from '../tournament/index.ts';
import { basisPointScale, type Scale } from './scale.ts';

export type Rounding = 'largest-remainder' | 'round-down-rest-to-first';

/** One paid place with its working: the exact share, what flooring to steps left of it, what the rest rule gave back. */
export interface PrizePlace {
  readonly rank: number;
  readonly basisPoints: number;
  /** The exact share rounded to the cent: shown beside the prize, never added up. */
  readonly rawCents: Cents;
  readonly roundedCents: Cents;
  readonly restCents: Cents;
  readonly amountCents: Cents;
  /** The prize is an entry to another tournament of this worth; absent: money. */
  readonly kind?: 'entry';
}

/** Splits a pool by a scale in steps, to the cent and never more at a lower place (P01, FR-REG-28). */
export const splitPool = (
  poolCents: Cents,
  { weights }: Scale,
  steps: { readonly stepCents: number; readonly rounding: Rounding },
) =>
  allocate({
    totalCents: poolCents,
    weights,
    stepCents: steps.stepCents,
    rest: steps.rounding === 'largest-remainder' ? 'largest-remainder' : 'first',
  });

export interface StructureTerms {
  readonly basisPoints: readonly number[];
  readonly stepCents: number;
  readonly rounding: Rounding;
}

/** The prizes of a pool, place by place. The scale is valid (see `scaleFault`). */
export function prizePlaces(poolCents: Cents, terms: StructureTerms): readonly PrizePlace[] {
  const shares = splitPool(poolCents, basisPointScale(terms.basisPoints), terms);
  return shares.map(({ rawCents, flooredCents, restCents, amountCents }, index) => ({
    rank: index + 1,
    basisPoints: terms.basisPoints[index] ?? 0,
    rawCents,
    roundedCents: flooredCents,
    restCents,
    amountCents,
  }));
}

/** Entries to another tournament that the first `count` places win. */
export interface FrozenEntries {
  readonly tournament: string;
  readonly name: string;
  readonly valueCents: Cents;
  readonly count: number;
}

/** How many entries a pool gives: at most those announced, and leaving a place to each part of the scale. */
export const entriesGiven = (
  { poolCents, entrants }: { readonly poolCents: Cents; readonly entrants: number },
  { valueCents, most }: Pick<PrizeEntries, 'valueCents' | 'most'>,
  cashPlaces: number,
): number => Math.max(0, Math.min(most, Math.floor(poolCents / valueCents), entrants - cashPlaces));

/** Entries for the first places; what they leave of the pool is money for those behind, as far as it reaches. */
export function placesWithEntries(
  poolCents: Cents,
  { count, valueCents }: Pick<FrozenEntries, 'count' | 'valueCents'>,
  terms: StructureTerms,
): readonly PrizePlace[] {
  const entries = Array.from({ length: count }, (_, index): PrizePlace => ({
    ...{ rank: index + 1, basisPoints: 0, rawCents: valueCents, roundedCents: valueCents, restCents: cents(0) },
    ...{ amountCents: valueCents, kind: 'entry' },
  }));
  const money = prizePlaces(cents(poolCents - count * valueCents), terms).filter(({ amountCents }) => amountCents > 0);
  return [...entries, ...money.map((place) => ({ ...place, rank: place.rank + count }))];
}
