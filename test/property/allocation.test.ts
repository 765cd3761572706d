import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from '../../shared/kernel/allocation.ts';
import { cents } from '../../shared/kernel/cents.ts';

const cases = fc.record({
  totalCents: fc.integer({ min: 0, max: 10_000_000_000 }).map(cents),
  weights: fc
    .array(fc.bigInt({ min: 1n, max: 1_000_000n }), { minLength: 1, maxLength: 30 })
    .map((weights) => weights.sort((a, b) => (a < b ? 1 : -1))),
  stepCents: fc.constantFrom(1, 50, 100, 500, 1000, 10000),
  rest: fc.constantFrom('largest-remainder' as const, 'first' as const),
});

test('P01 (c): shares add up to the total, never grow down the places, and stay near the exact share', () => {
  fc.assert(
    fc.property(cases, (allocation) => {
      const shares = allocate(allocation);
      expect(shares.reduce((sum, share) => sum + share.amountCents, 0)).toBe(allocation.totalCents);
      for (const [place, share] of shares.entries()) {
        expect(share.amountCents).toBe(share.flooredCents + share.restCents);
        expect(share.amountCents).toBeLessThanOrEqual(shares[place - 1]?.amountCents ?? Infinity);
        if (place > 0) {
          expect(share.amountCents % allocation.stepCents).toBe(0);
          expect(share.rawCents - share.flooredCents).toBeLessThanOrEqual(
            (allocation.totalCents % allocation.stepCents) + allocation.stepCents,
          );
        }
      }
    }),
  );
});
