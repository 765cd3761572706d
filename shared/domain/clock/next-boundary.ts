import type { Plan } from '../tournament/index.ts';
import { remainingAt } from './boundaries.ts';
import { wallDrift, wallJumpMs, type Reading } from './reading.ts';
import { schedule } from './schedule.ts';
import type { ClockView } from './state.ts';

/** The wall instant of the next boundary (past, when one was missed); `null` while the clock does not run. */
export function nextBoundaryAt({ plan, clock }: { plan: Plan; clock: ClockView }, now: Reading): number | null {
  if (!plan.terms || clock.core.status !== 'running') return null;
  const left = remainingAt(clock.core, schedule(plan.terms), now);
  return left === null ? null : now.wall + left;
}

/** True when the desk should note something for a running clock: a boundary is due or the wall clock has moved. */
export function advanceIsDue(slices: { plan: Plan; clock: ClockView }, now: Reading): boolean {
  const { status, anchor } = slices.clock.core;
  if (status !== 'running') return false;
  const boundary = nextBoundaryAt(slices, now);
  return (boundary !== null && boundary <= now.wall) || Math.abs(wallDrift(anchor, now)) > wallJumpMs;
}
