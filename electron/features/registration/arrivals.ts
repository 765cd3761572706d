import type { InputOf } from '../../../shared/contract/define.ts';
import { checkInContract } from '../../../shared/contract/registration.ts';
import type { Verdict } from '../../../shared/domain/people/index.ts';
import {
  aboutOf,
  checkIn,
  entryById,
  refuseRegistration,
  type CheckInFacts,
} from '../../../shared/domain/registration/index.ts';
import { seatOfEntry, type SeatOfEntry } from '../../../shared/domain/seating/index.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { commandHandler, type Call, type DeskReader } from '../../desk/feature.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { identityDigest, personOf, saltOf, screenPerson } from '../people/index.ts';
import { dayOf, eventFacts } from './house-facts.ts';
import { keepPerson, sealedDecisions, type GatheredPerson } from './person-facts.ts';

type Facts = CheckInFacts & GatheredPerson & { readonly place: SeatOfEntry | undefined };

/** The registered identity with the document that is shown now, held against everything once more. */
function arrivalFacts(read: DeskReader, input: InputOf<typeof checkInContract>, call: Call): Facts | Refused {
  const { tournament, entry } = input;
  const event = eventFacts(read, tournament);
  if (isRefused(event)) return event;
  const { plan, seating } = read.state('tournament', tournament);
  const onFile = registered(read, tournament, entry);
  if (isRefused(onFile)) return onFile;
  const { person, salt } = onFile;
  const identity = { ...onFile.identity, document: input.document ?? onFile.identity.document };
  const { at, account, roles } = call;
  const { mrz, documentVerdict } = input;
  const verdicts = screenPerson(read, identity, { at, tournament, entry, person, mrz, documentVerdict });
  return {
    entry,
    person,
    salt,
    identity,
    digest: identityDigest(salt, identity),
    verdicts,
    ...sealedDecisions(read, input.decisions, verdicts),
    account,
    roles,
    samePerson: !verdicts.some(readsAnotherPerson),
    unchanged: verdicts.flatMap(aboutOf).filter((other) => standsAsChecked(read, tournament, other)),
    day: dayOf(event, at),
    startDay: dayOf(event, plan.startsAt ?? event.terms.startsAt),
    place: seatOfEntry(seating, entry),
  };
}

/** The person of an entry with their data and salt; an entry whose person was purged is as good as unknown. */
export function registered(
  read: DeskReader,
  tournament: string,
  entry: string,
): Pick<GatheredPerson, 'person' | 'salt' | 'identity'> | Refused {
  const found = entryById(read.state('tournament', tournament).registration, entry);
  const identity = found && personOf(read, found.person);
  const salt = found && saltOf(read, found.person);
  if (!found || !identity || salt === undefined) return refuseRegistration('registration.unknownEntry', { entry });
  return { person: found.person, salt, identity };
}

/** Whether an entry's person is on file as they were when last checked for it. */
function standsAsChecked(read: DeskReader, tournament: string, entry: string): boolean {
  const found = entryById(read.state('tournament', tournament).registration, entry);
  const onFile = found && registered(read, tournament, entry);
  if (!onFile || isRefused(onFile)) return false;
  return identityDigest(onFile.salt, onFile.identity) === found.digest;
}

/** The scanned zone names somebody else, or another birth date: not a slip of the desk, another document. */
const readsAnotherPerson = ({ code, params: { fields } }: Verdict): boolean =>
  code === 'mrz-mismatch' && Array.isArray(fields) && (fields.includes('names') || fields.includes('birthDate'));

export const checkInHandler = commandHandler({
  contract: checkInContract,
  stream: ofTournament,
  facts: arrivalFacts,
  decide: (state, input, facts) => checkIn(state, input, facts),
  store: (write, _input, facts) => keepPerson(write, facts),
  answer: (_events, { entry, place }) => ({ entry, table: place?.table ?? null, seat: place?.seat ?? null }),
});
