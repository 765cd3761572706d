import { addCents, cents, type BasisPoints, type Cents } from '../../kernel/cents.ts';

/** Caves, rebuys and add-ons sold: everything that the levy and the floor are taken on. Fees are not among it. */
export interface CavePurchase {
  readonly count: number;
  readonly unitCents: Cents;
}

/** The base of levy and floor; a refunded cave is simply not in the list. */
export const caveBase = (purchases: readonly CavePurchase[]): Cents =>
  addCents(...purchases.map(({ count, unitCents }) => cents(count * unitCents)));

/** The levy, once on the total, exact half up (FR-REG-92, FR-REG-93, decision 7; M10, M14). */
export const levyOn = (baseCents: Cents, rate: BasisPoints): Cents =>
  cents(Number((BigInt(baseCents) * BigInt(rate) * 2n + 10_000n) / 20_000n));

/** The least that prizes may come to: the base less its own levy (FR-REG-21). */
export const floorOf = (baseCents: Cents, rate: BasisPoints): Cents => cents(baseCents - levyOn(baseCents, rate));

/** What of the whole levy is that of the money beside the base: what is left of it once the base has borne its own. */
export const levyBeside = (levyCents: Cents, baseCents: Cents, rate: BasisPoints): Cents =>
  cents(levyCents - levyOn(baseCents, rate));

export interface PoolTerms {
  readonly baseCents: Cents;
  /** Money that bears the levy and does not feed the prizes: dealers' bonuses of the later text. */
  readonly besideCents?: Cents;
  readonly rateBasisPoints: BasisPoints;
  readonly guaranteeCents: Cents;
  /** What the house gives of its own on top of floor and guarantee (FR-REG-23). */
  readonly extraCents: Cents;
}

export interface Pool {
  readonly levyCents: Cents;
  /** The least that prizes may come to: caves minus levy (FR-REG-21). */
  readonly floorCents: Cents;
  /** Everything that the house adds: what the guarantee lacks, and the extra (FR-REG-26). */
  readonly additionCents: Cents;
  readonly poolCents: Cents;
}

/** The prize pool: max(guarantee, caves − levy) and what the house adds on top (decision 9). */
export function poolOf({ baseCents, besideCents, rateBasisPoints, guaranteeCents, extraCents }: PoolTerms): Pool {
  const levyCents = levyOn(addCents(baseCents, besideCents ?? cents(0)), rateBasisPoints);
  const floorCents = floorOf(baseCents, rateBasisPoints);
  const poolCents = cents(Math.max(guaranteeCents, floorCents) + extraCents);
  return { levyCents, floorCents, additionCents: cents(poolCents - floorCents), poolCents };
}

/** Whether an addition stays within the profile's cap (FR-REG-25: to the cent). */
export const additionWithin = (additionCents: Cents, capCents: Cents): boolean => additionCents <= capCents;

/** The largest guarantee that this floor and the cap allow. */
export const largestGuarantee = (floorCents: Cents, capCents: Cents): Cents => addCents(floorCents, capCents);
