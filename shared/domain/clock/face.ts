import type { Plan } from '../tournament/index.ts';
import { passBoundaries, remainingAt } from './boundaries.ts';
import { elapsedAt } from './elapsed.ts';
import type { Reading } from './reading.ts';
import { schedule, segmentAt, type Schedule, type Segment } from './schedule.ts';
import type { ClockCore, ClockState, ClockStatus, ClockView } from './state.ts';

/** Blinds of a level as screens show them. */
export interface Blinds {
  readonly level: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly bigBlindAnte: number;
}

/** What a screen shows at one moment. Durations in milliseconds, instants in epoch milliseconds. */
export interface ClockFace {
  readonly status: ClockStatus;
  readonly endedBy: ClockState['endedBy'];
  /** `countdown` before the start: then `remainingMs` is the time to the announced start, 0 once it has passed. */
  readonly kind: 'countdown' | 'level' | 'break';
  readonly position: number;
  /** Never negative; the level is over when 0 appears (C11). */
  readonly remainingMs: number;
  readonly elapsedMs: number;
  readonly durationMs: number;
  /** Blinds in force; in a break those of the level before. `null` before the start. */
  readonly blinds: Blinds | null;
  /** The last level of the structure is being played again. */
  readonly repeated: boolean;
  readonly colourUp: readonly number[];
  readonly next: {
    readonly kind: 'level' | 'break';
    readonly blinds: Blinds | null;
    readonly durationMs: number;
  } | null;
  /** Blinds of the next level, past any break; `null` when they do not rise any more. */
  readonly nextBlinds: Blinds | null;
  /** Clock time until the next break begins, 0 in one; `null` when none is left. */
  readonly toBreakMs: number | null;
  /** Time played in levels, pauses and breaks left out (C09). */
  readonly playedMs: number;
  /** The wall instant at which this segment ends if nothing is touched; `null` while the clock stands. */
  readonly endsAt: number | null;
}

/**
 * The face of the clock at a reading, computed from the anchors alone: right after pauses, adjustments, jumps and sleep, and
 * also when nobody has ticked for an hour. Answers `undefined` for a tournament that is not planned.
 */
export function clockFace({ plan, clock }: { plan: Plan; clock: ClockView }, now: Reading): ClockFace | undefined {
  if (!plan.terms) return undefined;
  const times = schedule(plan.terms);
  if (clock.core.status === 'waiting') return countdown(times, (plan.startsAt ?? now.wall) - now.wall);
  const { core } = passBoundaries(clock.core, times, now);
  const segment = segmentAt(times, core.position);
  if (!segment) return undefined;
  const left = remainingAt(core, times, now) ?? 0;
  return {
    status: core.status,
    endedBy: core.status === 'ended' ? (clock.endedBy ?? 'end-of-structure') : null,
    kind: segment.kind,
    position: core.position,
    remainingMs: Math.max(0, left),
    elapsedMs: elapsedAt(core, now),
    durationMs: segment.durationMs + core.extraMs,
    blinds: blindsInForce(times, core.position),
    repeated: core.position >= times.segments.length,
    colourUp: segment.kind === 'break' ? segment.colourUp : [],
    ...outlook(times, core.position, left),
    playedMs: playedMs(core, times, now),
    endsAt: core.status === 'running' ? now.wall + left : null,
  };
}

function countdown(times: Schedule, toStartMs: number): ClockFace {
  const first = segmentAt(times, 0);
  return {
    status: 'waiting',
    endedBy: null,
    kind: 'countdown',
    position: 0,
    remainingMs: Math.max(0, toStartMs),
    elapsedMs: 0,
    durationMs: Math.max(0, toStartMs),
    blinds: null,
    repeated: false,
    colourUp: [],
    next: first ? nextOf(first) : null,
    nextBlinds: blindsInForce(times, 0),
    toBreakMs: null,
    playedMs: 0,
    endsAt: null,
  };
}

const blindsOf = (segment: Segment | undefined): Blinds | null =>
  segment?.kind === 'level'
    ? {
        level: segment.level,
        smallBlind: segment.smallBlind,
        bigBlind: segment.bigBlind,
        bigBlindAnte: segment.bigBlindAnte,
      }
    : null;

/** Blinds of the level at a position, or of the last one before a break. */
export function blindsInForce(times: Schedule, position: number): Blinds | null {
  const segment = segmentAt(times, position);
  return segment?.kind === 'break' && position > 0 ? blindsInForce(times, position - 1) : blindsOf(segment);
}

const nextOf = (segment: Segment): NonNullable<ClockFace['next']> => ({
  kind: segment.kind,
  blinds: blindsOf(segment),
  durationMs: segment.durationMs,
});

function outlook(
  times: Schedule,
  position: number,
  left: number,
): Pick<ClockFace, 'next' | 'nextBlinds' | 'toBreakMs'> {
  const next = segmentAt(times, position + 1);
  const ahead = times.segments.slice(position + 1);
  const nextBreak = ahead.findIndex(({ kind }) => kind === 'break');
  const until = ahead.slice(0, nextBreak).reduce((sum, { durationMs }) => sum + durationMs, Math.max(0, left));
  const here = segmentAt(times, position);
  return {
    next: next ? nextOf(next) : null,
    nextBlinds: blindsOf(ahead.find(({ kind }) => kind === 'level')),
    toBreakMs: here?.kind === 'break' ? 0 : nextBreak < 0 ? null : until,
  };
}

function playedMs(core: Readonly<ClockCore>, times: Schedule, now: Reading): number {
  const isLevel = (position: number): boolean => segmentAt(times, position)?.kind === 'level';
  const before = Object.entries(core.spent).reduce((sum, [at, ms]) => sum + (isLevel(Number(at)) ? ms : 0), 0);
  return before + (isLevel(core.position) ? elapsedAt(core, now) : 0);
}
