import { addCents, cents, negate, type Cents } from '../../kernel/cents.ts';

/** Why money goes back, or does not (FR-REG-70, FR-REG-71, FR-REG-76, A-20, A-21). */
export type RefundReason =
  'tournament-cancelled' | 'stopped-serious-reason' | 'expelled-scandal' | 'withdrawn-before-start';

/** Everything that one entrant paid and was not given back yet: see `refundDue` of the registration. */
interface Paid {
  readonly caveCents: Cents;
  readonly recaveCents: Cents;
  readonly feeCents: Cents;
}

export interface RefundEffect {
  /** Fee and every cave, and nothing else; an expelled player gets nothing. */
  readonly refundCents: Cents;
  /** How the base of the levy changes; `null` where no prize is awarded and so no levy is owed at all. */
  readonly baseChangeCents: Cents | null;
}

/** What a reason to refund means for one entrant and for the levy: an expelled player's caves stay in its base. */
export function refundEffect(reason: RefundReason, { caveCents, recaveCents, feeCents }: Paid): RefundEffect {
  if (reason === 'expelled-scandal') return { refundCents: cents(0), baseChangeCents: cents(0) };
  const refundCents = addCents(caveCents, recaveCents, feeCents);
  if (reason === 'withdrawn-before-start')
    return { refundCents, baseChangeCents: negate(addCents(caveCents, recaveCents)) };
  return { refundCents, baseChangeCents: null };
}
