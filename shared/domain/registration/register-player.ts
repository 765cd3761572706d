import type { Decision, NewEvent } from '../../kernel/event.ts';
import type { Cents } from '../../kernel/cents.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import { drawSeat, seatingEvent, type SeatingState } from '../seating/index.ts';
import type { TillState } from '../tills/index.ts';
import { tournamentStream, type TournamentTerms } from '../tournament/index.ts';
import { admission } from './admission.ts';
import { acceptedBulletin, type BulletinInput } from './bulletin.ts';
import { registrationEvent, type CheckedIn, type CheckRecord, type PaidAt, type PlayerRegistered } from './events.ts';
import { claimRefusal } from './identity-claim.ts';
import { paidInto, type TillPayment } from './paid-at.ts';
import type { PersonFacts } from './pre-register.ts';
import { refuse } from './refusals.ts';
import { reachesWatch, type WatchFacts } from './watch.ts';
import { openWindow, type WindowFacts, type WindowState } from './window.ts';

export interface RegisterPlayer extends TillPayment {
  readonly tournament: string;
  readonly bulletin: BulletinInput;
  readonly publicName: boolean;
}

/** A prize that is an entry: the tournament and the entry that won it, and what it is worth. */
export interface WonEntry {
  readonly tournament: string;
  readonly entry: string;
  readonly amountCents: Cents;
}

export interface RegisterFacts extends WindowFacts, PersonFacts, WatchFacts {
  readonly number: string;
  readonly tillState: TillState;
  /** An entry to this tournament that the person won in another and has not taken up. */
  readonly wonEntry: WonEntry | null;
  /** The tournament's seed for the seat draw; a fresh one when none is committed yet. */
  readonly seed: string;
}

type RegisterState = WindowState & { readonly seating: SeatingState };

/**
 * A registration, in the order of the law: the window and places, one entry per person, the checks (a block ends it there),
 * the signed form, the exact payment into an open drawer; then it is recorded, numbered and drawn a seat (FR-REG-42…56).
 * A late entry is checked in and seated at once (decision 13).
 */
export function registerPlayer(state: RegisterState, input: RegisterPlayer, facts: RegisterFacts): Decision {
  const admitted = admit(state, facts);
  if (isRefused(admitted)) return admitted;
  const { terms, checks } = admitted;
  const bulletin = acceptedBulletin(state.plan, input.bulletin);
  if (isRefused(bulletin)) return bulletin;
  const paid = paidInto(facts.tillState, input, terms.buyInCents + terms.feeCents);
  if (isRefused(paid)) return paid;
  const won = takenEntry(paid.payment, facts);
  if (won !== null && isRefused(won)) return won;
  const late = state.plan.startedAt !== null;
  const { entry, person, digest, number } = facts;
  const seat = drawSeat(state, { tournament: input.tournament, entry, late, seed: facts.seed });
  if (isRefused(seat)) return seat;
  const data: PlayerRegistered = {
    entry,
    person,
    digest,
    number,
    checks,
    bulletin,
    ...paid,
    buyInCents: terms.buyInCents,
    feeCents: terms.feeCents,
    publicName: input.publicName,
    late,
    watch: reachesWatch(facts, terms.buyInCents),
  };
  const stream = tournamentStream(input.tournament);
  const registered = registrationEvent(stream, 'registration.playerRegistered', data);
  return {
    events: [registered, ...seat.events, ...(late ? seatedAtOnce(stream, data) : []), ...takenUp(won, input, number)],
  };
}

/** The won entry that pays, whole and by its own winner (FR-REG-89); `null` when money does. */
function takenEntry(payment: PaidAt['payment'], { wonEntry }: RegisterFacts): WonEntry | null | Refused {
  const part = payment.find(({ method }) => method === 'won-entry');
  if (!part) return null;
  return wonEntry?.amountCents === part.amountCents ? wonEntry : refuse('registration.entryNotWon');
}

const takenUp = (won: WonEntry | null, { tournament }: RegisterPlayer, number: string): NewEvent[] =>
  won
    ? [
        registrationEvent(tournamentStream(won.tournament), 'registration.wonEntryTaken', {
          ...{ entry: won.entry, amountCents: won.amountCents, tournament, number },
        }),
      ]
    : [];

function admit(
  state: RegisterState,
  facts: RegisterFacts,
): { readonly terms: TournamentTerms; readonly checks: readonly CheckRecord[] } | Refused {
  const terms = openWindow(state, facts);
  if (isRefused(terms)) return terms;
  const checks = admission(state, facts);
  if (isRefused(checks)) return checks;
  return claimRefusal(state, facts) ?? { terms, checks };
}

/** The document was seen a moment ago, by the same checks: arrival and registration are one act. */
const seatedAtOnce = (stream: string, { entry, digest, checks }: PlayerRegistered): NewEvent[] => [
  registrationEvent(stream, 'registration.checkedIn', {
    entry,
    digest,
    documentVerdict: documentVerdictOf(checks),
    checks,
  }),
  seatingEvent(stream, 'seating.seatConfirmed', { entry }),
];

/** What a registration's checks found of the document, as a check-in says it. */
export const documentVerdictOf = (checks: readonly CheckRecord[]): CheckedIn['documentVerdict'] =>
  checks.some(({ code }) => code === 'document-extended' || code === 'document-override')
    ? 'extended-validity'
    : 'valid';
