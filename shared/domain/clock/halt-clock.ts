import type { NewEvent } from '../../kernel/event.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { boundaryEvents } from './advance-clock.ts';
import { passBoundaries } from './boundaries.ts';
import type { ControlFacts } from './control-clock.ts';
import { clockEvent } from './events.ts';
import { schedule } from './schedule.ts';
import type { ClockView } from './state.ts';

interface Slices {
  readonly plan: Plan;
  readonly clock: ClockView;
}

const citing = ({ now, heartbeats }: ControlFacts) => ({ anchor: now, ...(heartbeats && { heartbeats }) });

/** What stops a running clock when play is suspended: boundaries passed meanwhile, then the pause. Nothing where it stands. */
export function haltClock({ plan, clock }: Slices, facts: ControlFacts): readonly NewEvent[] {
  if (!plan.terms || clock.core.status !== 'running') return [];
  const { core, passed } = passBoundaries(clock.core, schedule(plan.terms), facts.now);
  const caughtUp = boundaryEvents(passed, { id: facts.id });
  if (core.status === 'ended') return caughtUp;
  return [...caughtUp, clockEvent(tournamentStream(facts.id), 'clock.paused', citing(facts))];
}

/** What lets the clock go on with play. Nothing where it was not paused. */
export function continueClock({ clock }: Slices, facts: ControlFacts): readonly NewEvent[] {
  if (clock.core.status !== 'paused') return [];
  return [clockEvent(tournamentStream(facts.id), 'clock.resumed', citing(facts))];
}
