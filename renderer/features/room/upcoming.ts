import {
  clockFace,
  estimateEnd,
  positionOfLimit,
  schedule,
  type Blinds,
  type ClockFace,
  type ClockView,
  type Reading,
  type Schedule,
  type Segment,
} from '../../../shared/domain/clock/index.ts';
import type { Plan, TournamentTerms } from '../../../shared/domain/tournament/index.ts';

/** What comes: a stretch of the schedule, the end of sales, chips that leave, the estimated end. */
export type Coming =
  | { readonly kind: 'level'; readonly position: number; readonly blinds: Blinds; readonly minutes: number }
  | { readonly kind: 'break'; readonly position: number; readonly minutes: number }
  | { readonly kind: 'colour-up'; readonly values: readonly number[] }
  | { readonly kind: 'late-over' }
  | { readonly kind: 'rebuys-over' }
  | { readonly kind: 'repeat'; readonly blinds: Blinds }
  | { readonly kind: 'structure-over' }
  | { readonly kind: 'end'; readonly level: number };

export type Upcoming = Coming & {
  /** Wall instant at which it comes if the clock is not touched any more. */
  readonly at: number;
  readonly inMs: number;
};

interface Slices {
  readonly plan: Plan;
  readonly clock: ClockView;
}

export interface Sold {
  readonly entries: number;
  readonly rebuys: number;
}

/**
 * Everything that the schedule still holds, in order, each with its wall time. While the clock stands the times are those of going on
 * now. Empty before a tournament is planned and once its clock has ended.
 */
export function upcoming(slices: Slices, now: Reading, sold: Sold): readonly Upcoming[] {
  const { terms } = slices.plan;
  const face = clockFace(slices, now);
  if (!terms || !face || face.status === 'ended') return [];
  const times = schedule(terms);
  const first = face.status === 'waiting' ? 0 : face.position + 1;
  const items: Upcoming[] = [];
  let inMs = face.remainingMs;
  const add = (coming: Coming): void => void items.push({ ...coming, at: now.wall + inMs, inMs });
  for (const [position, segment] of times.segments.entries()) {
    if (position < first) continue;
    for (const over of salesOverAt(terms, times, position)) add(over);
    for (const coming of comingOf(segment, position)) add(coming);
    inMs += segment.durationMs;
  }
  for (const over of lastOnes(terms, { times, face, first })) add(over);
  return withEnd(items, { terms, times, face, now, sold });
}

function salesOverAt(terms: TournamentTerms, times: Schedule, position: number): readonly Coming[] {
  const { lateUntil } = terms.registration;
  const over: Coming[] = [];
  if (lateUntil && positionOfLimit(times, lateUntil) === position) over.push({ kind: 'late-over' });
  if (terms.rebuy && positionOfLimit(times, terms.rebuy.until) === position) over.push({ kind: 'rebuys-over' });
  return over;
}

function comingOf(segment: Segment, position: number): readonly Coming[] {
  const minutes = Math.round(segment.durationMs / 60_000);
  if (segment.kind === 'level') return [{ kind: 'level', position, blinds: segment, minutes }];
  const { colourUp } = segment;
  return [
    { kind: 'break', position, minutes },
    ...(colourUp.length > 0 ? [{ kind: 'colour-up', values: colourUp } as const] : []),
  ];
}

/** What follows the schedule. */
function lastOnes(
  terms: TournamentTerms,
  { times, face, first }: { readonly times: Schedule; readonly face: ClockFace; readonly first: number },
): readonly Coming[] {
  const past = Math.max(first, times.segments.length);
  const over = first <= times.segments.length ? salesOverAt(terms, times, times.segments.length) : [];
  if (times.afterLastLevel === 'stop') return [...over, { kind: 'structure-over' }];
  const last = times.segments.findLast((segment) => segment.kind === 'level');
  const repeat = face.position + 1 >= past && last ? [{ kind: 'repeat', blinds: last } as const] : [];
  return [...over, ...repeat];
}

/** The rule of thumb says in which level play comes to its end: at the latest when that level is over. */
function withEnd(
  items: readonly Upcoming[],
  {
    terms,
    times,
    face,
    now,
    sold,
  }: {
    readonly terms: TournamentTerms;
    readonly times: Schedule;
    readonly face: ClockFace;
    readonly now: Reading;
    readonly sold: Sold;
  },
): readonly Upcoming[] {
  const extraChips = (terms.rebuy?.chips ?? 0) * sold.rebuys;
  const { endLevel } = estimateEnd(terms, { players: sold.entries, extraChips });
  if (endLevel === null || sold.entries === 0) return items;
  const position = times.segments.findIndex((segment) => segment.kind === 'level' && segment.level === endLevel);
  const item = items.find((one) => one.kind === 'level' && one.position === position);
  const inMs = item?.kind === 'level' ? item.inMs + item.minutes * 60_000 : face.remainingMs;
  if (!item && position !== face.position) return items;
  const end: Upcoming = { kind: 'end', level: endLevel, at: now.wall + inMs, inMs };
  return [...items, end].sort((left, right) => left.inMs - right.inMs);
}

/** What comes with a number of players instead of a time. */
export interface AtPlayers {
  readonly kind: 'fewer-tables' | 'hand-for-hand' | 'final-table';
  readonly players: number;
}

/** The thresholds that play has not reached yet, nearest first. */
export function comingWithPlayers(
  playersLeft: number,
  thresholds: {
    readonly fewerTablesAt: number | undefined;
    readonly placesPaid: number;
    readonly finalTableSeats: number;
    readonly openTables: number;
  },
): readonly AtPlayers[] {
  const { fewerTablesAt, placesPaid, finalTableSeats, openTables } = thresholds;
  const all: (AtPlayers | undefined)[] = [
    openTables > 2 && fewerTablesAt !== undefined ? { kind: 'fewer-tables', players: fewerTablesAt } : undefined,
    placesPaid > 0 ? { kind: 'hand-for-hand', players: placesPaid + 1 } : undefined,
    openTables > 1 ? { kind: 'final-table', players: finalTableSeats } : undefined,
  ];
  return all
    .filter((one) => one !== undefined && one.players < playersLeft)
    .map((one) => one as AtPlayers)
    .sort((left, right) => right.players - left.players);
}
