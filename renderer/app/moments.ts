/** Dates and hours as people read them, in the venue's time zone. Instants are epoch milliseconds. */

export const timeText = (at: number, language: string, zone: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: zone, hourCycle: 'h23' }).format(
    at,
  );

export const dateText = (at: number, language: string, zone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: zone }).format(at);

export const shortDateText = (at: number, language: string, zone: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone: zone }).format(at);

/** A civil date such as `2027-03-05`, written out; civil dates have no zone. */
export const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
