import type { LevelLimit, Plan } from '../tournament/index.ts';
import { passBoundaries, remainingAt } from './boundaries.ts';
import { blindsInForce } from './face.ts';
import type { Reading } from './reading.ts';
import { positionOfLimit, schedule, segmentAt } from './schedule.ts';
import type { ClockView } from './state.ts';

interface Slices {
  readonly plan: Plan;
  readonly clock: ClockView;
}

/** The level that the clock is in, the last one during a break; `null` before the start. */
export function levelNow({ plan, clock }: Slices, now: Reading): number | null {
  if (!plan.terms || clock.core.status === 'waiting') return null;
  const times = schedule(plan.terms);
  return blindsInForce(times, passBoundaries(clock.core, times, now).core.position)?.level ?? null;
}

/**
 * When the clock reached a limit of the terms (end of late registration, end of rebuys), in epoch milliseconds; `null` while
 * it has not. A clock taken back before the limit opens it again.
 */
export function limitReachedAt({ plan, clock }: Slices, limit: LevelLimit, now: Reading): number | null {
  if (!plan.terms || clock.core.status === 'waiting') return null;
  const times = schedule(plan.terms);
  const position = positionOfLimit(times, limit);
  const { core } = passBoundaries(clock.core, times, now);
  if (core.position < position) return null;
  // A jump leaps over positions: the limit was then reached with the first one at or past it.
  const past = Object.entries(core.reached).filter(([at]) => Number(at) >= position);
  return past.length > 0 ? Math.min(...past.map(([, wall]) => wall)) : now.wall;
}

/** Clock time until a limit, 0 once it is reached; `null` before the start. Breaks in between count. */
export function timeToLimitMs({ plan, clock }: Slices, limit: LevelLimit, now: Reading): number | null {
  if (!plan.terms || clock.core.status === 'waiting') return null;
  const times = schedule(plan.terms);
  const position = positionOfLimit(times, limit);
  const { core } = passBoundaries(clock.core, times, now);
  if (core.position >= position) return 0;
  const between = times.segments
    .slice(core.position + 1, position)
    .reduce((sum, { durationMs }) => sum + durationMs, 0);
  return between + Math.max(0, remainingAt(core, times, now) ?? 0);
}

/** Which level a hand is played in: a level applies from the next hand, and a hand begins with its first shuffle. */
export const levelApplies = (levelUpAt: number, handStartedAt: number): 'old' | 'new' =>
  handStartedAt < levelUpAt ? 'old' : 'new';

/** The level of a hand that began at an instant close to now: the level in force, or the one before when the hand is older. */
export function levelForHand({ plan, clock }: Slices, handStartedAt: number, now: Reading): number | null {
  if (!plan.terms || clock.core.status === 'waiting') return null;
  const times = schedule(plan.terms);
  const { core } = passBoundaries(clock.core, times, now);
  const begunAt = core.reached[core.position] ?? handStartedAt;
  const old = segmentAt(times, core.position)?.kind === 'level' && levelApplies(begunAt, handStartedAt) === 'old';
  return blindsInForce(times, old ? Math.max(0, core.position - 1) : core.position)?.level ?? null;
}
