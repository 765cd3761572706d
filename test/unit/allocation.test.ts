import { describe, expect, test } from 'vitest';
import { allocate, decimalWeights, splitEvenly, type RestRule } from '../../shared/kernel/allocation.ts';
import { cents } from '../../shared/kernel/cents.ts';

const amounts = (totalCents: number, weights: readonly number[], stepCents = 1, rest: RestRule = 'largest-remainder') =>
  allocate({ totalCents: cents(totalCents), weights: weights.map(BigInt), stepCents, rest }).map(
    (each) => each.amountCents,
  );

describe('allocate', () => {
  test('P01 (a): 1 850,00 in 50/30/20 by steps of 10 euros comes to 1 850, not 1 860', () => {
    expect(amounts(185000, [50, 30, 20], 1000)).toEqual([93000, 55000, 37000]);
  });

  test('P01 (b): 1 000,01 in 37/24/16/13/10 loses no cent', () => {
    const shares = amounts(100001, [37, 24, 16, 13, 10]);
    expect(shares).toEqual([37001, 24000, 16000, 13000, 10000]);
  });

  test('P14: 1 000,00 among 477 people: nobody differs by more than a cent', () => {
    const shares = splitEvenly(cents(100000), 477);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100000);
    expect(new Set(shares)).toEqual(new Set([210, 209]));
  });

  test('a rest by the rule "first" goes whole to the first, and the working adds up', () => {
    const shares = allocate({ totalCents: cents(1372800), weights: [228n, 152n, 620n], stepCents: 500, rest: 'first' });
    expect(shares.map((share) => share.flooredCents)).toEqual([312500, 208500, 851000]);
    expect(shares.map((share) => share.restCents)).toEqual([800, 0, 0]);
    expect(shares.map((share) => share.rawCents)).toEqual([312998, 208666, 851136]);
  });

  test('sub-step residue goes to the first place (decision 8)', () => {
    expect(amounts(5100, [60, 40], 500)).toEqual([3100, 2000]);
  });

  test('zero total, empty order and bugs of the caller', () => {
    expect(amounts(0, [1, 1])).toEqual([0, 0]);
    expect(amounts(0, [])).toEqual([]);
    expect(() => amounts(100, [])).toThrow(RangeError);
    expect(() => amounts(100, [0, 0])).toThrow(RangeError);
    expect(() => amounts(-1, [1])).toThrow(RangeError);
    expect(() => amounts(100, [2, -1])).toThrow(RangeError);
    expect(() => amounts(100, [1], 0)).toThrow(RangeError);
  });

  test('amounts beyond 2^53 intermediate products stay exact', () => {
    expect(amounts(10_000_000_000_00, [333_333_333, 333_333_333, 333_333_334])).toEqual([
      333333333000, 333333333000, 333333334000,
    ]);
  });
});

test('decimalWeights keeps every decimal', () => {
  expect(decimalWeights(['16.5', '3', '0.125'])).toEqual({ weights: [16500n, 3000n, 125n], unit: 1000n });
  expect(() => decimalWeights(['1e3'])).toThrow(RangeError);
});
