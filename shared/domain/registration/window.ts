import { isRefused, type Refused } from '../../kernel/refusal.ts';
import type { Plan, TournamentTerms } from '../tournament/index.ts';
import { momentIn } from './moment.ts';
import { refuse, type RegistrationRefusal } from './refusals.ts';
import type { RegistrationState } from './state.ts';

export interface WindowState {
  readonly plan: Plan;
  readonly registration: Readonly<RegistrationState>;
  readonly prizes: { readonly frozen: object | null };
}

export interface WindowFacts {
  readonly at: number;
  /** The venue's time zone, for what a refusal says. */
  readonly zone: string;
  /** The most players that the format may have, from the profile; `null` when it sets no number. */
  readonly maxPlayers: number | null;
  /** When the level that ends late registration was reached; `null` while it is not. */
  readonly lateLimitReachedAt: number | null;
}

/**
 * Registration is open from the date of the rules until it is closed, and for late entries until the plan's level
 * (FR-REG-42, S12), while there are places (FR-REG-39: ten at a single table). Answers the plan's terms.
 */
export function openWindow(state: WindowState, facts: WindowFacts): TournamentTerms | Refused<RegistrationRefusal> {
  const terms = openToday(state, facts);
  return isRefused(terms) ? terms : (capacityRefusal(state, terms, facts) ?? terms);
}

/** The same without asking for a place: who enters again had one. */
export function openToday(state: WindowState, facts: WindowFacts): TournamentTerms | Refused<RegistrationRefusal> {
  const { terms, registration, cancelledAt, stoppedAt, closedAt } = state.plan;
  if (!terms) return refuse('registration.unknownTournament');
  const { opensAt } = terms.registration;
  if (registration === 'not-opened' || facts.at < opensAt)
    return refuse('registration.notOpen', momentIn(facts.zone, opensAt));
  const over = [cancelledAt, stoppedAt, closedAt].some((at) => at !== null);
  if (registration === 'closed' || over) return refuse('registration.closed');
  return lateRefusal(state, terms, facts) ?? terms;
}

function lateRefusal(
  { plan, prizes }: WindowState,
  terms: TournamentTerms,
  { zone, lateLimitReachedAt }: WindowFacts,
): Refused<RegistrationRefusal> | undefined {
  const { startedAt } = plan;
  if (startedAt === null) return undefined;
  const { lateUntil } = terms.registration;
  if (!lateUntil) return refuse('registration.lateOver', momentIn(zone, startedAt));
  if (lateLimitReachedAt !== null) return refuse('registration.lateOver', momentIn(zone, lateLimitReachedAt));
  return prizes.frozen ? refuse('registration.structureFrozen') : undefined;
}

function capacityRefusal(
  { registration }: WindowState,
  terms: TournamentTerms,
  { maxPlayers }: WindowFacts,
): Refused<RegistrationRefusal> | undefined {
  const { paidEntries } = registration;
  if (maxPlayers !== null && paidEntries >= maxPlayers) return refuse('registration.tableFull', { maxPlayers });
  const { capacity } = terms.registration;
  return paidEntries >= capacity ? refuse('registration.full', { capacity }) : undefined;
}
