import { describe, expect, test } from 'vitest';
import {
  daysBetween,
  endOfDay,
  formatInstant,
  formatMinute,
  gamingDay,
  hoursBefore,
  instantOfLocal,
  isDate,
  localDate,
  localTime,
  monthsBefore,
  parseInstant,
  seasonOf,
  startOfDay,
  yearOf,
} from '../../shared/kernel/calendar.ts';
import { dateInWords, timeInWords, weekdayName } from '../../shared/kernel/date-words.ts';
import {
  easterSunday,
  frenchHolidays,
  isWorkingDay,
  workingDayOnOrBefore,
  workingDaysAfter,
} from '../../shared/kernel/working-days.ts';

const paris = 'Europe/Paris';

describe('N01 days are counted on the calendar, not in milliseconds', () => {
  test.each([
    ['2026-03-20', '2026-04-04', 15],
    ['2026-10-24', '2026-10-26', 2],
    ['2027-03-28', '2027-03-29', 1],
    ['2026-03-31', '2026-04-01', 1],
    ['2026-04-01', '2026-03-31', -1],
  ])('%s to %s is %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  test('72 hours before Sunday 28 March 2027 17:00 end on Thursday 16:00; the clock face would say 17:00', () => {
    const before = hoursBefore(parseInstant('2027-03-28T17:00:00+02:00'), 72, paris);
    expect(formatMinute(before.elapsedAt, paris)).toBe('2027-03-25T16:00+01:00');
    expect(formatMinute(before.wallClockAt, paris)).toBe('2027-03-25T17:00+01:00');
    expect(before.earliestAt).toBe(before.elapsedAt);
  });

  test('in autumn the clock face is the earlier reading', () => {
    const before = hoursBefore(parseInstant('2027-10-31T17:00:00+01:00'), 72, paris);
    expect(formatMinute(before.elapsedAt, paris)).toBe('2027-10-28T18:00+02:00');
    expect(formatMinute(before.earliestAt, paris)).toBe('2027-10-28T17:00+02:00');
  });

  test('a clock reading that the spring change skips is said not to exist', () => {
    const before = hoursBefore(parseInstant('2026-04-01T02:30:00+02:00'), 72, paris);
    expect(before.wallClockExists).toBe(false);
    expect(formatMinute(before.earliestAt, paris)).toBe('2026-03-29T01:30+01:00');
  });
});

test('A-01 two months back from the end of February: the earlier of the two readings', () => {
  expect(monthsBefore('2027-02-28', 2)).toEqual({
    latest: '2026-12-28',
    backward: '2026-12-28',
    forward: '2026-12-31',
  });
  expect(monthsBefore('2027-04-30', 2).latest).toBe('2027-02-28');
});

describe('clock readings that are double or missing', () => {
  test('02:30 on the autumn night is an hour apart by its fold', () => {
    const first = instantOfLocal('2026-10-25T02:30', paris, 0);
    const second = instantOfLocal('2026-10-25T02:30', paris, 1);
    expect(second.at - first.at).toBe(3_600_000);
    expect(first.exists).toBe(true);
  });

  test('02:30 on the spring night does not exist and is moved on', () => {
    const skipped = instantOfLocal('2026-03-29T02:30', paris);
    expect(skipped.exists).toBe(false);
    expect(localTime(skipped.at, paris)).toBe('03:30');
  });

  test('a day has 23 or 25 hours when the clock changes', () => {
    const hours = (date: string): number => (endOfDay(date, paris) + 1 - startOfDay(date, paris)) / 3_600_000;
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-06-01')]).toEqual([23, 25, 24]);
  });
});

describe('C06 the gaming day belongs to the evening that opened it (decision 11)', () => {
  test.each([
    ['2027-03-05T20:00:00+01:00', '2027-03-05'],
    ['2027-03-06T00:20:00+01:00', '2027-03-05'],
    ['2027-03-06T05:59:59+01:00', '2027-03-05'],
    ['2027-03-06T06:00:00+01:00', '2027-03-06'],
    ['2026-03-29T05:30:00+02:00', '2026-03-28'],
  ])('%s is of %s', (instant, day) => {
    expect(gamingDay(parseInstant(instant), paris)).toBe(day);
  });

  test('the house may end it at another hour', () => {
    expect(gamingDay(parseInstant('2027-03-06T05:30:00+01:00'), paris, '05:00')).toBe('2027-03-06');
  });
});

