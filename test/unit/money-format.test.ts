import { describe, expect, test } from 'vitest';
import { basisPoints, cents } from '../../shared/kernel/cents.ts';
import {
  formatCount,
  formatMoney,
  formatPercent,
  largestAmountCents,
  parseMoney,
} from '../../shared/kernel/money-format.ts';

describe('parseMoney', () => {
  test.each([
    ['12,5', 1250],
    ['12.5', 1250],
    ['120', 12000],
    ['0', 0],
    ['1 234,56', 123456],
    ['1\u202f234,56', 123456],
    ['1\u00a0234,56', 123456],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1.234.567', 123456700],
    ['1234567,89', 123456789],
    ['1 234,50 €', 123450],
    ['1\u202f234,50\u00a0€', 123450],
    ['€1,234.50', 123450],
    ['  12,00 EUR ', 1200],
  ])('M03 I03: %j is understood', (text, expected) => {
    expect(parseMoney(text)).toEqual({ cents: expected });
  });

  test.each([
    ['', 'empty'],
    [' € ', 'empty'],
    ['-3', 'negative'],
    ['\u22123,00 €', 'negative'],
    ['1e9', 'not-an-amount'],
    ['douze', 'not-an-amount'],
    ['12,', 'not-an-amount'],
    [',50', 'not-an-amount'],
    ['12 34', 'not-an-amount'],
    ['1,234,56', 'not-an-amount'],
    ['1.234.56', 'not-an-amount'],
    ['1 2345,00', 'not-an-amount'],
    ['--3', 'not-an-amount'],
    ['NaN', 'not-an-amount'],
    ['Infinity', 'not-an-amount'],
    ['0x10', 'not-an-amount'],
    ['١٢', 'not-an-amount'],
    ['12,345678', 'too-many-decimals'],
    ['0,125', 'too-many-decimals'],
    ['1.234', 'ambiguous'],
    ['12,345', 'ambiguous'],
    ['1000000000,01', 'too-big'],
    ['99999999999999999999999', 'too-big'],
  ])('%j is refused: %s', (text, error) => {
    expect(parseMoney(text)).toEqual({ error });
  });

  test('a minus is read where refunds may be typed, and minus zero is zero (M12, X05)', () => {
    expect(parseMoney('-12,50', { negative: true })).toEqual({ cents: -1250 });
    expect(parseMoney('\u221212,50 €', { negative: true })).toEqual({ cents: -1250 });
    expect(parseMoney('-0,00', { negative: true })).toEqual({ cents: 0 });
    expect(parseMoney('-0,00')).toEqual({ cents: 0 });
  });

  test('the largest amount is taken', () => {
    expect(parseMoney('1 000 000 000,00')).toEqual({ cents: largestAmountCents });
  });
});

describe('formatMoney', () => {
  test.each([
    [0, '0,00\u00a0€', '€0.00'],
    [-0, '0,00\u00a0€', '€0.00'],
    [5, '0,05\u00a0€', '€0.05'],
    [123456, '1\u202f234,56\u00a0€', '€1,234.56'],
    [-123456, '\u22121\u202f234,56\u00a0€', '\u2212€1,234.56'],
    [-5, '\u22120,05\u00a0€', '\u2212€0.05'],
    [10_000_000_000, '100\u202f000\u202f000,00\u00a0€', '€100,000,000.00'],
  ])('%d cents', (amount, fr, en) => {
    expect(formatMoney(cents(amount), 'fr')).toBe(fr);
    expect(formatMoney(cents(amount), 'en')).toBe(en);
  });
});

test('percent and counts, with only the decimals needed', () => {
  expect(formatPercent(basisPoints(400), 'fr')).toBe('4\u00a0%');
  expect(formatPercent(basisPoints(1850), 'fr')).toBe('18,5\u00a0%');
  expect(formatPercent(basisPoints(1625), 'en')).toBe('16.25%');
  expect(formatPercent(basisPoints(5), 'fr')).toBe('0,05\u00a0%');
  expect(formatCount(1842, 'fr')).toBe('1\u202f842');
  expect(formatCount(-1842000, 'en')).toBe('\u22121,842,000');
  expect(() => formatCount(1.5, 'fr')).toThrow(RangeError);
});
