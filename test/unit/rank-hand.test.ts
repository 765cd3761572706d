import { expect, test } from 'vitest';
import { missingStacks, rankHand } from '../../shared/domain/standings/rank-hand.ts';

const fallen = [
  { entry: 'a', stack: 900, table: 1 },
  { entry: 'b', stack: 300, table: 1 },
  { entry: 'c', stack: 500, table: 2 },
];

test('by stack, across tables', () => {
  expect(rankHand(10, fallen, 'stack').map(({ entry, rank }) => [entry, rank])).toEqual([
    ['a', 8],
    ['c', 9],
    ['b', 10],
  ]);
});

test('wsop: the best of each table tie, then the second of each', () => {
  expect(rankHand(10, fallen, 'wsop')).toEqual([
    { entry: 'a', rank: 8, sharedThrough: 9 },
    { entry: 'c', rank: 8, sharedThrough: 9 },
    { entry: 'b', rank: 10, sharedThrough: 10 },
  ]);
});

test('share-all: everybody of the hand', () => {
  expect(rankHand(10, fallen, 'share-all').every(({ rank, sharedThrough }) => rank === 8 && sharedThrough === 10)).toBe(
    true,
  );
});

test('only who must be compared needs a count', () => {
  const uncounted = fallen.map((each) => ({ ...each, stack: null }));
  expect(missingStacks(uncounted, 'stack')).toEqual(['a', 'b', 'c']);
  expect(missingStacks(uncounted, 'wsop')).toEqual(['a', 'b']);
  expect(missingStacks(uncounted, 'share-all')).toEqual([]);
  expect(missingStacks(uncounted.slice(0, 1), 'stack')).toEqual([]);
});
