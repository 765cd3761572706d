import { localDate, localTime } from '../../../shared/kernel/calendar.ts';
import { dayIn, dayNumbers, type Language } from '../../texts/index.ts';

/** `sept.` */
export const monthShort = (day: string, language: Language): string => dayIn(day, language, { month: 'short' });

/** `17 oct.` */
export const dayShort = (day: string, language: Language): string =>
  dayIn(day, language, { day: 'numeric', month: 'short' });

/** `samedi` */
export const weekday = (day: string, language: Language): string => dayIn(day, language, { weekday: 'long' });

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
