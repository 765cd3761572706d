import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  curveScale,
  mostPlaces,
  partText,
  readPart,
  slopeOf,
  spreadDifference,
  sumOf,
} from '../../../renderer/features/prizes/scale-curve.ts';
import { scaleFault } from '../../../shared/domain/prizes/index.ts';

const faultOf = (parts: readonly number[]) => scaleFault({ weights: parts.map(BigInt), unit: 100n });

describe('curveScale', () => {
  it('gives a scale that the desk takes, whatever the slider, the places and the least part (P01, FR-REG-28)', () => {
    fc.assert(
      fc.property(
        fc.record({
          places: fc.integer({ min: 1, max: 1000 }),
          slope: fc.integer({ min: 0, max: 100 }),
          finalTableSeats: fc.integer({ min: 2, max: 10 }),
          leastBasisPoints: fc.integer({ min: 0, max: 3000 }),
        }),
        (curve) => {
          const parts = curveScale(curve);
          expect(parts).toHaveLength(curve.places);
          expect(sumOf(parts)).toBe(10_000);
          expect(faultOf(parts)).toBeUndefined();
        },
      ),
    );
  });

  it('is flat at 0 and steeper with every step of the slider', () => {
    const at = (slope: number) => curveScale({ places: 9, slope, finalTableSeats: 9, leastBasisPoints: 1 });
    expect(Math.max(...at(0)) - Math.min(...at(0))).toBeLessThanOrEqual(1);
    const firsts = [0, 20, 40, 60, 80, 100].map((slope) => at(slope)[0]);
    expect(firsts).toEqual([...firsts].sort((a, b) => a! - b!));
    expect(new Set(firsts).size).toBe(6);
  });

  it('pays places below the final table alike in threes', () => {
    const parts = curveScale({ places: 18, slope: 42, finalTableSeats: 9, leastBasisPoints: 100 });
    expect(new Set(parts.slice(9, 12)).size).toBe(1);
    expect(new Set(parts.slice(12, 15)).size).toBe(1);
    expect(new Set(parts.slice(0, 9)).size).toBe(9);
  });

  it('gives no place less than the least part while it fits', () => {
    const parts = curveScale({ places: 18, slope: 100, finalTableSeats: 9, leastBasisPoints: 190 });
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(190);
    expect(mostPlaces(190)).toBe(52);
  });
});

describe('slopeOf', () => {
  it('finds the slope that a scale was made with', () => {
    const terms = { finalTableSeats: 9, leastBasisPoints: 1 };
    expect(slopeOf(curveScale({ ...terms, places: 18, slope: 63 }), terms)).toBe(63);
  });
});

describe('spreadDifference', () => {
  it('keeps what was set by hand and makes the scale whole again', () => {
    const spread = spreadDifference([4000, 3000, 1500, 1000], new Set([1]));
    expect(spread[0]).toBe(4000);
    expect(sumOf(spread)).toBe(10_000);
    expect(faultOf(spread)).toBeUndefined();
  });

  it('takes from all when all were set by hand', () => {
    expect(sumOf(spreadDifference([6000, 5000], new Set([1, 2])))).toBe(10_000);
  });

  it('leaves the scale alone where the fixed places leave nothing', () => {
    expect(spreadDifference([9_999, 500, 500], new Set([1]))).toEqual([9_999, 500, 500]);
  });
});

describe('a part as text', () => {
  it.each([
    ['8,4', 840],
    ['8.42 %', 842],
    ['100', 10_000],
    ['0,01', 1],
  ])('reads %s', (text, part) => {
    expect(readPart(text)).toBe(part);
  });

  it.each(['', '-3', '1e2', '0', '100,01', '8,423', 'huit'])('refuses %s', (text) => {
    expect(readPart(text)).toBeUndefined();
  });

  it('is written as it is read', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 10_000 }), (part) => readPart(partText(part, 'fr')) === part));
  });
});
