import { daysBetween, localDate } from '../../kernel/calendar.ts';
import { timeInWords, type DateLanguage } from '../../kernel/date-words.ts';

interface Moment {
  readonly now: number;
  readonly zone: string;
}

/**
 * The time left to a deadline as people say it: `dans 3 jours`, `demain`, `aujourd’hui, avant 20 h 00`, `dépassée de
 * 34 jours`; the same in English. Counted in civil days of the venue's zone.
 */
export function timeLeftInWords(deadlineAt: number, { now, zone }: Moment, language: DateLanguage): string {
  const days = daysBetween(localDate(now, zone), localDate(deadlineAt, zone));
  const words = language === 'fr' ? french : english;
  if (now > deadlineAt) return words.past(-days);
  return days === 0 ? words.today(timeInWords(deadlineAt, zone, language)) : words.ahead(days);
}

const french = {
  past: (days: number) => (days === 0 ? 'dépassée aujourd’hui' : `dépassée de ${days} jour${days > 1 ? 's' : ''}`),
  today: (time: string) => `aujourd’hui, avant ${time}`,
  ahead: (days: number) => (days === 1 ? 'demain' : `dans ${days} jours`),
};

const english = {
  past: (days: number) => (days === 0 ? 'overdue since today' : `overdue by ${days} day${days > 1 ? 's' : ''}`),
  today: (time: string) => `today, before ${time}`,
  ahead: (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`),
};
