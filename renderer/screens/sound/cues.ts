import { clockFace, type ClockFace, type Reading } from '../../../shared/domain/clock/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';

/** What is heard in the hall: one minute left, a level begins or ends, a break is over. */
export type CueKind = 'minute' | 'level' | 'break-end';

export interface Cue {
  readonly kind: CueKind;
  /** Time from now until it is due; negative when it is late already. */
  readonly inMs: number;
}

/** What the last look saw, for the next to know what has been passed since. */
export type Heard = Pick<ClockFace, 'status' | 'kind' | 'position' | 'remainingMs' | 'elapsedMs'>;

const minuteMs = 60_000;
/** Later than this a sound only confuses: who wakes late or comes back is silent (C03). */
const staleMs = 2000;

/** A look at the clock a little ahead of time, so that a sound can be made ready for its exact instant. */
export function look(tournament: TournamentStreamState, now: Reading, aheadMs: number): Heard | undefined {
  return clockFace(tournament, { wall: now.wall + aheadMs, mono: now.mono + aheadMs });
}

/**
 * The sound for what lies between two looks, each taken so many milliseconds ahead. Nothing is heard at the first look, so that a
 * reload repeats nothing; nothing while the clock stands; and nothing twice, since a look that was taken is behind.
 */
export function cueBetween(before: Heard | undefined, now: Heard | undefined, aheadMs: number): Cue | undefined {
  if (!before || now?.status !== 'running') return undefined;
  const cue = begun(before, now, aheadMs) ?? lastMinute(before, now, aheadMs);
  return cue && cue.inMs >= -staleMs ? cue : undefined;
}

function begun(before: Heard, now: Heard, aheadMs: number): Cue | undefined {
  const starts = before.status === 'waiting';
  if (before.position === now.position && !starts) return undefined;
  return { kind: before.kind === 'break' ? 'break-end' : 'level', inMs: aheadMs - now.elapsedMs };
}

function lastMinute(before: Heard, now: Heard, aheadMs: number): Cue | undefined {
  if (before.remainingMs <= minuteMs || now.remainingMs > minuteMs) return undefined;
  return { kind: 'minute', inMs: aheadMs - (minuteMs - now.remainingMs) };
}
