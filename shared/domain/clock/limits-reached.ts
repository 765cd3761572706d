import type { LevelLimit, Plan } from '../tournament/index.ts';
import { limitReachedAt } from './limits.ts';
import type { ClockView } from './state.ts';

/** The moment, and when the clock reached the two limits of the plan; `null` while it has not. */
export interface LimitsReached {
  readonly at: number;
  readonly rebuyLimitReachedAt: number | null;
  readonly lateLimitReachedAt: number | null;
}

/** Now (epoch ms, and the monotonic count), and when the clock reached the ends of rebuys and of late entries. */
export function limitsReached(
  state: { readonly plan: Plan; readonly clock: ClockView },
  { at, mono }: { readonly at: number; readonly mono: number },
): LimitsReached {
  const { terms } = state.plan;
  const reached = (limit: LevelLimit | null | undefined): number | null =>
    limit ? limitReachedAt(state, limit, { wall: at, mono }) : null;
  return {
    at,
    rebuyLimitReachedAt: reached(terms?.rebuy?.until),
    lateLimitReachedAt: reached(terms?.registration.lateUntil),
  };
}
