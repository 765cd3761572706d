import { shareTied, type PrizeSheet } from '../../../shared/domain/prizes/index.ts';
import { cents, type Cents } from '../../../shared/kernel/cents.ts';

/** What a place brings: nothing, an amount, or not known while the sales give no sheet. */
export type PrizeTold =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'prize'; readonly amountCents: Cents; readonly shared: boolean };

/** The prize of a place, or the largest share of the places that are tied. */
export function prizeAt(
  sheet: PrizeSheet | undefined,
  { rank, sharedThrough }: { readonly rank: number; readonly sharedThrough: number },
): PrizeTold {
  if (!sheet) return { kind: 'unknown' };
  const at = (place: number): Cents => sheet.places[place - 1]?.amountCents ?? cents(0);
  const tied = sharedThrough - rank + 1;
  const [amountCents = cents(0)] = shareTied(at, { fromPlace: rank, tied }).sharesCents;
  return amountCents > 0 ? { kind: 'prize', amountCents, shared: tied > 1 } : { kind: 'none' };
}
