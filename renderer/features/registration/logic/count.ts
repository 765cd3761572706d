import {
  clockFace,
  limitReachedAt,
  schedule,
  timeToLimitMs,
  type ClockFace,
  type Reading,
  type Schedule,
} from '../../../../shared/domain/clock/index.ts';
import { countFreeSeats, openTables } from '../../../../shared/domain/seating/index.ts';
import type { TournamentStreamState } from '../../../../shared/domain/streams.ts';
import type { LevelLimit } from '../../../../shared/domain/tournament/index.ts';

/** When the desk stops registering: a moment and how far off it is, or that it is over, or that nothing ends it by itself. */
export type DeskEnd =
  | { readonly kind: 'at'; readonly at: number; readonly inMs: number }
  /** The clock stands: only the time still to be played is known. */
  | { readonly kind: 'in'; readonly inMs: number }
  | { readonly kind: 'over' };

export interface DeskCount {
  readonly entered: number;
  readonly rebuys: number;
  readonly preRegistered: number;
  /** How many may enter. */
  readonly capacity: number;
  /** Seats that nobody holds at the open tables: those the draw knows. */
  readonly free: number;
  readonly tables: number;
  readonly face: ClockFace | undefined;
  readonly end: DeskEnd;
}

/** The figures above the desk, from the folded state alone; `undefined` for a tournament that is not planned. */
export function deskCount(state: TournamentStreamState, now: Reading): DeskCount | undefined {
  const { terms } = state.plan;
  if (!terms) return undefined;
  const { paidEntries, rebuys, entries } = state.registration;
  const { capacity } = terms.registration;
  return {
    entered: paidEntries,
    rebuys,
    preRegistered: Object.values(entries).filter((entry) => entry.state === 'pre-registered').length,
    capacity,
    free: countFreeSeats(state.seating, { busyWhenOut: true }),
    tables: openTables(state.seating).length,
    face: clockFace(state, now),
    end: endOfDesk(state, now),
  };
}

function endOfDesk(state: TournamentStreamState, now: Reading): DeskEnd {
  const { plan } = state;
  if (plan.registration === 'closed' || plan.cancelledAt !== null || plan.closedAt !== null) return { kind: 'over' };
  const limit = plan.terms?.registration.lateUntil ?? null;
  return plan.startedAt === null ? endBeforeStart(state, limit, now) : endInPlay(state, limit, now);
}

function endInPlay(state: TournamentStreamState, limit: LevelLimit | null, now: Reading): DeskEnd {
  if (!limit || limitReachedAt(state, limit, now) !== null) return { kind: 'over' };
  const inMs = timeToLimitMs(state, limit, now) ?? 0;
  return state.clock.core.status === 'running' ? { kind: 'at', at: now.wall + inMs, inMs } : { kind: 'in', inMs };
}

/** As planned: the start, and the playing time up to the limit of late entries. */
function endBeforeStart({ plan }: TournamentStreamState, limit: LevelLimit | null, now: Reading): DeskEnd {
  const startsAt = plan.startsAt ?? plan.terms?.startsAt ?? now.wall;
  const at = startsAt + (limit && plan.terms ? playedUntil(schedule(plan.terms), limit) : 0);
  return { kind: 'at', at, inMs: Math.max(0, at - now.wall) };
}

/** Milliseconds of levels and breaks before a limit, if nothing is touched. */
function playedUntil({ segments }: Schedule, { kind, level }: LevelLimit): number {
  const index = segments.findIndex((segment) => segment.kind === 'level' && segment.level === level);
  const before = index < 0 ? segments.length : kind === 'start-of-level' ? index : index + 1;
  return segments.slice(0, before).reduce((sum, { durationMs }) => sum + durationMs, 0);
}
