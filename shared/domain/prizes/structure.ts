import { allocate } from '../../kernel/allocation.ts';
import type { Cents } from '../../kernel/cents.ts';
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
