import { describe, expect, it } from 'vitest';
import { commitmentOf, drawIndex } from '../../shared/domain/seating/draw.ts';

describe('draw/1', () => {
  const seed = '00'.repeat(31) + '01';

  it('commits to the seed’s text, as sha256sum would', () => {
    expect(commitmentOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(commitmentOf(seed)).toBe('c386d8e8d07342f2e39e189c8e6c57bb205bb373fe4e3a6f69404a8bb767b417');
  });

  it('is frozen: these indexes were computed with sha256sum', () => {
    expect([1, 2, 3, 4, 5, 6].map((draw) => drawIndex(seed, draw, 180))).toEqual([57, 112, 91, 128, 55, 132]);
  });

  it('stays inside the candidates, however few or many', () => {
    for (const candidates of [1, 2, 3, 7, 180, 1_000_003]) {
      const index = drawIndex(seed, 9, candidates);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index).toBeLessThan(candidates);
    }
    expect(drawIndex(seed, 9, 1)).toBe(0);
  });
});
