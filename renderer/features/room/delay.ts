import { latestDelayedStart, type Plan } from '../../../shared/domain/tournament/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';

const minuteMs = 60_000;
const stepMs = 5 * minuteMs;
const choices = 48;

export interface DelayChoice {
  readonly at: number;
  /** After the announced start. */
  readonly lateMinutes: number;
  /** Beyond the profile's tolerance: a change of schedule (decision 3). */
  readonly change: boolean;
}

/** New hours to choose from, each five minutes, the next four hours after now and after the start as it stands. */
export function delayChoices(plan: Plan, profile: Profile, now: number): readonly DelayChoice[] {
  const after = Math.max(now, plan.startsAt ?? now);
  const announced = plan.announcedStartsAt ?? after;
  const latest = latestDelayedStart(plan, profile);
  const first = Math.floor(after / stepMs) * stepMs + stepMs;
  return Array.from({ length: choices }, (_, nth) => first + nth * stepMs).map((at) => ({
    at,
    lateMinutes: Math.round((at - announced) / minuteMs),
    change: at > latest,
  }));
}
