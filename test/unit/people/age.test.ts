import { describe, expect, it } from 'vitest';
import { addYears, ageAnswer, ageOn, isBirthDate } from '../../../shared/domain/people/index.ts';

describe('age on the day of the act (decision 4, FR-REG-43)', () => {
  it.each([
    ['2009-03-05', '2027-03-05', 'adult'],
    ['2009-03-06', '2027-03-05', 'minor'],
    ['2008-02-29', '2026-02-28', 'minor'],
    ['2008-02-29', '2026-03-01', 'adult'],
    ['2008', '2026-03-01', 'unknown'],
    ['2009', '2026-03-01', 'minor'],
    ['2007', '2026-03-01', 'adult'],
    ['2008-03', '2026-03-15', 'unknown'],
    ['2008-02', '2026-03-01', 'adult'],
  ])('R13, R15: born %s is on %s: %s', (born, day, answer) => {
    expect(ageAnswer(born, day, 18)).toBe(answer);
  });

  it('judges an incomplete date by its latest day', () => {
    expect([ageOn('2008', '2026-12-30'), ageOn('2008', '2026-12-31')]).toEqual([17, 18]);
    expect(ageOn('2008-02', '2026-02-28')).toBe(17);
  });
});

describe('dates that can be', () => {
  it.each(['1990', '1990-05', '1990-05-04', '2008-02-29'])('takes %s', (text) => {
    expect(isBirthDate(text)).toBe(true);
  });

  it.each(['2007-02-29', '1990-13', '1990-00-01', '1990-04-31', '90-04-30', '', '1990-5-4', '1990-05-04T00:00'])(
    'R15 refuses %s',
    (text) => {
      expect(isBirthDate(text)).toBe(false);
    },
  );

  it.each(['0001-01-01', '0198-03-04', '1899-12-31'])('refuses %s, before anybody who lives', (text) => {
    expect(isBirthDate(text)).toBe(false);
  });
});

it('adds years to 29 February without gaining a day', () => {
  expect([addYears('2008-02-29', 10), addYears('2008-02-29', 4), addYears('2013-06-10', 15)]).toEqual([
    '2018-02-28',
    '2012-02-29',
    '2028-06-10',
  ]);
});
