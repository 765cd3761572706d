import { profileUnder } from '../../../shared/domain/house/index.ts';
import {
  mrzLines,
  readMrz,
  screen,
  type DocumentVerdict,
  type Identity,
  type RegisteredCandidate,
  type ScreeningDay,
  type ScreeningFacts,
  type Verdict,
} from '../../../shared/domain/people/index.ts';
import { localDate } from '../../../shared/kernel/calendar.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { listRowsUnder } from './list-rows.ts';
import { nearbyOf, type Nearby } from './nearby.ts';
import { personOf } from './person-records.ts';
import { suspendedAmong } from './suspension.ts';

/** What is screened for, and where and when. */
export interface ScreeningOccasion {
  /** Epoch milliseconds of the act. */
  readonly at: number;
  /** Where the person may be registered already; without it nobody is looked for. */
  readonly tournament?: string | undefined;
  /** The person's own entry there (check-in, a pre-registration being paid), which is no duplicate of itself. */
  readonly entry?: string | undefined;
  readonly person?: string | undefined;
  /** The scanned zone, its lines or one text. Read here and forgotten. */
  readonly mrz?: string | readonly string[] | undefined;
  readonly documentVerdict?: DocumentVerdict | undefined;
  /** Whom the registration looked up already. */
  readonly nearby?: Nearby | undefined;
}

/** The venue's civil date of an instant, and the rules it is judged by: the tournament's profile, else the one in force. */
export function screeningDay(read: DeskReader, { at, tournament }: ScreeningOccasion): ScreeningDay {
  const { house } = read.state('house');
  const terms = tournament === undefined ? null : read.state('tournament', tournament).plan.terms;
  const profile = profileUnder(house, terms);
  if (!house.identity || !profile) throw new Error('nobody is screened before the house is founded');
  const { minimumAge, staffMayPlay, exclusionList } = profile.registration;
  const { alsaceMoselleHolidays } = profile;
  return {
    today: localDate(at, house.identity.timeZone),
    terms: { minimumAge, staffMayPlay, exclusionList, alsaceMoselleHolidays },
  };
}

/** Everything that `screen` must know of a person from outside their own data. */
function gather(
  read: DeskReader,
  identity: Identity,
  occasion: ScreeningOccasion & { readonly today: string },
): ScreeningFacts {
  const { mrz, person, documentVerdict, today } = occasion;
  const { blinds, persons } = occasion.nearby ?? nearbyOf(read, identity);
  const { lists } = read.state('house');
  return {
    lists,
    candidates: listRowsUnder(read, blinds),
    registered: registeredAmong(read, persons.keys(), occasion),
    suspended: suspendedAmong(read, [...persons.keys(), ...(person === undefined ? [] : [person])], today),
    person,
    documentVerdict,
    mrz: mrz === undefined ? undefined : readMrz(typeof mrz === 'string' ? mrzLines(mrz) : mrz, today),
  };
}

/** Holds a person against lists, registered players, document and rules, as of the act (FR-REG-54). Stores nothing. */
export function screenPerson(read: DeskReader, identity: Identity, occasion: ScreeningOccasion): readonly Verdict[] {
  const day = screeningDay(read, occasion);
  return screen(identity, gather(read, identity, { ...occasion, today: day.today }), day);
}

/** Live entries that these persons have in the tournament, and the person's own. */
function registeredAmong(
  read: DeskReader,
  nearby: Iterable<string>,
  { tournament, entry: own, person }: ScreeningOccasion,
): readonly RegisteredCandidate[] | null {
  if (tournament === undefined) return null;
  const persons = new Set(nearby);
  if (person !== undefined) persons.add(person);
  return [...persons].flatMap((each) => {
    const entry = liveEntryOf(read, tournament, each);
    const identity = entry === undefined || entry === own ? undefined : personOf(read, each);
    return entry !== undefined && identity ? [{ entry, person: each, identity }] : [];
  });
}

/** A person has at most one live entry in a tournament. */
const liveEntryOf = ({ db }: DeskReader, tournament: string, person: string): string | undefined =>
  db.get<{ entry: string }>(
    `SELECT entry FROM entries
     WHERE tournament = ? AND person = ? AND state IN ('pre-registered', 'registered', 'checked-in')`,
    tournament,
    person,
  )?.entry;
