import { addCents, type Cents } from '../../kernel/cents.ts';
import { bearsLevyOnly, type Profile } from '../profile/index.ts';
import type { StructureFrozen, UnclaimedReason } from './events.ts';

/** What became of one prize. */
export type Settlement =
  | { readonly kind: 'paid'; readonly number: string; readonly at: number; readonly amountCents: Cents }
  | { readonly kind: 'unclaimed'; readonly reason: UnclaimedReason; readonly at: number; readonly amountCents: Cents };

/** Slice `prizes` of a tournament. */
export interface PrizesState {
  /** Caves per entry that were sold and not given back: first the initial one, then rebuys. */
  caves: Record<string, { readonly caveCents: Cents; rebuyCents: Cents[]; bonusCents?: Cents[] }>;
  frozen: (StructureFrozen & { readonly at: number }) | null;
  settled: Record<string, Settlement>;
  refusedDeals: number;
}

export const initialPrizes = (): PrizesState => ({ caves: {}, frozen: null, settled: {}, refusedDeals: 0 });

/** Caves sold, in numbers and money. */
export interface CaveSales {
  readonly entries: number;
  readonly caveCents: Cents;
  readonly rebuys: number;
  readonly rebuyCents: Cents;
  /** Caves and rebuys: what the prizes are at least made from, before the levy. */
  readonly baseCents: Cents;
  /** Dealers' bonuses, absent where none was sold: they bear the levy beside the base. */
  readonly bonus?: { readonly count: number; readonly amountCents: Cents };
}

/** What was paid for caves and recaves, fees left out (FR-REG-22), and for dealers' bonuses beside them, in cents. */
export function caveSales({ caves }: Readonly<PrizesState>): CaveSales {
  const sold = Object.values(caves);
  const rebuys = sold.flatMap(({ rebuyCents }) => rebuyCents);
  const bonuses = sold.flatMap(({ bonusCents = [] }) => bonusCents);
  const caveCents = addCents(...sold.map((each) => each.caveCents));
  const rebuyCents = addCents(...rebuys);
  return {
    entries: sold.length,
    caveCents,
    rebuys: rebuys.length,
    rebuyCents,
    baseCents: addCents(caveCents, rebuyCents),
    ...(bonuses.length > 0 && { bonus: { count: bonuses.length, amountCents: addCents(...bonuses) } }),
  };
}

/** Dealers' bonuses as money beside the base, where the profile has them bear the levy and not feed the prizes. */
export const besideOf = ({ bonus }: CaveSales, profile: Profile): { readonly besideCents?: Cents } =>
  bonus && bearsLevyOnly(profile, 'dealers-bonus') ? { besideCents: bonus.amountCents } : {};

export const settlementOf = (state: Readonly<PrizesState>, entry: string): Settlement | undefined =>
  Object.hasOwn(state.settled, entry) ? state.settled[entry] : undefined;
