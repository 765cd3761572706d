import type { Decision } from '../../kernel/event.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import { drawSeat, seatingEvent, type SeatingState } from '../seating/index.ts';
import type { TillState } from '../tills/index.ts';
import { tournamentStream, type TournamentTerms } from '../tournament/index.ts';
import { admission } from './admission.ts';
import { acceptedBulletin, type BulletinInput } from './bulletin.ts';
import { registrationEvent, type PlayerRegistered } from './events.ts';
import { paidInto, type TillPayment } from './paid-at.ts';
import type { PersonFacts } from './pre-register.ts';
import { flagRefusal, paidEntry, type PaidEntry } from './present-entry.ts';
import type { BustView } from './rebuy.ts';
import { refuse, type RegistrationRefusal } from './refusals.ts';
import { documentVerdictOf } from './register-player.ts';
import { entryById, isPaid, type RegistrationState } from './state.ts';
import { reachesWatch, type WatchFacts } from './watch.ts';
import { openToday, type WindowFacts, type WindowState } from './window.ts';

export interface ReEnter extends TillPayment {
  readonly tournament: string;
  /** The entry that was eliminated. */
  readonly entry: string;
  readonly bulletin: BulletinInput;
}

/** `entry` is the new entry's id; `person` whom the eliminated one belongs to. */
export interface ReEnterFacts extends WindowFacts, PersonFacts, WatchFacts {
  readonly number: string;
  readonly tillState: TillState;
  readonly seed: string;
}

type ReEnterState = WindowState & {
  readonly registration: Readonly<RegistrationState>;
  readonly seating: SeatingState;
  readonly standings: BustView;
};

/**
 * An eliminated player enters again, where the rules allow it: in the first part, while entries are sold, so often and on the same
 * terms as the first time: checks, signed form, cave and fee in full, the same stack, a seat drawn (FR-REG-30, FR-REG-49, FR-REG-86). The
 * entry that fell keeps its place in the ranking and its caves; its seat is free.
 */
export function reEnter(state: ReEnterState, input: ReEnter, facts: ReEnterFacts): Decision {
  const admitted = admitAgain(state, input, facts);
  if (isRefused(admitted)) return admitted;
  const { terms, before } = admitted;
  const checks = admission(state, facts);
  if (isRefused(checks)) return checks;
  const bulletin = acceptedBulletin(state.plan, input.bulletin);
  if (isRefused(bulletin)) return bulletin;
  const paid = paidInto(facts.tillState, input, terms.buyInCents + terms.feeCents);
  if (isRefused(paid)) return paid;
  const { entry, person, digest, number } = facts;
  const seat = drawSeat(state, {
    tournament: input.tournament,
    entry,
    late: true,
    seed: facts.seed,
    freed: input.entry,
  });
  if (isRefused(seat)) return seat;
  const { buyInCents, feeCents } = terms;
  const watch = reachesWatch(facts, buyInCents);
  const { publicName } = before;
  const data: PlayerRegistered = {
    ...{ entry, person, digest, number, checks, bulletin, ...paid, buyInCents, feeCents, publicName, watch },
    late: true,
    reEntryOf: input.entry,
  };
  const stream = tournamentStream(input.tournament);
  const documentVerdict = documentVerdictOf(checks);
  return {
    events: [
      registrationEvent(stream, 'registration.playerRegistered', data),
      ...seat.events,
      registrationEvent(stream, 'registration.checkedIn', { entry, digest, documentVerdict, checks }),
      seatingEvent(stream, 'seating.seatConfirmed', { entry }),
    ],
  };
}

interface Again {
  readonly terms: TournamentTerms;
  readonly before: PaidEntry;
}

function admitAgain(state: ReEnterState, input: ReEnter, facts: ReEnterFacts): Again | Refused<RegistrationRefusal> {
  const terms = openToday(state, facts);
  if (isRefused(terms)) return terms;
  const before = paidEntry(state.registration, input.entry);
  if (isRefused(before)) return before;
  if (entryById(state.registration, facts.entry)) return refuse('registration.idTaken', { entry: facts.entry });
  const refused = timesRefusal(state, before, terms) ?? fallenRefusal(state, before) ?? flagRefusal(before);
  return refused ?? { terms, before };
}

/** Only a player who is out enters again, and nobody whom the tournament director took out (FR-REG-75). */
function fallenRefusal({ standings }: ReEnterState, { entry }: PaidEntry): Refused<RegistrationRefusal> | undefined {
  const bust = standings.busts.find((each) => each.entry === entry);
  if (!bust) return refuse('registration.notBusted', { entry });
  return bust.removed === null ? undefined : refuse('registration.takenOut', { entry });
}

/** As often as the rules say, each time from the entry that stands. */
function timesRefusal(
  { registration }: ReEnterState,
  before: PaidEntry,
  { reEntries: most = 0 }: TournamentTerms,
): Refused<RegistrationRefusal> | undefined {
  if (most === 0) return refuse('registration.noReEntry');
  if (before.reEnteredAs !== undefined) return refuse('registration.reEntered', { entry: before.reEnteredAs });
  const held = Object.values(registration.entries).filter((each) => each.person === before.person && isPaid(each));
  return held.length > most ? refuse('registration.reEntryLimit', { most }) : undefined;
}
