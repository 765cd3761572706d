import { addCents, cents, type Cents } from '../../kernel/cents.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { Drawer } from '../tills/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { registrationEvent } from './events.ts';
import { paidOutOf, type TillPayment } from './paid-at.ts';
import { paidEntry } from './present-entry.ts';
import { refuse } from './refusals.ts';
import { paidInOrder, type Entry, type RegistrationState } from './state.ts';

export interface RefundInput extends TillPayment {
  readonly tournament: string;
  readonly entry: string;
}

export interface RefundFacts extends Drawer {
  readonly refundNumber: string;
  readonly reason: SealedText;
}

/** Who gets nothing back, as the conduct of play keeps it. */
interface ExpelledView {
  readonly expelled: Readonly<Record<string, unknown>>;
  /** The only entries that are refunded after a stop, where the director decided so. */
  readonly halted: { readonly refundsOnly?: readonly string[] } | null;
}

interface RefundState {
  readonly plan: Plan;
  readonly registration: Readonly<RegistrationState>;
  readonly conduct: ExpelledView;
}

/**
 * Entries that a cancelled or stopped tournament still owes money: paid, not given back, not expelled (FR-REG-70, FR-REG-76).
 * Empty while the tournament is neither.
 */
export function owedEntries({ plan, registration, conduct }: RefundState): readonly Entry[] {
  if (plan.cancelledAt === null && plan.stoppedAt === null) return [];
  return paidInOrder(registration).filter(
    ({ entry }) => !Object.hasOwn(conduct.expelled, entry) && isRefunded(conduct, entry),
  );
}

const isRefunded = ({ halted }: ExpelledView, entry: string): boolean => halted?.refundsOnly?.includes(entry) ?? true;

/** What was paid for dealers' bonuses; nothing at all where none was sold. */
export function bonusDue(bonuses: NonNullable<Entry['bonuses']>): { readonly bonusCents?: Cents } {
  const paid = bonuses.filter(({ refunded }) => !refunded).map(({ priceCents }) => priceCents);
  return paid.length > 0 ? { bonusCents: addCents(...paid) } : {};
}

/** What a cancelled tournament owes an entry: fee and every cave paid, nothing else (FR-REG-70, FR-REG-71, A-20). */
export function refundDue({ buyInCents, feeCents, rebuys, bonuses = [] }: Entry): {
  readonly caveCents: Cents;
  readonly recaveCents: Cents;
  readonly feeCents: Cents;
  readonly bonusCents?: Cents;
} {
  const recaveCents = addCents(...rebuys.filter((each) => !each.refunded).map((each) => each.priceCents));
  return { caveCents: buyInCents, recaveCents, feeCents, ...bonusDue(bonuses) };
}

/**
 * Refunds one entry of a cancelled or stopped tournament, on the day and out of the till where it is paid (M06). Refuses a
 * tournament that is neither, an expelled player (FR-REG-76), one whom the director decided not to refund, an entry refunded before, any other sum (FR-REG-71), and more cash
 * than the drawer holds.
 */
export function refund(state: RefundState, input: RefundInput, facts: Omit<RefundFacts, 'reason'>): Decision {
  if (!state.plan.terms) return refuse('registration.unknownTournament');
  const entry = paidEntry(state.registration, input.entry);
  if (isRefused(entry)) return entry;
  if (state.plan.cancelledAt === null && state.plan.stoppedAt === null) return refuse('registration.notCancelled');
  if (Object.hasOwn(state.conduct.expelled, input.entry))
    return refuse('registration.expelled', { entry: input.entry });
  if (!isRefunded(state.conduct, input.entry)) return refuse('registration.notRefunded', { entry: input.entry });
  const due = refundDue(entry);
  const paid = paidOutOf(
    facts,
    input,
    addCents(due.caveCents, due.recaveCents, due.feeCents, due.bonusCents ?? cents(0)),
  );
  if (isRefused(paid)) return paid;
  return accept(
    registrationEvent(tournamentStream(input.tournament), 'registration.refunded', {
      entry: input.entry,
      refundNumber: facts.refundNumber,
      ...paid,
      ...due,
    }),
  );
}
