import { addCents, cents, negate, type Cents } from '../../kernel/cents.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import {
  additionWithin,
  besideOf,
  checkPrizes,
  floorOf,
  levyBeside,
  levyOn,
  type BonusSales,
  type CaveSales,
  type StructureFrozen,
} from '../prizes/index.ts';
import type { Profile } from '../profile/index.ts';
import type { LineFigures } from './events.ts';
import { refuse, type LevyRefusal } from './refusals.ts';

/**
 * The figures of a line: caves as they stand now (refunded ones left out, A-07), the levy once on their total, the frozen prizes
 * with the bounties, and what the house adds so that caves − levy + addition = prizes. Refuses prizes under the floor and an addition over the cap.
 */
export function lineFigures(
  sales: CaveSales,
  frozen: Pick<StructureFrozen, 'poolCents' | 'prizes' | 'bounty'>,
  profile: Profile,
): LineFigures | Refused<LevyRefusal> {
  const { rateBasisPoints } = profile.levy;
  const { besideCents = cents(0) } = besideOf(sales, profile);
  const baseCents = addCents(sales.baseCents, besideCents);
  const levyCents = levyOn(baseCents, rateBasisPoints);
  const floorCents = floorOf(sales.baseCents, rateBasisPoints);
  const checked = checkedPrizes(floorCents, frozen);
  if (isRefused(checked)) return checked;
  const { additionCents, prizesCents } = checked;
  const { additionCapCents } = profile.prizes;
  if (!additionWithin(additionCents, additionCapCents)) {
    return refuse('levy.additionOverCap', { additionCents, capCents: additionCapCents });
  }
  const { bonus, ...caves } = sales;
  return {
    ...{ ...caves, baseCents, levyCents, additionCents, prizesCents },
    ...(bonus && { bonus: { ...bonus, levyCents: levyBeside(levyCents, sales.baseCents, rateBasisPoints) } }),
  };
}

function checkedPrizes(
  floorCents: Cents,
  frozen: Pick<StructureFrozen, 'poolCents' | 'prizes' | 'bounty'>,
): Pick<LineFigures, 'additionCents' | 'prizesCents'> | Refused<LevyRefusal> {
  const bounties = frozen.bounty ? [frozen.bounty.amountCents] : [];
  const prizesCents = [...frozen.prizes.map(({ amountCents }) => amountCents), ...bounties];
  const declaredAdditionCents = cents(Math.max(0, frozen.poolCents - floorCents));
  const { faults, sumCents, impliedAdditionCents } = checkPrizes({
    ...{ floorCents, prizesCents, declaredAdditionCents },
    kinds: prizesCents.map(() => 'cash'),
  });
  if (faults.length > 0) return refuse('levy.prizesBelowFloor', { prizesCents: sumCents, floorCents });
  return { additionCents: impliedAdditionCents, prizesCents: sumCents };
}

const noFigures: LineFigures = {
  entries: 0,
  caveCents: cents(0),
  rebuys: 0,
  rebuyCents: cents(0),
  baseCents: cents(0),
  levyCents: cents(0),
  additionCents: cents(0),
  prizesCents: cents(0),
};

const addFigures = (a: LineFigures, b: LineFigures): LineFigures => ({
  entries: a.entries + b.entries,
  caveCents: addCents(a.caveCents, b.caveCents),
  rebuys: a.rebuys + b.rebuys,
  rebuyCents: addCents(a.rebuyCents, b.rebuyCents),
  baseCents: addCents(a.baseCents, b.baseCents),
  levyCents: addCents(a.levyCents, b.levyCents),
  additionCents: addCents(a.additionCents, b.additionCents),
  prizesCents: addCents(a.prizesCents, b.prizesCents),
  ...addBonus(a.bonus, b.bonus),
});

const noBonus: BonusSales = { count: 0, amountCents: cents(0), levyCents: cents(0) };

function addBonus(a?: BonusSales, b?: BonusSales): { readonly bonus?: BonusSales } {
  if (!a && !b) return {};
  const [left, right] = [a ?? noBonus, b ?? noBonus];
  return {
    bonus: {
      count: left.count + right.count,
      amountCents: addCents(left.amountCents, right.amountCents),
      levyCents: addCents(left.levyCents, right.levyCents),
    },
  };
}

/** Column sums of lines; red ones carry negative figures. */
export const sumFigures = (lines: readonly LineFigures[]): LineFigures => lines.reduce(addFigures, noFigures);

/** The same figures with the other sign; zero stays zero (M12). */
export const negatedFigures = (line: LineFigures): LineFigures => ({
  entries: 0 - line.entries,
  caveCents: negate(line.caveCents),
  rebuys: 0 - line.rebuys,
  rebuyCents: negate(line.rebuyCents),
  baseCents: negate(line.baseCents),
  levyCents: negate(line.levyCents),
  additionCents: negate(line.additionCents),
  prizesCents: negate(line.prizesCents),
  ...(line.bonus && {
    bonus: {
      count: 0 - line.bonus.count,
      amountCents: negate(line.bonus.amountCents),
      levyCents: negate(line.bonus.levyCents),
    },
  }),
});
