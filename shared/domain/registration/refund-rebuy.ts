import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import { tournamentStream } from '../tournament/index.ts';
import { registrationEvent } from './events.ts';
import { paidOutOf } from './paid-at.ts';
import { paidEntry } from './present-entry.ts';
import { frozenRefusal, type BustView } from './rebuy.ts';
import { refuse } from './refusals.ts';
import type { RefundFacts, RefundInput } from './refund.ts';
import type { RegistrationState } from './state.ts';

interface RefundRebuyState {
  readonly registration: Readonly<RegistrationState>;
  readonly standings: BustView;
  readonly prizes: { readonly frozen: object | null };
}

/**
 * Takes back a rebuy that was sold by mistake: the entry's last one, whose chips were not lost since, before the structure
 * is frozen. The money goes back, the number stays used, and the player is out again if he was before (decision 32).
 */
export function refundRebuy(state: RefundRebuyState, input: RefundInput, facts: RefundFacts): Decision {
  const entry = paidEntry(state.registration, input.entry);
  if (isRefused(entry)) return entry;
  const frozen = frozenRefusal(state);
  if (frozen) return frozen;
  const last = entry.rebuys.findLast((each) => !each.refunded);
  if (!last) return refuse('registration.unknownPaper', { entry: input.entry });
  if (state.standings.busts.some((bust) => bust.entry === input.entry)) {
    return refuse('registration.rebuyUsed', { entry: input.entry, number: last.number });
  }
  const paid = paidOutOf(facts, input, last.priceCents);
  if (isRefused(paid)) return paid;
  return accept(
    registrationEvent(tournamentStream(input.tournament), 'registration.rebuyRefunded', {
      entry: input.entry,
      number: last.number,
      refundNumber: facts.refundNumber,
      ...paid,
      priceCents: last.priceCents,
      ...facts.reason,
    }),
  );
}
