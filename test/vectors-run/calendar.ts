import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { profileSchema } from '../../shared/contract/profile.ts';
import { estimateEnd, levelApplies, schedule, segmentStarts } from '../../shared/domain/clock/index.ts';
import { isInTime, noticeCalendar, noticeDeadline } from '../../shared/domain/notices/index.ts';
import {
  daysBefore,
  formatMinute,
  hoursBefore,
  instantOfLocal,
  monthsBefore,
  parseInstant,
  startOfDay,
} from '../../shared/kernel/calendar.ts';
import { weekdayName } from '../../shared/kernel/date-words.ts';
import { workingDayOnOrBefore } from '../../shared/kernel/working-days.ts';

const paris = 'Europe/Paris';
const venue = { zone: paris, alsaceMoselle: false };

const profile = profileSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../resources/profiles/casino-fr-2007.json'), 'utf8')),
);

const utcMinute = (at: number): string => `${formatMinute(at, 'UTC').slice(0, 16)}Z`;

const limit = (latestDate: string): object => ({
  latestDate,
  weekday: weekdayName(latestDate, 'en'),
  sendByWorkingDay: workingDayOnOrBefore(latestDate),
});

interface Local {
  readonly eventStartLocal: string;
  readonly tz: string;
  readonly hours: number;
}

interface Months {
  readonly eventDate: string;
  readonly months: number;
}

const formats: Readonly<Record<string, string>> = {
  'multi-table': 'multi-table-freezeout',
  'single-table-one-session': 'single-table',
};

interface Ladder {
  readonly firstMinutes: number;
  readonly firstCount: number;
  readonly thenMinutes: number;
  readonly level: number;
}

/** The calendar's, the notices' and the clock's operations of `deadlines.json` and `structures.json`. */
export const ops = {
  monthsBefore: ({ eventDate, months }: Months) => {
    const { latest, forward } = monthsBefore(eventDate, months);
    return { ...limit(latest), latestIfCountedForward: forward };
  },
  daysBefore: ({ eventDate, days }: { readonly eventDate: string; readonly days: number }) =>
    limit(daysBefore(eventDate, days)),
  noticeCompliant: ({ eventDate, months, receivedDate }: Months & { readonly receivedDate: string }) => {
    const deadline = noticeDeadline({ unit: 'months', count: months }, startOfDay(eventDate, paris), venue);
    return { compliant: isInTime(startOfDay(receivedDate, paris), deadline) };
  },
  hoursBefore: ({ eventStartLocal, tz, hours, fold }: Local & { readonly fold: 0 | 1 }) => {
    const before = hoursBefore(instantOfLocal(eventStartLocal, tz, fold).at, hours, tz);
    return {
      deadlineUtc: utcMinute(before.elapsedAt),
      deadlineLocal: formatMinute(before.elapsedAt, tz),
      wallClockLocal: formatMinute(before.wallClockAt, tz),
      wallClockExists: before.wallClockExists,
      conservativeLocal: formatMinute(before.earliestAt, tz),
    };
  },
  noticeCompliantHours: ({ eventStartLocal, tz, hours, sentLocal }: Local & { readonly sentLocal: string }) => {
    const startsAt = instantOfLocal(eventStartLocal, tz).at;
    const deadline = noticeDeadline({ unit: 'hours', count: hours }, startsAt, { ...venue, zone: tz });
    return { compliant: isInTime(instantOfLocal(sentLocal, tz).at, deadline) };
  },
  calendarFor: ({ eventStartLocal, kind }: { readonly eventStartLocal: string; readonly kind: string }) => {
    const startsAt = instantOfLocal(eventStartLocal, paris).at;
    const lines = noticeCalendar(profile, { format: formats[kind] ?? kind, startsAt }, venue);
    return {
      notices: lines.map(({ kind: notice, recipients, unit, limitDate, deadlineAt }) => ({
        ...(notice === 'change-or-cancel' ? { 'change-or-cancel': '72 h' } : { to: recipients }),
        ...(unit === 'hours' ? { latestLocal: formatMinute(deadlineAt, paris) } : { latestDate: limitDate }),
      })),
    };
  },
  levelStart: ({ firstMinutes, firstCount, thenMinutes, level }: Ladder) => {
    const levels = Array.from({ length: level }, (_, index) => ({
      level: index + 1,
      smallBlind: 1,
      bigBlind: 2,
      bigBlindAnte: 0,
      minutes: index < firstCount ? firstMinutes : thenMinutes,
    }));
    const times = schedule({ levels, breaks: [], afterLastLevel: 'stop' });
    return {
      startsAtMinute: segmentStarts(times)[level - 1]! / 60_000,
      minutes: times.segments[level - 1]!.durationMs / 60_000,
    };
  },
  levelApplies: ({ levelUpAt, handStartedAt }: { readonly levelUpAt: string; readonly handStartedAt: string }) => {
    const at = (time: string): number => parseInstant(`2027-03-05T${time}+01:00`);
    return { level: levelApplies(at(levelUpAt), at(handStartedAt)) };
  },
  estimateEndLevel: ({
    startingStack,
    bigBlinds,
    ...field
  }: {
    readonly startingStack: number;
    readonly bigBlinds: readonly number[];
    readonly players: number;
    readonly extraChips: number;
  }) =>
    estimateEnd({ startingStack, levels: bigBlinds.map((bigBlind, index) => ({ level: index + 1, bigBlind })) }, field),
};
