import { addDays, daysBefore, daysBetween, localDate } from '../../../shared/kernel/calendar.ts';
import type { NoticeStatus } from '../../../shared/domain/notices/index.ts';
import type { NoticeGroup } from './notice-groups.ts';
import laterText from './later-text.json' with { type: 'json' };

/** Something on a tournament's line; `share` is its place from the left, 0 to 1. */
export interface TimelinePoint {
  readonly key: string;
  readonly what: NoticeStatus | 'later-text' | 'start';
  readonly share: number;
  readonly day: string;
}

/** One tournament: a ruler of days from its first limit to its start, of which the past part is dark. */
export interface TimelineRow {
  readonly tournament: string;
  readonly name: string;
  readonly points: readonly TimelinePoint[];
  readonly from: number;
  readonly to: number;
}

export interface Timeline {
  readonly firstDay: string;
  readonly lastDay: string;
  /** The first days of the months in sight. */
  readonly months: readonly { readonly day: string; readonly share: number }[];
  readonly nowShare: number;
  readonly rows: readonly TimelineRow[];
}

interface Moment {
  readonly now: number;
  readonly zone: string;
}

interface Sight {
  readonly firstDay: string;
  readonly days: number;
  readonly zone: string;
}

/** Enough to see two months of notice before a start, and no more than can still be told apart. */
const leastDays = 60;
const mostDays = 150;
const marginDays = 4;

/**
 * Lays out the legal limits of tournaments that have not begun, the most pressing first: notices, the day that a later text would set
 * (a flag only), the start. What lies outside the sight is left at its edge.
 */
export function layTimeline(groups: readonly NoticeGroup[], { now, zone }: Moment, mostRows: number): Timeline {
  const today = localDate(now, zone);
  const ahead = groups.filter(({ startsAt }) => startsAt > now);
  const byTournament = [...Map.groupBy(ahead, ({ tournament }) => tournament).values()].slice(0, mostRows);
  const days = byTournament.flat().flatMap((group) => [group.deadlineAt, group.startsAt]);
  const sight = sightOf(
    days.map((at) => localDate(at, zone)),
    today,
    zone,
  );
  return {
    firstDay: sight.firstDay,
    lastDay: addDays(sight.firstDay, sight.days),
    months: monthsIn(sight),
    nowShare: shareOf(today, sight),
    rows: byTournament.map((of) => rowOf(of, sight)),
  };
}

function sightOf(days: readonly string[], today: string, zone: string): Sight {
  const sorted = [...days, today].sort();
  const earliest = addDays(sorted[0] ?? today, -marginDays);
  const back = addDays(today, -Math.floor(mostDays / 2));
  const firstDay = earliest > back ? earliest : back;
  const needed = daysBetween(firstDay, sorted.at(-1) ?? today) + marginDays;
  return { firstDay, days: Math.min(mostDays, Math.max(leastDays, needed)), zone };
}

const shareOf = (day: string, { firstDay, days }: Sight): number =>
  Math.min(1, Math.max(0, daysBetween(firstDay, day) / days));

function monthsIn(sight: Sight): Timeline['months'] {
  const all = Array.from({ length: sight.days + 1 }, (_, index) => addDays(sight.firstDay, index));
  return all.filter((day) => day.endsWith('-01')).map((day) => ({ day, share: shareOf(day, sight) }));
}

function rowOf(groups: readonly NoticeGroup[], sight: Sight): TimelineRow {
  const [first] = groups;
  if (!first) throw new RangeError('a row without notices');
  const point = (key: string, what: TimelinePoint['what'], day: string): TimelinePoint => ({
    ...{ key, what, day },
    share: shareOf(day, sight),
  });
  const start = localDate(first.startsAt, sight.zone);
  const notices = groups.map((group) => point(group.key, group.status, localDate(group.deadlineAt, sight.zone)));
  const flag = groups
    .filter(({ kind }) => kind === laterText.kind)
    .map(({ key }) => point(`${key}:later`, 'later-text', daysBefore(start, laterText.days)));
  const points = [...notices, ...flag, point(`${first.tournament}:start`, 'start', start)];
  const shares = points.map(({ share }) => share);
  return {
    tournament: first.tournament,
    name: first.name,
    points,
    from: Math.min(...shares),
    to: shareOf(start, sight),
  };
}
