import { capitalized } from './capitalized.ts';
import type { Language } from '../../shared/locale/index.ts';
import { dateWriter } from './writers.ts';

/** Dates and hours as people read them, in the venue's time zone. Instants are epoch milliseconds. */
export const timeText = (at: number, language: Language, zone: string): string =>
  dateWriter(language, { hour: '2-digit', minute: '2-digit', timeZone: zone, hourCycle: 'h23' }).format(at);

/** `23:07:41`: lines of the journal and signatures may be seconds apart. */
export const secondText = (at: number, language: Language, zone: string): string =>
  dateWriter(language, { timeStyle: 'medium', timeZone: zone, hourCycle: 'h23' }).format(at);

export const dateText = (at: number, language: Language, zone: string): string =>
  inWords(at, language, { dateStyle: 'full', timeZone: zone });

export const shortDateText = (at: number, language: Language, zone: string): string =>
  inWords(at, language, { weekday: 'short', day: 'numeric', month: 'long', timeZone: zone });

/** `lundi 1er février`: where the month is a word, French counts its first day and only that one. */
const inWords = (at: number | Date, language: Language, options: Intl.DateTimeFormatOptions): string => {
  const written = dateWriter(language, options).format(at);
  return language === 'fr' ? written.replace(/(?<!\d)1(?= \p{L})/u, '1er') : written;
};

/** Civil dates such as `2027-03-05` have no zone: they are written as their noon at Greenwich. */
export const dayIn = (day: string, language: Language, parts: Intl.DateTimeFormatOptions): string =>
  inWords(new Date(`${day}T12:00:00Z`), language, { ...parts, timeZone: 'UTC' });

/** A civil date written out as a title. */
export const dayTitle = (day: string, language: Language): string => capitalized(dayText(day, language));

/** The same within a sentence. */
export const dayText = (day: string, language: Language): string => dayIn(day, language, { dateStyle: 'full' });

/** A civil date in numbers: `16/10/2026`, the day first in both languages. */
export const dayNumbers = (day: string, language: Language): string =>
  dayIn(day, language, { day: '2-digit', month: '2-digit', year: 'numeric' });
