import type { LimitsReached } from '../clock/index.ts';
import type { PrizeTerms } from '../profile/index.ts';
import { isPaid, type RegistrationState } from '../registration/index.ts';
import { entriesInPlay, type StandingsState } from '../standings/index.ts';
import type { Plan, RebuyTerms } from '../tournament/index.ts';

interface SalesState {
  readonly plan: Plan;
  readonly registration: Readonly<RegistrationState>;
  readonly standings: Readonly<StandingsState>;
}

const minuteMs = 60_000;

/** Whether no entry can be sold any more: closed by a person, or the late level reached. */
export function entriesOver({ plan }: SalesState, { lateLimitReachedAt }: LimitsReached): boolean {
  if (plan.registration === 'closed') return true;
  return plan.startedAt !== null && (!plan.terms?.registration.lateUntil || lateLimitReachedAt !== null);
}

/**
 * Whether no rebuy can be sold any more. After the last rebuy level, where the hand begun in it counts, players have the event's
 * minutes to pay: first for that hand to end, then from their own elimination (decision 14).
 */
export function rebuysOver(state: SalesState, moment: LimitsReached): boolean {
  const rebuy = state.plan.terms?.rebuy;
  if (!rebuy) return true;
  if (moment.rebuyLimitReachedAt === null) return playedToTheEnd(state, { at: moment.at, rebuy });
  const until = rebuysUntil(state, moment);
  return until === null || moment.at > until;
}

/** The last instant for rebuys, as far as eliminations up to now tell; `null` while the limit lies ahead, and where it is the end itself. */
export function rebuysUntil(
  { plan, registration, standings }: SalesState,
  { rebuyLimitReachedAt }: LimitsReached,
): number | null {
  const rebuy = plan.terms?.rebuy;
  if (!rebuy?.handBegunInLevelCounts || rebuyLimitReachedAt === null) return null;
  const graceMs = rebuy.payWithinMinutes * minuteMs;
  const lastHandAt = rebuyLimitReachedAt + graceMs;
  const paying = standings.busts.filter(({ at, entry }) => at <= lastHandAt && mayStillBuy(registration, entry, rebuy));
  return Math.max(lastHandAt, ...paying.map(({ at }) => at + graceMs));
}

/** Everybody but one fell before the limit: nobody is left to deal to once the last of them let his minutes pass. */
function playedToTheEnd(
  state: SalesState,
  { at, rebuy }: { readonly at: number; readonly rebuy: RebuyTerms },
): boolean {
  const graceMs = rebuy.payWithinMinutes * minuteMs;
  const { busts } = state.standings;
  return (
    busts.length > 0 && entriesInPlay(state.standings).length === 1 && busts.every((bust) => at > bust.at + graceMs)
  );
}

/** When the plan's last limit of sales was reached, or without any the start; `null` while one is still to come (FR-REG-91). */
export function salesEndedAt({ plan }: Pick<SalesState, 'plan'>, moment: LimitsReached): number | null {
  if (!plan.terms || plan.startedAt === null) return null;
  const limits: (number | null)[] = [plan.startedAt];
  if (plan.terms.rebuy) limits.push(moment.rebuyLimitReachedAt);
  if (plan.terms.registration.lateUntil) limits.push(moment.lateLimitReachedAt ?? plan.registrationClosedAt);
  return limits.reduce((last, limit) => (last === null || limit === null ? null : Math.max(last, limit)));
}

/**
 * Whether the structure should have been frozen: the end of sales lies further back than the profile's alarm (FR-REG-90, FR-REG-91).
 * False once it is frozen.
 */
export function freezeOverdue(
  state: Pick<SalesState, 'plan'> & { readonly prizes: { readonly frozen: object | null } },
  moment: LimitsReached,
  { freezeAlarmMinutes }: PrizeTerms,
): boolean {
  const endedAt = salesEndedAt(state, moment);
  if (state.prizes.frozen || endedAt === null) return false;
  return moment.at - endedAt > freezeAlarmMinutes * minuteMs;
}

function mayStillBuy(registration: Readonly<RegistrationState>, entry: string, terms: RebuyTerms): boolean {
  const found = registration.entries[entry];
  if (!found || !isPaid(found)) return false;
  return found.rebuys.filter(({ refunded }) => !refunded).length < terms.maxPerPlayer;
}
