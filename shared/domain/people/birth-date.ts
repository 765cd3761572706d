import type { BirthDate } from './identity.ts';

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days of a month (1 to 12); 0 for a month that does not exist. */
const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0);

/** `1990-05-04` of three numbers, or `null` when the calendar has no such day. */
export function civilDate(year: number, month: number, day: number): string | null {
  if (day < 1 || day > daysInMonth(year, month)) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const shape = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/**
 * Whether a text is a birth date that can be: `1990`, `1990-05` or `1990-05-04`; 29 February only in leap years (R15),
 * nobody before 1900: `0198` is a slip of the finger, not an age of two thousand years.
 */
export function isBirthDate(text: string): text is BirthDate {
  const match = shape.exec(text);
  if (!match) return false;
  if (Number(match[1]) < 1900) return false;
  return civilDate(Number(match[1]), Number(match[2] ?? 1), Number(match[3] ?? 1)) !== null;
}

export const isWhole = (birthDate: BirthDate): boolean => birthDate.length === 10;

/** The first day that a birth date may stand for. */
export const earliestDay = (birthDate: BirthDate): string => birthDate + '-01-01'.slice(birthDate.length - 4);

/** The last day that a birth date may stand for: the one an age must be judged by. */
export function latestDay(birthDate: BirthDate): string {
  if (isWhole(birthDate)) return birthDate;
  const month = birthDate.length === 4 ? `${birthDate}-12` : birthDate;
  return `${month}-${String(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))).padStart(2, '0')}`;
}

/** Whether two birth dates, one or both incomplete, may be the same day. */
export const mayBeSameDay = (left: BirthDate, right: BirthDate): boolean =>
  left.startsWith(right) || right.startsWith(left);
