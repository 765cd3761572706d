import { earliestDay, isWhole, latestDay } from './birth-date.ts';
import type { BirthDate } from './identity.ts';

/** Nobody older is believed from a two-digit year alone (decision 4). */
export const oldestAge = 117;

/**
 * Whole years reached on a civil date, for a birth date that may be incomplete: the latest day that it may stand for
 * counts. Born on 29 February, one is a year older on 1 March of common years (decision 4, R15). Negative before birth.
 */
export function ageOn(birthDate: BirthDate, onDate: string): number {
  const born = latestDay(birthDate);
  const years = Number(onDate.slice(0, 4)) - Number(born.slice(0, 4));
  return onDate.slice(5) < born.slice(5) ? years - 1 : years;
}

export type AgeAnswer = 'adult' | 'minor' | 'unknown';

/** `unknown` when an incomplete date allows both: nobody is then admitted without a person's decision (R13). */
export function ageAnswer(birthDate: BirthDate, onDate: string, minimumAge: number): AgeAnswer {
  if (ageOn(birthDate, onDate) >= minimumAge) return 'adult';
  if (isWhole(birthDate)) return 'minor';
  return ageOn(earliestDay(birthDate), onDate) >= minimumAge ? 'unknown' : 'minor';
}

/** Adds years to a date; 29 February becomes 28 February where the year has none (a validity never gains a day). */
export function addYears(date: string, years: number): string {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0');
  const day = date.slice(5);
  return day === '02-29' && latestDay(`${year}-02`).endsWith('28') ? `${year}-02-28` : `${year}-${day}`;
}