test('years and dates are those of the venue, not of Greenwich', () => {
  const newYear = parseInstant('2026-12-31T23:30:00Z');
  expect([yearOf(newYear, paris), yearOf(newYear, 'UTC')]).toEqual([2027, 2026]);
  expect(localDate(newYear, paris)).toBe('2027-01-01');
  expect(formatInstant(newYear, paris)).toBe('2027-01-01T00:30:00+01:00');
});

test('the season runs from 1 November to 31 October', () => {
  expect(seasonOf('2027-03-05')).toEqual({ name: '2026-2027', firstDay: '2026-11-01', lastDay: '2027-10-31' });
  expect(seasonOf('2026-10-31').name).toBe('2025-2026');
  expect(seasonOf('2026-11-01').name).toBe('2026-2027');
});

test('a date is a real day in its one form', () => {
  expect(['2027-02-28', '2027-02-29', '2027-2-28', 'demain'].map(isDate)).toEqual([true, false, false, false]);
});

describe('N04 public holidays', () => {
  const dates = (year: number, alsaceMoselle = false): string[] =>
    frenchHolidays(year, { alsaceMoselle }).map(({ date }) => date);

  test('Easter by years that are known', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ]);
  });

  test('the moving ones of 2026 and 2027 are all there', () => {
    expect(dates(2026)).toEqual(expect.arrayContaining(['2026-04-06', '2026-05-14', '2026-05-25']));
    expect(dates(2027)).toEqual(expect.arrayContaining(['2027-03-29', '2027-05-06', '2027-05-17']));
    expect(dates(2026)).toHaveLength(11);
  });

  test('two holidays on one day stay two (1 May 2008 was Ascension)', () => {
    expect(dates(2008).filter((date) => date === '2008-05-01')).toHaveLength(2);
  });

  test('Good Friday and 26 December only with the option', () => {
    expect(dates(2027)).not.toEqual(expect.arrayContaining(['2027-03-26']));
    expect(dates(2027, true)).toEqual(expect.arrayContaining(['2027-03-26', '2027-12-26']));
  });
});

describe('N02, A-04 advice goes back to a working day, never forward', () => {
  test.each([
    ['2026-04-05', '2026-04-03'],
    ['2026-04-06', '2026-04-03'],
    ['2026-05-14', '2026-05-13'],
    ['2026-08-15', '2026-08-14'],
    ['2026-06-09', '2026-06-09'],
  ])('%s → %s', (limit, advised) => {
    expect(workingDayOnOrBefore(limit)).toBe(advised);
  });

  test('two working days after a Friday before Easter', () => {
    expect(workingDaysAfter('2027-03-26', 2)).toBe('2027-03-31');
    expect(isWorkingDay('2027-03-26', { alsaceMoselle: true })).toBe(false);
  });
});

test('dates and times in words', () => {
  expect(dateInWords('2027-03-05', 'fr')).toBe('vendredi 5 mars 2027');
  expect(dateInWords('2027-01-01', 'fr')).toBe('vendredi 1er janvier 2027');
  expect(dateInWords('2027-01-01', 'en')).toBe('Friday 1 January 2027');
  expect(weekdayName('2027-03-07', 'fr')).toBe('dimanche');
  const at = parseInstant('2027-03-05T09:05:00+01:00');
  expect([timeInWords(at, paris, 'fr'), timeInWords(at, paris, 'en')]).toEqual(['9 h 05', '09:05']);
});

describe('localDate', () => {
  test('tells the day whatever was asked before: other zones, the edges of days, clock changes', () => {
    const zones = ['Europe/Paris', 'Pacific/Auckland', 'America/New_York', 'UTC'];
    const start = Date.UTC(2026, 9, 24);
    const written = (at: number, zone: string): string =>
      new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
    for (let step = 0; step < 2000; step += 1) {
      const zone = zones[((step * 7) % 11) % 4] ?? 'UTC';
      const at = start + ((step * 7919) % 200) * 1_800_000 - (step % 2);
      expect([zone, at, localDate(at, zone)]).toEqual([zone, at, written(at, zone)]);
    }
  });
});
