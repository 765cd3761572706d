import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import type { TillState } from '../tills/index.ts';
import { tournamentStream, type DealersBonus, type Plan } from '../tournament/index.ts';
import { registrationEvent } from './events.ts';
import { paidInto, paidOutOf, type TillPayment } from './paid-at.ts';
import { flagRefusal, paidEntry } from './present-entry.ts';
import { frozenRefusal, type BustView } from './rebuy.ts';
import type { RefundFacts, RefundInput } from './refund.ts';
import { refuse, type RegistrationRefusal } from './refusals.ts';
import type { RegistrationState } from './state.ts';
import { reachesWatch, type WatchFacts } from './watch.ts';

export interface BonusFacts extends WatchFacts {
  readonly number: string;
  readonly tillState: TillState;
  /** How often the profile lets a player buy it. */
  readonly perPlayer: number;
}

interface BonusState {
  readonly plan: Plan;
  readonly registration: Readonly<RegistrationState>;
  readonly standings: BustView;
  readonly prizes: { readonly frozen: object | null };
}

/**
 * Sells the dealers' bonus once to a player who is in the room and has chips, until the structure is frozen: it bears the levy
 * and does not feed the prizes (FR-REG-22, FR-REG-93 under the later text). Chips follow the payment.
 */
export function sellBonus(
  state: BonusState,
  input: TillPayment & { readonly tournament: string; readonly entry: string },
  facts: BonusFacts,
): Decision {
  const bonus = allowedBonus(state, input.entry, facts);
  if (isRefused(bonus)) return bonus;
  const { priceCents, chips } = bonus;
  const paid = paidInto(facts.tillState, input, priceCents);
  if (isRefused(paid)) return paid;
  const watch = reachesWatch(facts, priceCents);
  const data = { entry: input.entry, number: facts.number, ...paid, priceCents, chips, watch };
  return accept(registrationEvent(tournamentStream(input.tournament), 'registration.bonusSold', data));
}

function allowedBonus(
  state: BonusState,
  name: string,
  { perPlayer }: BonusFacts,
): DealersBonus | Refused<RegistrationRefusal> {
  const { terms } = state.plan;
  if (!terms) return refuse('registration.unknownTournament');
  if (!terms.dealersBonus) return refuse('registration.noBonus');
  const entry = paidEntry(state.registration, name);
  if (isRefused(entry)) return entry;
  if (entry.state !== 'checked-in') return refuse('registration.notCheckedIn', { entry: name });
  const barred = flagRefusal(entry) ?? frozenRefusal(state);
  if (barred) return barred;
  if (state.standings.busts.some((bust) => bust.entry === name))
    return refuse('registration.bonusOut', { entry: name });
  const sold = (entry.bonuses ?? []).filter(({ refunded }) => !refunded).length;
  return sold >= perPlayer ? refuse('registration.bonusLimit', { entry: name, perPlayer }) : terms.dealersBonus;
}

/** Takes back a bonus that was sold by mistake, before the structure is frozen and the player is out. */
export function refundBonus(state: Omit<BonusState, 'plan'>, input: RefundInput, facts: RefundFacts): Decision {
  const entry = paidEntry(state.registration, input.entry);
  if (isRefused(entry)) return entry;
  const frozen = frozenRefusal(state);
  if (frozen) return frozen;
  const last = entry.bonuses?.findLast(({ refunded }) => !refunded);
  if (!last) return refuse('registration.unknownPaper', { entry: input.entry });
  if (state.standings.busts.some((bust) => bust.entry === input.entry)) {
    return refuse('registration.bonusOut', { entry: input.entry });
  }
  const paid = paidOutOf(facts, input, last.priceCents);
  if (isRefused(paid)) return paid;
  const { number, priceCents } = last;
  const { refundNumber, reason } = facts;
  const data = { entry: input.entry, number, refundNumber, ...paid, priceCents, ...reason };
  return accept(registrationEvent(tournamentStream(input.tournament), 'registration.bonusRefunded', data));
}
