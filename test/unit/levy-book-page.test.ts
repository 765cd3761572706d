import { describe, expect, test } from 'vitest';
import {
  bookPage,
  folioOfLine,
  foliosOf,
  linesPerPage,
  sumFigures,
  volumeWithRoom,
  type BookLine,
  type Volume,
} from '../../shared/domain/levy/index.ts';
import { negatedFigures } from '../../shared/domain/levy/line-figures.ts';
import { basisPoints, cents } from '../../shared/kernel/cents.ts';

const book = '2025-2026';

const line = (number: number, caves: number): BookLine => ({
  ...{ book, line: number, day: '2026-10-16', tournament: `t-${number}`, type: 'multi-table-freezeout' },
  ...{ buyInCents: cents(10_000), rateBasisPoints: basisPoints(400), awardedAt: 0 },
  ...{ entries: caves, caveCents: cents(caves * 10_000), rebuys: 0, rebuyCents: cents(0) },
  ...{ baseCents: cents(caves * 10_000), levyCents: cents(caves * 400), additionCents: cents(0) },
  ...{ prizesCents: cents(caves * 9_600), corrects: null, correctedBy: null, certified: null, countersigned: null },
  ...{ enteredBy: 'caisse1', carried: null },
});

const volume = (number: number, firstLine: number, folios: number, change: Partial<Volume> = {}): Volume => ({
  ...{ book, volume: number, firstLine, folios, linesPerFolio: linesPerPage, spelling: 'traditional' },
  ...{ initialledOn: '2025-10-28', closed: null, ...change },
});

const page = (number: number, last: number, volumes: readonly Volume[] = [volume(1, 1, 50)]) =>
  foliosOf(volumes, book, last)[number - 1]!;

test('a page sums its lines, carries forward, and closes its levy in words', () => {
  const earlier = sumFigures([line(1, 100), line(2, 42)]);
  expect(bookPage(page(2, 14), earlier, [line(13, 64), line(14, 143)])).toMatchObject({
    ...{ book, page: 2, pages: 2, folio: 2, volume: { number: 1, folios: 50, initialledOn: '2025-10-28' } },
    broughtForward: { entries: 142, baseCents: 1_420_000, levyCents: 56_800 },
    pageTotal: { entries: 207, levyCents: 82_800, prizesCents: 1_987_200 },
    carriedForward: { entries: 349, baseCents: 3_490_000, levyCents: 139_600 },
    ...{ levyCents: 82_800, levyInWords: 'huit cent vingt-huit euros' },
  });
});

test('the words follow the spelling that the book was opened in', () => {
  const modern = [volume(1, 1, 50, { spelling: '1990' })];
  expect(bookPage(page(1, 1, modern), sumFigures([]), [line(1, 143)]).levyInWords).toBe(
    'cinq-cent-soixante-douze euros',
  );
});

test('a red line takes its figures back out of the page', () => {
  const wrong = line(1, 64);
  const red: BookLine = { ...wrong, ...negatedFigures(wrong), line: 2, corrects: 1 };
  const found = bookPage(page(1, 2), sumFigures([]), [{ ...wrong, correctedBy: 2 }, red]);
  expect(found.pageTotal).toEqual(sumFigures([]));
  expect(found.levyInWords).toBe('zéro euro');
});

describe('books one after the other (FR-REG-94)', () => {
  const first = volume(1, 1, 2);
  const second = volume(2, 25, 3);

  test('a full book has no room: the next one takes the next number, so that none is missing', () => {
    expect(volumeWithRoom([first], book, 24)).toBe(first);
    expect(volumeWithRoom([first], book, 25)).toBeUndefined();
    expect(volumeWithRoom([first, second], book, 25)).toBe(second);
    expect(volumeWithRoom([first, second], '2026-2027', 1)).toBeUndefined();
    expect(volumeWithRoom([{ ...first, closed: { at: 1, lastLine: 3 } }], book, 4)).toBeUndefined();
  });

  test('folios count from 1 in each book, pages go on through the season', () => {
    const folios = foliosOf([first, second], book, 40);
    expect(folios.map(({ page: number, folio, firstLine, lastLine }) => [number, folio, firstLine, lastLine])).toEqual([
      [1, 1, 1, 12],
      [2, 2, 13, 24],
      [3, 1, 25, 36],
      [4, 2, 37, 40],
    ]);
    expect(folioOfLine(folios, 24)).toMatchObject({ page: 2, volume: { volume: 1 } });
    expect(folioOfLine(folios, 25)).toMatchObject({ page: 3, volume: { volume: 2 } });
  });

  test('a book that is closed early leaves its blank folios behind; the next one begins on a folio of its own', () => {
    const closed = { ...first, closed: { at: 1, lastLine: 5 } };
    expect(foliosOf([closed, volume(2, 6, 3)], book, 7)).toMatchObject([
      { page: 1, folio: 1, firstLine: 1, lastLine: 5 },
      { page: 2, folio: 1, firstLine: 6, lastLine: 7 },
    ]);
  });

  test('an opened book shows its first folio before its first line; lines of a time without books have pages too', () => {
    expect(foliosOf([first], book, 0)).toMatchObject([{ page: 1, pages: 1, folio: 1, firstLine: 1 }]);
    expect(foliosOf([], book, 0)).toEqual([]);
    expect(foliosOf([volume(1, 4, 2)], book, 4)).toMatchObject([
      { volume: null, firstLine: 1, lastLine: 3 },
      { volume: { volume: 1 }, firstLine: 4, lastLine: 4 },
    ]);
  });
});
