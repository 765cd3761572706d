import { Temporal } from 'temporal-polyfill';

export type DateLanguage = 'fr' | 'en';

// Own tables: a paper must read the same on every machine, whatever the language data of its runtime.
const weekdays = {
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;

const months = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const;

/** `samedi`, `Saturday`. */
export const weekdayName = (date: string, language: DateLanguage): string =>
  weekdays[language][Temporal.PlainDate.from(date).dayOfWeek - 1] ?? '';

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

/** `vendredi 1er janvier 2027`, `Friday 1 January 2027`. */
export function dateInWords(date: string, language: DateLanguage): string {
  const { day, month, year } = Temporal.PlainDate.from(date);
  const number = language === 'fr' && day === 1 ? '1er' : String(day);
  return `${weekdayName(date, language)} ${number} ${months[language][month - 1] ?? ''} ${year}`;
}

/** `1er novembre 2026`, as French letters give a day without its weekday. */
export const dayInWords = (date: string): string => dateInWords(date, 'fr').replace(/^\S+ /, '');

/** `juin 2027` from `2027-06`. */
export const monthInWords = (month: string): string =>
  `${months.fr[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** The clock reading as French papers write it: `20 h 00`; in English `20:00`. */
export function timeInWords(at: number, zone: string, language: DateLanguage): string {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const minutes = String(minute).padStart(2, '0');
  return language === 'fr' ? `${hour} h ${minutes}` : `${String(hour).padStart(2, '0')}:${minutes}`;
}
