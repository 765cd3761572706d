import { localDate, localTime } from '../../kernel/calendar.ts';

/** An instant as a refusal tells it: civil date and clock reading in the venue's zone. */
export const momentIn = (zone: string, at: number): { readonly date: string; readonly time: string } => ({
  date: localDate(at, zone),
  time: localTime(at, zone),
});
