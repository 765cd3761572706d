import { describe, expect, it } from 'vitest';
import { prizeChart } from '../../../renderer/features/prizes/chart-bars.ts';

const amounts = [
  316_300, 208_500, 151_000, 115_000, 90_500, 72_500, 59_000, 49_000, 41_000, 34_000, 34_000, 34_000, 30_000, 30_000,
  30_000, 26_000, 26_000, 26_000,
];
const size = { width: 560, height: 392 };

describe('prizeChart', () => {
  const chart = prizeChart(amounts, 9, size);

  it('draws heights in proportion to the prizes, on lines that reach over the largest', () => {
    const [first, second] = chart.bars;
    expect(second!.height / first!.height).toBeCloseTo(208_500 / 316_300, 6);
    expect(chart.lines.at(-1)!.amountCents).toBeGreaterThanOrEqual(316_300);
    expect(chart.bars.every(({ y, height }) => Math.abs(y + height - chart.bottom) < 1e-6)).toBe(true);
  });

  it('writes the first three, the last of the final table and the last', () => {
    expect(chart.bars.filter(({ told }) => told).map(({ rank }) => rank)).toEqual([1, 2, 3, 9, 18]);
  });

  it('shades the final table and nothing below it', () => {
    expect(chart.finalTableEnd).toBeGreaterThan(chart.bars[8]!.x + chart.bars[8]!.width);
    expect(chart.finalTableEnd).toBeLessThan(chart.bars[9]!.x);
  });

  it('leaves ranks out where bars are many, and stays inside', () => {
    const many = prizeChart(
      Array.from({ length: 1000 }, (_, index) => 1_000_000 - index),
      9,
      size,
    );
    expect(many.bars.filter(({ ranked }) => ranked).length).toBeLessThan(30);
    expect(many.bars.at(-1)!.x + many.bars.at(-1)!.width).toBeLessThanOrEqual(many.right);
  });

  it('has lines also where there is no prize', () => {
    expect(prizeChart([0], 9, size).bars[0]!.height).toBe(0);
  });
});
