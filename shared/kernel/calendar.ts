import { Temporal } from 'temporal-polyfill';

/**
 * Instants (epoch milliseconds) and civil dates (`2027-03-05`) in a time zone (`Europe/Paris`). Everything that counts in
 * days, months or clock readings goes through here; nothing here knows what time it is.
 */

const hourMs = 3_600_000;

const zoned = (at: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

const plain = (date: string): Temporal.PlainDate => Temporal.PlainDate.from(date);

/** Epoch milliseconds of an ISO text with its offset (`2027-03-05T20:00:00+01:00`, `…Z`). Throws on anything else. */
export const parseInstant = (text: string): number => Temporal.Instant.from(text).epochMilliseconds;

/** An instant as ISO text with the zone's offset, to the second: `2027-03-05T20:00:00+01:00`. */
export const formatInstant = (at: number, zone: string): string =>
  zoned(at, zone).toString({ smallestUnit: 'second', timeZoneName: 'never' });

/** The same to the minute, as notices and posters give it: `2027-03-05T20:00+01:00`. */
export const formatMinute = (at: number, zone: string): string =>
  zoned(at, zone).toString({ smallestUnit: 'minute', timeZoneName: 'never' });

/** The civil day that was asked for last: from its first instant to the next day's, in its zone. */
let lastDay = { zone: '', date: '', from: 0, to: 0 };

/** The civil date of an instant: `2027-03-05`. The calendar is asked once a day, not at every act of a desk. */
export function localDate(at: number, zone: string): string {
  if (zone !== lastDay.zone || at < lastDay.from || at >= lastDay.to) {
    const date = zoned(at, zone).toPlainDate().toString();
    lastDay = { zone, date, from: startOfDay(date, zone), to: startOfDay(addDays(date, 1), zone) };
  }
  return lastDay.date;
}

/** The clock reading of an instant, `20:00`; ambiguous on one night a year, so for people only. */
export const localTime = (at: number, zone: string): string =>
  zoned(at, zone).toPlainTime().toString({ smallestUnit: 'minute' });

/**
 * The instant of a clock reading (`2026-10-25T02:30`). `fold` as in PEP 495: 0 is the first of two equal readings, 1 the
 * second. A reading that the spring change skips is moved on by the length of the gap (02:30 → 03:30); `exists` says so.
 */
export function instantOfLocal(local: string, zone: string, fold: 0 | 1 = 0): { at: number; exists: boolean } {
  const reading = Temporal.PlainDateTime.from(local);
  const instant = reading.toZonedDateTime(zone, { disambiguation: 'compatible' });
  const exists = instant.toPlainDateTime().equals(reading);
  const chosen = fold === 1 && exists ? reading.toZonedDateTime(zone, { disambiguation: 'later' }) : instant;
  return { at: chosen.epochMilliseconds, exists };
}

/** The first instant of a civil date in a zone. */
export const startOfDay = (date: string, zone: string): number => plain(date).toZonedDateTime(zone).epochMilliseconds;

/** The last millisecond of a civil date in a zone: a limit given as a date may be met until then. */
export const endOfDay = (date: string, zone: string): number => startOfDay(addDays(date, 1), zone) - 1;

/** `2027-07` after `2027-06`. */
export const monthAfter = (month: string): string => plain(`${month}-01`).add({ months: 1 }).toString().slice(0, 7);

export const addDays = (date: string, days: number): string => plain(date).add({ days }).toString();

/** Whole civil days from one date to another, whatever the clock changes between (N01). Negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => plain(from).until(plain(to)).days;

export const isDate = (text: string): boolean => {
  try {
    return plain(text).toString() === text;
  } catch {
    return false;
  }
};

/**
 * "At least N months before": both readings and the one that counts (decision 2, A-01). `backward` is the same day number
 * N months earlier, clamped to the month's end; `forward` is the last day from which N months reach no further than the
 * event; `latest` is the earlier of the two.
 */
export function monthsBefore(eventDate: string, months: number): { latest: string; backward: string; forward: string } {
  const event = plain(eventDate);
  const backward = event.subtract({ months }, { overflow: 'constrain' });
  let forward = backward;
  let next = forward.add({ days: 1 });
  while (Temporal.PlainDate.compare(next.add({ months }, { overflow: 'constrain' }), event) <= 0) {
    forward = next;
    next = forward.add({ days: 1 });
  }
  const latest = Temporal.PlainDate.compare(backward, forward) <= 0 ? backward : forward;
  return { latest: latest.toString(), backward: backward.toString(), forward: forward.toString() };
}

/** "At least N days before": the event's day is not counted. */
export const daysBefore = (eventDate: string, days: number): string => addDays(eventDate, -days);

/** The same day so many months later, the month's last where it has none. */
export const monthsAfter = (date: string, months: number): string => plain(date).add({ months }).toString();

export interface HoursBefore {
  /** So many elapsed hours before: lateness is judged by this one. */
  readonly elapsedAt: number;
  /** The same clock reading, so many hours of the clock face earlier. */
  readonly wallClockAt: number;
  readonly wallClockExists: boolean;
  /** The earlier of the two: what is shown and reminded of (decision 2, A-04). */
  readonly earliestAt: number;
}

/** "At least N hours before" an instant, elapsed and by the clock face; they differ around a clock change. */
export function hoursBefore(at: number, hours: number, zone: string): HoursBefore {
  const elapsedAt = at - hours * hourMs;
  const face = zoned(at, zone).toPlainDateTime().subtract({ hours }).toString();
  const { at: wallClockAt, exists } = instantOfLocal(face, zone);
  return { elapsedAt, wallClockAt, wallClockExists: exists, earliestAt: Math.min(elapsedAt, wallClockAt) };
}

/**
 * The gaming day of an instant: the civil date, or the day before while the clock reads earlier than `endsAt` (`06:00`,
 * a setting of the house): an evening that runs past midnight belongs to the day that it opened on (decision 11).
 */
export function gamingDay(at: number, zone: string, endsAt = '06:00'): string {
  const local = zoned(at, zone);
  const early = Temporal.PlainTime.compare(local.toPlainTime(), Temporal.PlainTime.from(endsAt)) < 0;
  return (early ? local.subtract({ days: 1 }) : local).toPlainDate().toString();
}

/** The calendar year of an instant in a zone: the year of paper numbers. */
export const yearOf = (at: number, zone: string): number => zoned(at, zone).year;

export interface Season {
  /** `2026-2027` */
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The gaming season of a date; `startsOn` is the month and day of its first day, `11-01`. */
export function seasonOf(date: string, startsOn = '11-01'): Season {
  const day = plain(date);
  const first = plain(`${String(day.year).padStart(4, '0')}-${startsOn}`);
  const begun = Temporal.PlainDate.compare(first, day) <= 0 ? first : first.subtract({ years: 1 });
  const last = begun.add({ years: 1 }).subtract({ days: 1 });
  return { name: `${begun.year}-${last.year}`, firstDay: begun.toString(), lastDay: last.toString() };
}
