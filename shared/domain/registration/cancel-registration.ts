import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import { seatingEvent } from '../seating/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { registrationEvent } from './events.ts';
import { paidOutOf } from './paid-at.ts';
import { paidEntry } from './present-entry.ts';
import { bonusDue, type RefundFacts, type RefundInput } from './refund.ts';
import { refuse } from './refusals.ts';
import { entryById, type RegistrationState } from './state.ts';

interface CancelState {
  readonly plan: Plan;
  readonly registration: Readonly<RegistrationState>;
}

/**
 * Cancels a registration before the start, even after its receipt was printed: the number stays used, cave and fee go back,
 * the seat is free again (decision 15). Afterwards the person may register anew.
 */
export function cancelRegistration(state: CancelState, input: RefundInput, facts: RefundFacts): Decision {
  if (!state.plan.terms) return refuse('registration.unknownTournament');
  const entry = paidEntry(state.registration, input.entry);
  if (isRefused(entry)) return entry;
  if (state.plan.startedAt !== null) return refuse('registration.started');
  const { number, buyInCents, feeCents } = entry;
  const bonus = bonusDue(entry.bonuses ?? []);
  const paid = paidOutOf(facts, input, buyInCents + feeCents + (bonus.bonusCents ?? 0));
  if (isRefused(paid)) return paid;
  const stream = tournamentStream(input.tournament);
  return accept(
    registrationEvent(stream, 'registration.cancelled', {
      entry: input.entry,
      number,
      refundNumber: facts.refundNumber,
      ...paid,
      buyInCents,
      feeCents,
      ...bonus,
      ...facts.reason,
    }),
    seatingEvent(stream, 'seating.seatFreed', { entry: input.entry }),
  );
}

/** Withdraws a pre-registration, for which nothing was paid. */
export function withdraw(
  state: CancelState,
  input: { readonly tournament: string; readonly entry: string },
  { reason }: Pick<RefundFacts, 'reason'>,
): Decision {
  const entry = entryById(state.registration, input.entry);
  if (!entry) return refuse('registration.unknownEntry', { entry: input.entry });
  if (entry.state !== 'pre-registered') {
    return refuse('registration.leftAlready', { entry: input.entry, state: entry.state });
  }
  const data = { entry: input.entry, ...reason };
  return accept(registrationEvent(tournamentStream(input.tournament), 'registration.withdrawn', data));
}
