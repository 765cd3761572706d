import { localDate, localTime } from '../../../shared/kernel/calendar.ts';
import { dayNumbers, type Language } from '../../texts/index.ts';

const regional: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

const inUtc = (day: string, language: Language, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(regional[language], { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** `sept.` */
export const monthShort = (day: string, language: Language): string => inUtc(day, language, { month: 'short' });

/** `17 oct.` */
export const dayShort = (day: string, language: Language): string =>
  inUtc(day, language, { day: 'numeric', month: 'short' });

/** `samedi` */
export const weekday = (day: string, language: Language): string => inUtc(day, language, { weekday: 'long' });

/** `13/11`, as names of evenings carry it. */
export const dayMonth = (at: number, zone: string, language: Language): string =>
  dayNumbers(localDate(at, zone), language).slice(0, 5);

/** `19/10/2026 20:00` in its two parts. */
export const dayAndTime = (
  at: number,
  zone: string,
  language: Language,
): { readonly day: string; readonly time: string } => ({
  day: dayNumbers(localDate(at, zone), language),
  time: localTime(at, zone),
});

/** `03:46:12` */
export const secondsText = (at: number, zone: string, language: Language): string =>
  new Intl.DateTimeFormat(regional[language], { timeStyle: 'medium', timeZone: zone, hourCycle: 'h23' }).format(at);
