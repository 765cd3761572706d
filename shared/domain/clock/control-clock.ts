import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { boundaryEvents } from './advance-clock.ts';
import { passBoundaries, remainingAt } from './boundaries.ts';
import { clockEvent, type HeartbeatsDigest } from './events.ts';
import type { Reading } from './reading.ts';
import { refuse } from './refusals.ts';
import { schedule, type Schedule } from './schedule.ts';
import type { ClockCore, ClockView, UndoableAction } from './state.ts';

export interface ControlFacts {
  readonly id: string;
  readonly now: Reading;
  readonly heartbeats?: HeartbeatsDigest;
}

interface Slices {
  readonly plan: Plan;
  readonly clock: ClockView;
}

/** A started clock as it is now, with the events for boundaries that nobody has looked at yet. */
interface Current {
  readonly core: ClockCore;
  readonly times: Schedule;
  readonly caughtUp: readonly NewEvent[];
}

function current({ plan, clock }: Slices, facts: ControlFacts): Current | Refused {
  if (!plan.terms) return refuse('clock.tournamentUnknown', { tournament: facts.id });
  if (clock.core.status === 'waiting') return refuse('clock.notStarted');
  const times = schedule(plan.terms);
  const { core, passed } = passBoundaries(clock.core, times, facts.now);
  if (core.status === 'ended') return refuse('clock.ended');
  if (core.status === 'interrupted') return refuse('clock.needsRecovery');
  return { core, times, caughtUp: boundaryEvents(passed, { id: facts.id }) };
}

const heartbeatsOf = ({ heartbeats }: ControlFacts): { heartbeats?: HeartbeatsDigest } =>
  heartbeats ? { heartbeats } : {};

/** Stops the clock. Already stopped: nothing happens and nothing is journalled (C08). */
export function pauseClock(slices: Slices, facts: ControlFacts): Decision {
  const now = current(slices, facts);
  if (isRefused(now)) return now;
  if (now.core.status === 'paused') return accept();
  const data = { anchor: facts.now, ...heartbeatsOf(facts) };
  return accept(...now.caughtUp, clockEvent(tournamentStream(facts.id), 'clock.paused', data));
}

/** Lets the clock go on from where it stood; the pause is not played time (C09). Already running: nothing happens. */
export function resumeClock(slices: Slices, facts: ControlFacts): Decision {
  const now = current(slices, facts);
  if (isRefused(now)) return now;
  if (slices.plan.haltedAt !== null) return refuse('clock.playHalted');
  if (now.core.status === 'running') return accept();
  const data = { anchor: facts.now, ...heartbeatsOf(facts) };
  return accept(clockEvent(tournamentStream(facts.id), 'clock.resumed', data));
}

/** Goes to another segment, which begins anew; running or paused stays as it is. Must be confirmed. */
export function jumpClock(slices: Slices, to: { position: number; confirmed: boolean }, facts: ControlFacts): Decision {
  const now = current(slices, facts);
  if (isRefused(now)) return now;
  const last = now.times.segments.length - 1;
  if (to.position > last) return refuse('clock.positionUnknown', { position: to.position, last });
  if (!to.confirmed) return refuse('clock.notConfirmed', { position: to.position });
  const data = { to: to.position, anchor: facts.now };
  return accept(...now.caughtUp, clockEvent(tournamentStream(facts.id), 'clock.jumped', data));
}

/** Gives time to the segment, or takes it (negative); at least a second must be left, else a jump is meant. */
export function adjustClock(slices: Slices, byMs: number, facts: ControlFacts): Decision {
  const now = current(slices, facts);
  if (isRefused(now)) return now;
  const left = remainingAt(now.core, now.times, facts.now) ?? 0;
  if (left + byMs < 1000) return refuse('clock.adjustTooFar', { remainingMs: left, byMs });
  const data = { byMs, anchor: facts.now };
  return accept(...now.caughtUp, clockEvent(tournamentStream(facts.id), 'clock.adjusted', data));
}

/** How long an action of the clock may be taken back. */
const undoWindowMs = 600_000;

/**
 * Takes back the last action of a person (pause, resume, jump, adjust, recovery): the clock is then as if it had not been
 * done, so time that ran on meanwhile counts and levels that were reached meanwhile follow at once.
 */
export function undoClock({ plan, clock }: Slices, facts: ControlFacts): Decision {
  if (!plan.terms) return refuse('clock.tournamentUnknown', { tournament: facts.id });
  const last = clock.history.at(-1);
  if (plan.haltedAt !== null) return refuse('clock.playHalted');
  const refused = refuseUndo(clock, last, facts.now);
  if (!last || refused) return refused ?? refuse('clock.nothingToUndo');
  const stream = tournamentStream(facts.id);
  const { passed } = passBoundaries(last.before, schedule(plan.terms), facts.now);
  return accept(
    clockEvent(stream, 'clock.undone', { action: last.action, anchor: facts.now }),
    ...boundaryEvents(passed, { id: facts.id }),
  );
}

function refuseUndo(clock: ClockView, last: UndoableAction | undefined, now: Reading): Refused | undefined {
  if (clock.core.status === 'waiting') return refuse('clock.notStarted');
  if (clock.endedBy === 'winner' || clock.endedBy === 'halted') return refuse('clock.ended');
  if (!last) return refuse('clock.nothingToUndo');
  return now.wall - last.at > undoWindowMs ? refuse('clock.undoTooOld', { action: last.action }) : undefined;
}
