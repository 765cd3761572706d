import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineFigures } from '../../shared/domain/levy/line-figures.ts';
import { awardsOf } from '../../shared/domain/prizes/awards.ts';
import { caveSales, levyOn, prizeSheet, shareTied } from '../../shared/domain/prizes/index.ts';
import { basisPoints, cents } from '../../shared/kernel/cents.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { profile, started, stateAfter } from '../support/award-given.ts';

/** Scales that never grow and add up to 10 000: sorted weights, what lacks given to the first. */
const scales = fc
  .array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 30 })
  .map((parts) => parts.sort((a, b) => b - a))
  .map((parts) => [10_000 - parts.slice(1).reduce((sum, part) => sum + part, 0), ...parts.slice(1)]);

const evenings = fc.record({
  buyIns: fc.array(fc.integer({ min: 100, max: 250_000 }), { minLength: 30, maxLength: 40 }),
  guaranteeCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000_000 })).map(cents),
  payoutBasisPoints: scales,
  roundingStepCents: fc.constantFrom(1, 100, 500).map(cents),
  rounding: fc.constantFrom('largest-remainder' as const, 'round-down-rest-to-first' as const),
});

test('P01, FR-REG-21, FR-REG-28: the pool is paid to the cent, never under the floor, never more at a lower place', () => {
  fc.assert(
    fc.property(evenings, ({ buyIns, ...terms }) => {
      const { plan, prizes } = stateAfter(started(buyIns.length, { buyIns, ...terms }));
      const sheet = prizeSheet(prizes, { terms: plan.terms!, profile });
      if (isRefused(sheet)) {
        expect(sheet.refusal.code).toBe('prizes.emptyPlace');
        return;
      }
      const amounts = sheet.places.map(({ amountCents }) => amountCents);
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(total).toBe(sheet.poolCents);
      expect(sheet.sumRoundedCents + sheet.restCents).toBe(sheet.poolCents);
      expect(total).toBeGreaterThanOrEqual(sheet.floorCents);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    }),
    { numRuns: 60 },
  );
});

test('rules file, section 3: caves = levy + prizes − addition, 0 ≤ addition ≤ cap, levy exact where it divides', () => {
  fc.assert(
    fc.property(evenings, ({ buyIns, ...terms }) => {
      const { plan, prizes } = stateAfter(started(buyIns.length, { buyIns, ...terms }));
      const sheet = prizeSheet(prizes, { terms: plan.terms!, profile });
      fc.pre(!isRefused(sheet));
      const frozen = { poolCents: sheet.poolCents, prizes: sheet.places };
      const figures = lineFigures(caveSales(prizes), frozen, profile);
      if (isRefused(figures)) throw new Error(figures.refusal.code);
      expect(figures.baseCents).toBe(figures.levyCents + figures.prizesCents - figures.additionCents);
      expect(figures.additionCents).toBeGreaterThanOrEqual(0);
      expect(figures.additionCents).toBeLessThanOrEqual(profile.prizes.additionCapCents);
      expect(figures.additionCents).toBe(sheet.additionCents);
      if (figures.baseCents % 25 === 0) expect(figures.levyCents * 25).toBe(figures.baseCents);
    }),
    { numRuns: 60 },
  );
});

test('M10: the levy is the nearest cent of 4 % of the total, half up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (base) => {
      const twice = BigInt(levyOn(cents(base), basisPoints(400))) * 50n - BigInt(base) * 2n;
      expect(twice > -25n && twice <= 25n).toBe(true);
    }),
  );
  expect(levyOn(cents(7 * 1238), basisPoints(400))).toBe(347);
});

test('M14: levy on caves bought alone, fees and house money outside', () => {
  const base = 40 * 10_000 + 12 * 10_000 + 5 * 5_000 - 3 * 10_000;
  expect(base).toBe(515_000);
  expect(levyOn(cents(base), basisPoints(400))).toBe(20_600);
});

test('P02: tied places are put together and shared to the cent, nobody a cent apart from another', () => {
  const prizes = fc.array(fc.integer({ min: 0, max: 1_000_000 }).map(cents), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(prizes, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9 }), (amounts, fromPlace, tied) => {
      const { totalCents, sharesCents } = shareTied((place) => amounts[place - 1] ?? cents(0), { fromPlace, tied });
      expect(sharesCents.reduce((sum, share) => sum + share, 0)).toBe(totalCents);
      expect(Math.max(...sharesCents) - Math.min(...sharesCents)).toBeLessThanOrEqual(1);
    }),
  );
  expect(
    shareTied((place) => cents([0, 0, 30_000, 20_000, 10_100][place - 1] ?? 0), { fromPlace: 3, tied: 3 }),
  ).toEqual({
    totalCents: 60_100,
    sharesCents: [20_034, 20_033, 20_033],
  });
});

test('awards lay all of the structure over any ranking', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(
      groups,
      fc.array(fc.integer({ min: 1, max: 100_000 }).map(cents), { minLength: 1, maxLength: 3 }),
      (sizes, amounts) => {
        let rank = 1;
        const ranking = sizes.flatMap((size) => {
          const shared = Array.from({ length: size }, (_, index) => ({
            ...{ rank, sharedThrough: rank + size - 1, entry: `e-${rank + index}` },
          }));
          rank += size;
          return shared;
        });
        const prizes = amounts.map((amountCents, index) => ({ rank: index + 1, amountCents }));
        const paid = awardsOf(
          prizes,
          ranking,
          ranking.map(({ entry }) => entry),
        );
        const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
        expect(sum(paid.map(({ amountCents }) => amountCents))).toBe(sum(amounts));
      },
    ),
  );
});
