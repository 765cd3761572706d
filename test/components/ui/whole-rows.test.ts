import { expect, it } from 'vitest';
import { restUnder } from '../../../renderer/ui/whole-rows.ts';

it.each([
  ['all rows fit', [30, 60, 90], 100, 0],
  ['the third is cut', [30, 60, 90], 80, 20],
  ['the second ends to the pixel, within the error of a fraction', [30.2, 60.4, 90.6], 60, 0],
  ['rows of several heights', [30, 76, 106, 136], 110, 4],
  ['not even one fits', [120, 240], 100, 0],
  ['no row', [], 100, 0],
])('a list that ends with a whole row: %s', (_what, bottoms, height, rest) => {
  expect(restUnder(bottoms, height)).toBeCloseTo(rest);
});
