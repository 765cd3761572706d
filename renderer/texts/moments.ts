/** Dates and hours as people read them, in the venue's time zone. Instants are epoch milliseconds. */

/** English as Europe writes dates: the day before the month. */
const regional = (language: string): string => (language === 'en' ? 'en-GB' : language);

export function timeText(at: number, language: string, zone: string): string {
  const key = `${language} ${zone}`;
  const writer =
    hours.get(key) ??
    new Intl.DateTimeFormat(regional(language), {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
      hourCycle: 'h23',
    });
  hours.set(key, writer);
  return writer.format(at);
}

/** Making a writer costs a hundred times what writing does, and clocks write many hours. */
const hours = new Map<string, Intl.DateTimeFormat>();

export const dateText = (at: number, language: string, zone: string): string =>
  new Intl.DateTimeFormat(regional(language), { dateStyle: 'full', timeZone: zone }).format(at);

export const shortDateText = (at: number, language: string, zone: string): string =>
  new Intl.DateTimeFormat(regional(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  }).format(at);

/** A civil date such as `2027-03-05`, written out as a title; civil dates have no zone. */
export function dayTitle(day: string, language: string): string {
  const text = dayText(day, language);
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

/** The same within a sentence. */
export const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(regional(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** A civil date in numbers: `16/10/2026`, the day first in both languages. */
export const dayNumbers = (day: string, language: string): string =>
  new Intl.DateTimeFormat(regional(language), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
