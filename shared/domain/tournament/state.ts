import type { EveningStep, Posting } from './evening-steps.ts';
import type { TournamentTerms } from './terms.ts';

export interface TickedStep extends Partial<Posting> {
  readonly at: number;
  readonly by: string;
  readonly lastReceipt?: string | null;
  /** The version of the rules that hangs. */
  readonly rulesVersion?: number;
}

/** The slice `plan` of a tournament: its terms and where it stands. */
export interface PlanState {
  terms: TournamentTerms | null;
  rules: { version: number; sha256: string; at: number } | null;
  director: string | null;
  registration: 'not-opened' | 'open' | 'closed';
  registrationOpenedAt: number | null;
  registrationClosedAt: number | null;
  /** The start as it stands: the announced one, moved by every delay. */
  startsAt: number | null;
  /** The start as the rules and notices announced it: delays are measured from it. */
  announcedStartsAt: number | null;
  /** The changes of schedule that were decided: each owes notices of its own. */
  changes: { readonly fromAt: number; readonly toAt: number; readonly lackOfPlayers?: true }[];
  /** What the annex premises were shown to offer, and the six-packs unsealed there before the public. */
  guarantees: { readonly items: readonly string[]; readonly at: number } | null;
  unsealings: {
    readonly at: number;
    readonly tables: readonly number[];
    readonly packs: readonly string[];
    readonly bandIntact: boolean;
  }[];
  /** What was looked at by hand: when, and by which account. */
  steps: Partial<Record<EveningStep, TickedStep>>;
  startedAt: number | null;
  /** Play was suspended for a serious reason and has not gone on yet. */
  haltedAt: number | null;
  /** Play was stopped for good: no prize is awarded, everybody is refunded (FR-REG-70, FR-REG-79). */
  stoppedAt: number | null;
  closedAt: number | null;
  cancelledAt: number | null;
}

export const initialPlan = (): PlanState => ({
  terms: null,
  rules: null,
  director: null,
  registration: 'not-opened',
  registrationOpenedAt: null,
  registrationClosedAt: null,
  startsAt: null,
  announcedStartsAt: null,
  changes: [],
  guarantees: null,
  unsealings: [],
  steps: {},
  startedAt: null,
  haltedAt: null,
  stoppedAt: null,
  closedAt: null,
  cancelledAt: null,
});

/** What rules read of the plan. */
export type Plan = Readonly<PlanState>;

export type TournamentPhase =
  'unknown' | 'planned' | 'registration-open' | 'registration-closed' | 'running' | 'stopped' | 'closed' | 'cancelled';

/** One word for where a tournament stands. */
export function phaseOf(plan: Plan): TournamentPhase {
  if (!plan.terms) return 'unknown';
  if (plan.cancelledAt !== null) return 'cancelled';
  if (plan.closedAt !== null) return 'closed';
  if (plan.stoppedAt !== null) return 'stopped';
  if (plan.startedAt !== null) return 'running';
  if (plan.registration === 'open') return 'registration-open';
  return plan.registration === 'closed' ? 'registration-closed' : 'planned';
}
