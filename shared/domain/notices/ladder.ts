import { addDays, daysBefore, hoursBefore, localDate, seasonOf, startOfDay } from '../../kernel/calendar.ts';
import type { NoticeTerm } from '../profile/index.ts';

/** What a reminder is counted from: the term, its last moment, and the start that it comes before. */
export interface Reminded {
  readonly unit: NoticeTerm['unit'];
  readonly deadlineAt: number;
  readonly startsAt: number;
}

interface Place {
  readonly zone: string;
  readonly seasonStarts?: string;
}

const daysBeforeLimit = [14, 7, 2] as const;
const hoursBeforeStart = [96, 80] as const;
const weekDays = 7;
/** Before the season's first day: of 1 November, the 1st, the 15th and the 25th of October. */
const daysBeforeSeason = [31, 17, 7] as const;

/**
 * When a duty is reminded of, in order. Counted in months or days: 14, 7 and 2 days before its limit. In hours: 7 days, 96 and
 * 80 hours before the start. The season's note: 31, 17 and 7 days before the season. Days begin at midnight of the venue.
 */
export function reminderMoments({ unit, deadlineAt, startsAt }: Reminded, place: Place): readonly number[] {
  const { zone, seasonStarts } = place;
  const limit = localDate(deadlineAt, zone);
  switch (unit) {
    case 'hours': {
      const week = startOfDay(daysBefore(localDate(startsAt, zone), weekDays), zone);
      return [week, ...hoursBeforeStart.map((hours) => hoursBefore(startsAt, hours, zone).earliestAt)];
    }
    case 'season-start': {
      const { firstDay } = seasonOf(addDays(limit, 1), seasonStarts);
      return daysBeforeSeason.map((days) => startOfDay(daysBefore(firstDay, days), zone));
    }
    case 'months':
    case 'days':
      return daysBeforeLimit.map((days) => startOfDay(daysBefore(limit, days), zone));
  }
}

export interface Reminder {
  /** How many rungs of the ladder have been reached: 0 is none yet. */
  readonly rung: number;
  readonly overdue: boolean;
  /** When the next rung is reached; `null` after the last. */
  readonly nextAt: number | null;
}

/** Where a duty that is not done stands on its ladder now. */
export function reminderOf(reminded: Reminded, now: number, place: Place): Reminder {
  const moments = reminderMoments(reminded, place);
  return {
    rung: moments.filter((at) => at <= now).length,
    overdue: now > reminded.deadlineAt,
    nextAt: moments.find((at) => at > now) ?? null,
  };
}
