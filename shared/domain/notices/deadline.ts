import {
  daysBefore,
  endOfDay,
  hoursBefore,
  localDate,
  monthsBefore,
  seasonOf,
  addDays,
} from '../../kernel/calendar.ts';
import { workingDayOnOrBefore } from '../../kernel/working-days.ts';
import type { NoticeTerm } from '../profile/index.ts';

export interface NoticeDeadline {
  /** The last moment as it is shown and reminded of: the earliest reading of the term. */
  readonly deadlineAt: number;
  /** Sent after this is late; for hours counted elapsed, so on one weekend a year it differs from `deadlineAt`. */
  readonly lateAfterAt: number;
  /** The civil date of `deadlineAt`. */
  readonly limitDate: string;
  /** The laxer reading of the term, where there are two and they differ: shown beside the earlier, never counted on. */
  readonly laxerAt: number | null;
  /** Advice: the last working day not after the limit. The limit itself never moves (N02). */
  readonly adviseOn: string;
}

export interface DeadlineFacts {
  readonly zone: string;
  readonly alsaceMoselle: boolean;
  /** Month and day on which the gaming season begins, `11-01`. */
  readonly seasonStarts?: string;
}

/** The deadline of a term before an instant (the start of the event), in the venue's zone. Decision 2. */
export function noticeDeadline(term: NoticeTerm, startsAt: number, facts: DeadlineFacts): NoticeDeadline {
  const { deadlineAt, lateAfterAt, otherAt } = limitOf(term, startsAt, facts);
  const limitDate = localDate(deadlineAt, facts.zone);
  const laxerAt = otherAt > deadlineAt ? otherAt : null;
  return { deadlineAt, lateAfterAt, laxerAt, limitDate, adviseOn: workingDayOnOrBefore(limitDate, facts) };
}

function limitOf(term: NoticeTerm, startsAt: number, { zone, seasonStarts }: DeadlineFacts): Limit {
  const day = localDate(startsAt, zone);
  switch (term.unit) {
    case 'hours': {
      const { elapsedAt, wallClockAt, earliestAt } = hoursBefore(startsAt, term.count, zone);
      return { deadlineAt: earliestAt, lateAfterAt: elapsedAt, otherAt: Math.max(elapsedAt, wallClockAt) };
    }
    case 'months': {
      const { latest, backward, forward } = monthsBefore(day, term.count);
      const other = forward > backward ? forward : backward;
      return { ...wholeDay(latest, zone), otherAt: endOfDay(other, zone) };
    }
    case 'days':
      return wholeDay(daysBefore(day, term.count), zone);
    case 'season-start':
      return wholeDay(addDays(seasonOf(day, seasonStarts).firstDay, -1), zone);
  }
}

type Limit = Pick<NoticeDeadline, 'deadlineAt' | 'lateAfterAt'> & {
  /** The other reading of the term; the same where there is but one. */
  readonly otherAt: number;
};

function wholeDay(date: string, zone: string): Limit {
  const at = endOfDay(date, zone);
  return { deadlineAt: at, lateAfterAt: at, otherAt: at };
}

/** Sent at that instant, the notice is in time. */
export const isInTime = (at: number, { lateAfterAt }: Pick<NoticeDeadline, 'lateAfterAt'>): boolean =>
  at <= lateAfterAt;
