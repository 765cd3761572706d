import { copyCore, elapsedAt, moveTo, settle } from './elapsed.ts';
import { after, elapsedBetween, type Reading } from './reading.ts';
import { segmentAt, type Schedule } from './schedule.ts';
import type { ClockCore } from './state.ts';

/** Time left of the current segment at a reading, negative when its end has passed; `null` past the end of a structure. */
export function remainingAt(core: Readonly<ClockCore>, plan: Schedule, now: Reading): number | null {
  const segment = segmentAt(plan, core.position);
  return segment ? segment.durationMs + core.extraMs - elapsedAt(core, now) : null;
}

export interface Boundary {
  readonly position: number;
  readonly anchor: Reading;
  /** The structure stops here. */
  readonly end: boolean;
}

/**
 * The boundaries that a running clock has passed by `now`, each with its exact reading, and the core as it is after them.
 * A segment that the schedule has no more ends the structure. Bounded by the schedule: a repeated last level too has a
 * length, and lengths are at least a minute.
 */
export function passBoundaries(
  from: Readonly<ClockCore>,
  plan: Schedule,
  now: Reading,
): { readonly core: ClockCore; readonly passed: readonly Boundary[] } {
  const core = copyCore(from);
  const passed: Boundary[] = [];
  while (core.status === 'running') {
    const segment = segmentAt(plan, core.position);
    if (!segment) break;
    const anchor = after(core.anchor, segment.durationMs + core.extraMs - core.elapsedMs);
    if (elapsedBetween(core.anchor, now) < anchor.mono - core.anchor.mono) break;
    const position = core.position + 1;
    const end = segmentAt(plan, position) === undefined;
    passed.push({ position, anchor, end });
    if (end) {
      settle(core, anchor);
      core.status = 'ended';
    } else moveTo(core, position, anchor);
  }
  return { core, passed };
}
