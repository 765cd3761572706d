import type { Language } from '../../shared/locale/index.ts';
import { dateWriter } from './writers.ts';

/** Dates and hours as people read them, in the venue's time zone. Instants are epoch milliseconds. */
export const timeText = (at: number, language: Language, zone: string): string =>
  dateWriter(language, { hour: '2-digit', minute: '2-digit', timeZone: zone, hourCycle: 'h23' }).format(at);

/** `23:07:41`: lines of the journal and signatures may be seconds apart. */
export const secondText = (at: number, language: Language, zone: string): string =>
  dateWriter(language, { timeStyle: 'medium', timeZone: zone, hourCycle: 'h23' }).format(at);

export const dateText = (at: number, language: Language, zone: string): string =>
  dateWriter(language, { dateStyle: 'full', timeZone: zone }).format(at);

export const shortDateText = (at: number, language: Language, zone: string): string =>
  dateWriter(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone: zone }).format(at);

/** Civil dates such as `2027-03-05` have no zone: they are written as their noon at Greenwich. */
export const dayIn = (day: string, language: Language, parts: Intl.DateTimeFormatOptions): string =>
  dateWriter(language, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** A civil date written out as a title. */
export function dayTitle(day: string, language: Language): string {
  const text = dayText(day, language);
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

/** The same within a sentence. */
export const dayText = (day: string, language: Language): string => dayIn(day, language, { dateStyle: 'full' });

/** A civil date in numbers: `16/10/2026`, the day first in both languages. */
export const dayNumbers = (day: string, language: Language): string =>
  dayIn(day, language, { day: '2-digit', month: '2-digit', year: 'numeric' });
