import { Temporal } from 'temporal-polyfill';

/** Where the two extra holidays of Alsace and Moselle (Good Friday, 26 December) are kept as well. */
export interface HolidayOptions {
  readonly alsaceMoselle?: boolean;
}

export interface Holiday {
  readonly date: string;
  readonly name: string;
}

/** Easter Sunday of the Gregorian calendar (the anonymous computus), as `YYYY-MM-DD`. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 }).toString();
}

const fixedHolidays = [
  ['01-01', 'Jour de l’an'],
  ['05-01', 'Fête du Travail'],
  ['05-08', 'Victoire de 1945'],
  ['07-14', 'Fête nationale'],
  ['08-15', 'Assomption'],
  ['11-01', 'Toussaint'],
  ['11-11', 'Armistice de 1918'],
  ['12-25', 'Noël'],
] as const;

const easterHolidays = [
  [1, 'Lundi de Pâques'],
  [39, 'Ascension'],
  [50, 'Lundi de Pentecôte'],
] as const;

/** French public holidays of a year in order of date; two may fall on one day and are then both listed (N04). */
export function frenchHolidays(year: number, { alsaceMoselle = false }: HolidayOptions = {}): readonly Holiday[] {
  const easter = Temporal.PlainDate.from(easterSunday(year));
  const fixed = alsaceMoselle ? [...fixedHolidays, ['12-26', 'Saint-Étienne'] as const] : fixedHolidays;
  const moving = alsaceMoselle ? [[-2, 'Vendredi saint'] as const, ...easterHolidays] : easterHolidays;
  const all = [
    ...fixed.map(([day, name]) => ({ date: `${year}-${day}`, name })),
    ...moving.map(([days, name]) => ({ date: easter.add({ days }).toString(), name })),
  ];
  return all.sort((left, right) => (left.date < right.date ? -1 : 1));
}

/** Monday to Friday, and no public holiday. */
export function isWorkingDay(date: string, options: HolidayOptions = {}): boolean {
  const day = Temporal.PlainDate.from(date);
  return day.dayOfWeek <= 5 && !frenchHolidays(day.year, options).some((holiday) => holiday.date === date);
}

/**
 * The date itself when it is a working day, else the last one before it. For an "at least N before" limit this is advice:
 * the limit does not move, least of all later (N02).
 */
export function workingDayOnOrBefore(date: string, options: HolidayOptions = {}): string {
  let day = Temporal.PlainDate.from(date);
  while (!isWorkingDay(day.toString(), options)) day = day.subtract({ days: 1 });
  return day.toString();
}

/** The date `count` working days after `date` (the day itself is not counted). */
export function workingDaysAfter(date: string, count: number, options: HolidayOptions = {}): string {
  let day = Temporal.PlainDate.from(date);
  for (let left = count; left > 0;) {
    day = day.add({ days: 1 });
    if (isWorkingDay(day.toString(), options)) left -= 1;
  }
  return day.toString();
}
