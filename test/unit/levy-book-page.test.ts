import { expect, test } from 'vitest';
import { bookPage, linesPerPage, pageOf, sumFigures, type BookLine } from '../../shared/domain/levy/index.ts';
import { negatedFigures } from '../../shared/domain/levy/line-figures.ts';
import { basisPoints, cents } from '../../shared/kernel/cents.ts';

const line = (number: number, caves: number): BookLine => ({
  ...{ book: '2025-2026', line: number, day: '2026-10-16', tournament: `t-${number}`, type: 'multi-table-freezeout' },
  ...{ buyInCents: cents(10_000), rateBasisPoints: basisPoints(400), awardedAt: 0 },
  ...{ entries: caves, caveCents: cents(caves * 10_000), rebuys: 0, rebuyCents: cents(0) },
  ...{ baseCents: cents(caves * 10_000), levyCents: cents(caves * 400), additionCents: cents(0) },
  ...{ prizesCents: cents(caves * 9_600), corrects: null, correctedBy: null, certified: null, countersigned: null },
});

test('a page sums its lines, carries forward, and closes its levy in words', () => {
  const earlier = sumFigures([line(1, 100), line(2, 42)]);
  const page = bookPage({ book: '2025-2026', page: 2, lastLine: 14 }, earlier, [line(13, 64), line(14, 143)]);
  expect(page).toMatchObject({
    ...{ book: '2025-2026', page: 2, pages: 2 },
    broughtForward: { entries: 142, baseCents: 1_420_000, levyCents: 56_800 },
    pageTotal: { entries: 207, levyCents: 82_800, prizesCents: 1_987_200 },
    carriedForward: { entries: 349, baseCents: 3_490_000, levyCents: 139_600 },
    ...{ levyCents: 82_800, levyInWords: 'huit cent vingt-huit euros' },
  });
});

test('a red line takes its figures back out of the page', () => {
  const wrong = line(1, 64);
  const red: BookLine = { ...wrong, ...negatedFigures(wrong), line: 2, corrects: 1 };
  const page = bookPage({ book: '2025-2026', page: 1, lastLine: 2 }, sumFigures([]), [
    { ...wrong, correctedBy: 2 },
    red,
  ]);
  expect(page.pageTotal).toEqual(sumFigures([]));
  expect(page.levyInWords).toBe('zéro euro');
});

test('an empty book has one page to begin with', () => {
  expect(bookPage({ book: '2026-2027', page: 1, lastLine: 0 }, sumFigures([]), [])).toMatchObject({
    pages: 1,
    lines: [],
  });
  expect(pageOf(linesPerPage)).toBe(1);
  expect(pageOf(linesPerPage + 1)).toBe(2);
});
