import { accept, type Decision } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tournamentEvent, tournamentStream } from './events.ts';
import { refuse } from './refusals.ts';
import { phaseOf, type Plan } from './state.ts';

/** How the notices stand that must be out before registration opens: ids of notices, or of duties not yet prepared. */
export interface NoticeGate {
  readonly notSent: readonly string[];
  readonly late: readonly string[];
  readonly notReceived: readonly string[];
}

export interface OpeningFacts {
  readonly id: string;
  readonly now: number;
  readonly gate: NoticeGate;
  readonly reason: SealedText | null;
}

/**
 * Opens registration (decision 1): rules published, every owed notice sent, within the announced window. A late notice
 * lets it open only with a reason; the responsible director signs the command. Sent but not yet filed as received is no
 * obstacle: the answer lists it as a warning.
 */
export function openRegistration(plan: Plan, facts: OpeningFacts): Decision {
  const { id, gate, reason } = facts;
  const refused = refuseWindow(plan, facts);
  if (refused) return refused;
  if (!plan.rules) return refuse('tournament.rulesNotPublished');
  if (gate.notSent.length > 0) return refuse('tournament.noticesNotSent', { notices: gate.notSent });
  const late = gate.late.length > 0;
  if (late && !reason) return refuse('tournament.lateNeedsReason', { notices: gate.late });
  return accept(
    tournamentEvent(tournamentStream(id), 'tournament.registrationOpened', { late, ...(late ? reason : {}) }),
  );
}

function refuseWindow(plan: Plan, { id, now }: OpeningFacts): Refused | undefined {
  if (!plan.terms || plan.startsAt === null) return refuse('tournament.unknown', { tournament: id });
  if (phaseOf(plan) !== 'planned') return refuse('tournament.wrongPhase', { phase: phaseOf(plan) });
  const { opensAt } = plan.terms.registration;
  if (now < opensAt) return refuse('tournament.registrationNotYet', { opensAt });
  return now >= plan.startsAt ? refuse('tournament.registrationOver', { startsAt: plan.startsAt }) : undefined;
}

/** Shuts the desk: nobody registers any more, not even late. */
export function closeRegistration(plan: Plan, id: string): Decision {
  if (!plan.terms) return refuse('tournament.unknown', { tournament: id });
  const phase = phaseOf(plan);
  if (phase === 'stopped' || phase === 'closed' || phase === 'cancelled')
    return refuse('tournament.wrongPhase', { phase });
  if (plan.registration === 'closed') return accept();
  if (plan.registration !== 'open') return refuse('tournament.wrongPhase', { phase });
  return accept(tournamentEvent(tournamentStream(id), 'tournament.registrationClosed', {}));
}
