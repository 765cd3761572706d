import { accept, type Decision } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { Profile } from '../profile/index.ts';
import { tournamentEvent, tournamentStream } from './events.ts';
import { refuse } from './refusals.ts';
import { phaseOf, type Plan, type TournamentPhase } from './state.ts';

const minuteMs = 60_000;

export interface DelayFacts {
  readonly id: string;
  readonly now: number;
  readonly profile: Profile;
  readonly account: string;
  /** The giver holds a role that may change schedules (the responsible director). */
  readonly mayChange: boolean;
  readonly reason: SealedText | null;
}

/** The latest start that is still a delay of the evening and no change of schedule. */
export const latestDelayedStart = (plan: Plan, profile: Profile): number =>
  (plan.announcedStartsAt ?? 0) + profile.startDelayMinutes * minuteMs;

const begunOrOver: readonly TournamentPhase[] = ['running', 'stopped', 'closed', 'cancelled'];

/**
 * Puts the start off (decision 3). Up to the profile's tolerance after the announced start the tournament director decides;
 * beyond it is a change of schedule (FR-REG-67): the responsible director's, with a reason, and its notices fall due.
 */
export function delayStart(plan: Plan, toAt: number, facts: DelayFacts): Decision {
  const phase = phaseOf(plan);
  if (phase === 'unknown') return refuse('tournament.unknown', { tournament: facts.id });
  if (begunOrOver.includes(phase)) return refuse('tournament.wrongPhase', { phase });
  const fromAt = plan.startsAt ?? 0;
  if (toAt <= fromAt || toAt <= facts.now) return refuse('tournament.delayNotForward', { startsAt: fromAt });
  const change = toAt > latestDelayedStart(plan, facts.profile);
  const refused = change ? refuseChange(facts) : refuseDelay(plan, facts);
  if (refused) return refused;
  const data = { fromAt, toAt, change, ...facts.reason };
  return accept(tournamentEvent(tournamentStream(facts.id), 'tournament.startDelayed', data));
}

function refuseChange({ mayChange, profile, reason }: DelayFacts): Refused | undefined {
  if (!mayChange) return refuse('tournament.delayIsChange', { toleranceMinutes: profile.startDelayMinutes });
  return reason ? undefined : refuse('tournament.changeNeedsReason');
}

const refuseDelay = (plan: Plan, { mayChange, account }: DelayFacts): Refused | undefined =>
  mayChange || plan.director === account ? undefined : refuse('tournament.notTheDirector');
