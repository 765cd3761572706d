declare const unit: unique symbol;

/** A whole number of cents, negative allowed; never a fraction, never a float. */
export type Cents = number & { readonly [unit]: 'cents' };

/** A rate in hundredths of a percent: 400 is 4 %. */
export type BasisPoints = number & { readonly [unit]: 'basis-points' };

/** Brands a safe integer as cents; anything else is a bug in the caller, so it throws. `-0` becomes `0`. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not basis points: ${value}`);
  return value as BasisPoints;
}

export const addCents = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((sum, amount) => sum + amount, 0));

export const negate = (amount: Cents): Cents => cents(0 - amount);
