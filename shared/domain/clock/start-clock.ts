import { accept, type Decision } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { Profile } from '../profile/index.ts';
import { latestDelayedStart, phaseOf, tournamentEvent, tournamentStream, type Plan } from '../tournament/index.ts';
import { clockEvent } from './events.ts';
import type { Reading } from './reading.ts';
import { refuse } from './refusals.ts';
import type { ClockView } from './state.ts';

export interface StartFacts {
  readonly id: string;
  readonly now: Reading;
  readonly profile: Profile;
}

/**
 * Starts the tournament and its clock: a director is appointed (FR-REG-72), at least two players are registered, the announced
 * start has come (earlier would be a change of schedule), and it is not overdue beyond the profile's tolerance (decision 3).
 */
export function startClock({ plan, clock }: { plan: Plan; clock: ClockView }, facts: StartFacts): Decision {
  const refused = refusePhase(plan, clock, facts.id) ?? refuseMoment(plan, facts);
  if (refused) return refused;
  if (plan.director === null) return refuse('clock.noDirector');
  if (clock.players.in.length < 2) return refuse('clock.notEnoughPlayers', { players: clock.players.in.length });
  const stream = tournamentStream(facts.id);
  return accept(
    tournamentEvent(stream, 'tournament.started', { at: facts.now.wall }),
    clockEvent(stream, 'clock.started', { anchor: facts.now }),
  );
}

function refusePhase(plan: Plan, clock: ClockView, id: string): Refused | undefined {
  const phase = phaseOf(plan);
  if (phase === 'unknown') return refuse('clock.tournamentUnknown', { tournament: id });
  if (clock.core.status !== 'waiting') return refuse('clock.alreadyStarted');
  const ready = phase === 'registration-open' || phase === 'registration-closed';
  return ready ? undefined : refuse('clock.wrongPhase', { phase });
}

function refuseMoment(plan: Plan, { now, profile }: StartFacts): Refused | undefined {
  const startsAt = plan.startsAt ?? 0;
  if (now.wall < startsAt) return refuse('clock.tooEarly', { startsAt });
  const latestAt = latestDelayedStart(plan, profile);
  if (now.wall <= latestAt) return undefined;
  return refuse('clock.startIsChange', { startsAt, toleranceMinutes: profile.startDelayMinutes });
}
