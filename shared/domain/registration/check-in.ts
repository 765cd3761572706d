import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import { seatingEvent, type SeatingState } from '../seating/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { admission } from './admission.ts';
import { registrationEvent } from './events.ts';
import type { PersonFacts } from './pre-register.ts';
import { flagRefusal, paidEntry, type PaidEntry } from './present-entry.ts';
import type { BustView } from './rebuy.ts';
import { refuse, type RegistrationRefusal } from './refusals.ts';
import type { RegistrationState } from './state.ts';

export interface CheckInInput {
  readonly tournament: string;
  readonly entry: string;
  readonly documentVerdict: 'valid' | 'extended-validity' | 'expired' | 'refused';
}

export interface CheckInFacts extends Omit<PersonFacts, 'entry' | 'person'> {
  /** False when the document shown is another person's. */
  readonly samePerson: boolean;
  /** Other entries whose persons' data stand as they were when last checked. */
  readonly unchanged: readonly string[];
  /** Gaming day of now and of the start. */
  readonly day: string;
  readonly startDay: string;
}

interface CheckInState {
  readonly plan: Plan;
  readonly registration: Readonly<RegistrationState>;
  readonly seating: Readonly<SeatingState>;
  readonly standings: Pick<BustView, 'busts'>;
}

/**
 * Confirms a registration on site on the day of the start: the same person, a valid document seen, the checks repeated
 * against today's lists (FR-REG-46, FR-REG-61, FR-REG-62), new findings decided; then the drawn seat may be taken.
 */
export function checkIn(state: CheckInState, input: CheckInInput, facts: CheckInFacts): Decision {
  const { plan, registration } = state;
  if (!plan.terms) return refuse('registration.unknownTournament');
  if ([plan.cancelledAt, plan.stoppedAt, plan.closedAt].some((at) => at !== null)) return refuse('registration.closed');
  const entry = paidEntry(registration, input.entry);
  if (isRefused(entry)) return entry;
  if (isTakenOut(state, input.entry)) return refuse('registration.takenOut', { entry: input.entry });
  const { documentVerdict } = input;
  if (documentVerdict === 'expired' || documentVerdict === 'refused') {
    return refuse('registration.documentNotValid', { verdict: documentVerdict });
  }
  const refused = arrivalRefusal(entry, facts);
  if (refused) return refused;
  const { digest, unchanged } = facts;
  const checks = admission(state, { ...facts, known: { entry: input.entry, digest, unchanged } });
  if (isRefused(checks)) return checks;
  const stream = tournamentStream(input.tournament);
  return accept(
    registrationEvent(stream, 'registration.checkedIn', {
      entry: input.entry,
      digest,
      documentVerdict,
      checks,
    }),
    seatingEvent(stream, 'seating.seatConfirmed', { entry: input.entry }),
  );
}

/** Whom the director counted out as absent comes too late (decision 13). */
const isTakenOut = ({ standings }: CheckInState, entry: string): boolean =>
  standings.busts.some((bust) => bust.entry === entry && bust.removed !== null);

function arrivalRefusal(
  entry: PaidEntry,
  { day, startDay, samePerson }: CheckInFacts,
): Refused<RegistrationRefusal> | undefined {
  if (entry.state === 'checked-in') return refuse('registration.checkedInAlready', { entry: entry.entry });
  if (!samePerson) return refuse('registration.otherPerson', { entry: entry.entry });
  if (day < startDay) return refuse('registration.checkInTooEarly', { startDay });
  return flagRefusal(entry);
}
