import { limitReachedAt, type Reading } from '../../../../shared/domain/clock/index.ts';
import type { TournamentStreamState } from '../../../../shared/domain/streams.ts';

/** Why nobody can be registered now, as the desk would refuse it: the code of its sentence, its values and rules. */
export interface Closed {
  readonly code: ClosedCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly rules: readonly string[];
}

export type ClosedCode =
  | 'registration.notOpen'
  | 'registration.closed'
  | 'registration.lateOver'
  | 'registration.structureFrozen'
  | 'registration.full';

/** How a moment is told: `{date, time}` in the venue's zone. */
type Tell = (at: number) => Readonly<Record<'date' | 'time', string>>;

const rules = ['FR-REG-42'];

/** The same order as the desk's own: not yet, closed, too late, full. `undefined` while the desk registers. */
export function closedNow(state: TournamentStreamState, now: Reading, tell: Tell): Closed | undefined {
  const { plan } = state;
  if (!plan.terms) return undefined;
  const { opensAt, capacity } = plan.terms.registration;
  if (plan.cancelledAt !== null || plan.closedAt !== null) return { code: 'registration.closed', params: {}, rules };
  if (plan.registration === 'not-opened' || now.wall < opensAt)
    return { code: 'registration.notOpen', params: tell(opensAt), rules };
  if (plan.registration === 'closed') return { code: 'registration.closed', params: {}, rules };
  const late = lateNow(state, now, tell);
  if (late) return late;
  const isFull = state.registration.paidEntries >= capacity;
  return isFull ? { code: 'registration.full', params: { capacity }, rules } : undefined;
}

function lateNow(state: TournamentStreamState, now: Reading, tell: Tell): Closed | undefined {
  const { startedAt, terms } = state.plan;
  if (startedAt === null || !terms) return undefined;
  const { lateUntil } = terms.registration;
  const overAt = lateUntil ? limitReachedAt(state, lateUntil, now) : startedAt;
  if (overAt !== null) return { code: 'registration.lateOver', params: tell(overAt), rules };
  if (state.prizes.frozen) return { code: 'registration.structureFrozen', params: {}, rules: ['FR-REG-91'] };
  return undefined;
}
