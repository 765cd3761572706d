import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { passBoundaries, type Boundary } from './boundaries.ts';
import { copyCore, settle } from './elapsed.ts';
import { clockEvent, type HeartbeatsDigest } from './events.ts';
import { after, elapsedBetween, wallDrift, wallJumpMs, type Reading } from './reading.ts';
import { refuse } from './refusals.ts';
import { schedule } from './schedule.ts';
import type { ClockView } from './state.ts';

/** The events of passed boundaries; the signs of life go with the first one. */
export const boundaryEvents = (
  passed: readonly Boundary[],
  { id, heartbeats }: { readonly id: string; readonly heartbeats?: HeartbeatsDigest | undefined },
): readonly NewEvent[] =>
  passed.map(({ position, anchor, end }, index) => {
    const data = { anchor, ...(index === 0 && heartbeats ? { heartbeats } : {}) };
    return end
      ? clockEvent(tournamentStream(id), 'clock.ended', { ...data, reason: 'end-of-structure' })
      : clockEvent(tournamentStream(id), 'clock.levelReached', { ...data, position });
  });

interface AdvanceFacts {
  readonly id: string;
  readonly now: Reading;
  readonly heartbeats?: HeartbeatsDigest;
  /** The move of the wall that the desk saw; for paused clocks, whose anchor may be older than this process. */
  readonly wallJumpMs?: number | undefined;
}

type Slices = { readonly plan: Plan; readonly clock: ClockView };

/**
 * What the desk itself notes when time has passed: a wall clock that was moved (decision 20), and every boundary reached
 * since, each with its exact instant, however late the desk looks. Nothing to note: nothing is journalled.
 */
export function advanceClock({ plan, clock }: Slices, facts: AdvanceFacts): Decision {
  const { id, now, heartbeats } = facts;
  if (!plan.terms) return refuse('clock.tournamentUnknown', { tournament: id });
  const core = copyCore(clock.core);
  if (core.status !== 'running' && core.status !== 'paused') return accept();
  const byMs = core.status === 'running' ? wallDrift(core.anchor, now) : (facts.wallJumpMs ?? 0);
  const jumped = Math.abs(byMs) > wallJumpMs;
  if (jumped) core.anchor = { ...core.anchor, wall: core.anchor.wall + byMs };
  const { passed } = passBoundaries(core, schedule(plan.terms), now);
  const jump = clockEvent(tournamentStream(id), 'clock.wallJumped', { byMs, anchor: core.anchor });
  return accept(...(jumped ? [jump] : []), ...boundaryEvents(passed, { id, heartbeats }));
}

/**
 * The desk came up again and finds a running clock: it was cut off at the last sign of life, or at its anchor when there is
 * none after it. From there on somebody must say how to count the gap (decision 19).
 */
export function interruptClock(
  { plan, clock }: Slices,
  { id, lastAlive, heartbeats }: Omit<AdvanceFacts, 'now'> & { readonly lastAlive: Reading | null },
): Decision {
  if (!plan.terms) return refuse('clock.tournamentUnknown', { tournament: id });
  if (clock.core.status !== 'running') return accept();
  const aliveMs = lastAlive ? elapsedBetween(clock.core.anchor, lastAlive) : 0;
  const { core, passed } = passBoundaries(clock.core, schedule(plan.terms), after(clock.core.anchor, aliveMs));
  if (core.status === 'ended') return accept(...boundaryEvents(passed, { id, heartbeats }));
  settle(core, after(core.anchor, after(clock.core.anchor, aliveMs).wall - core.anchor.wall));
  const interrupted = clockEvent(tournamentStream(id), 'clock.interrupted', {
    anchor: core.anchor,
    ...(passed.length === 0 && heartbeats ? { heartbeats } : {}),
  });
  return accept(...boundaryEvents(passed, { id, heartbeats }), interrupted);
}

/** After a failure: goes on from the last sign of life, or counts the time since as played. Both are journalled. */
export function recoverClock(
  { plan, clock }: Slices,
  choice: 'resume' | 'count-gap',
  { id, now }: AdvanceFacts,
): Decision {
  if (!plan.terms) return refuse('clock.tournamentUnknown', { tournament: id });
  if (clock.core.status !== 'interrupted') return refuse('clock.notInterrupted');
  if (plan.haltedAt !== null) return refuse('clock.playHalted');
  // Two processes: only the wall spans the gap.
  const gapMs = Math.max(0, now.wall - clock.core.anchor.wall);
  const core = copyCore(clock.core);
  core.status = 'running';
  core.anchor = choice === 'count-gap' ? after(now, -gapMs) : now;
  const { passed } = passBoundaries(core, schedule(plan.terms), now);
  const recovered = clockEvent(tournamentStream(id), 'clock.recovered', { choice, gapMs, anchor: now });
  return accept(recovered, ...boundaryEvents(passed, { id }));
}
