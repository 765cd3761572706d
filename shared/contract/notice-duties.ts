import { query } from './define.ts';
import { countedDate } from './fields.ts';
import { z } from './zod.ts';

const readers = ['responsible-director', 'committee-member', 'compliance'] as const;

const span = { from: countedDate, to: countedDate };

/** Every duty whose last moment, and every start that, lies between two days, both included. Answers `{entries}`. */
export const dutyCalendarContract = query({
  name: 'notices.calendar',
  roles: readers,
  input: z.strictObject(span),
  refusals: [],
  example: { from: '2027-06-01', to: '2027-06-30' },
});

/** What is to be reminded of now, the most pressing first, and whether the clock contradicts the journal. Answers `{reminders, clock}`. */
export const remindersContract = query({
  name: 'notices.reminders',
  roles: readers,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

/** The same duties as a calendar file (RFC 5545). Answers `{name, text}`. */
export const calendarFileContract = query({
  name: 'notices.calendarFile',
  roles: readers,
  input: z.strictObject({ ...span, language: z.enum(['fr', 'en']).optional() }),
  refusals: [],
  example: { from: '2027-03-01', to: '2027-12-31' },
});

export const dutiesContracts = [dutyCalendarContract, remindersContract, calendarFileContract];
