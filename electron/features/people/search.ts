import {
  compactName,
  exactLookups,
  isFound,
  searchLookups,
  type Identity,
  type SearchLookup,
} from '../../../shared/domain/people/index.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { blindOf, blindsOf } from './blind-index.ts';
import { keysOf } from './filing.ts';
import { isRestricted } from './retention/holds.ts';
import { personsUnder } from './nearby.ts';
import { personOf } from './person-records.ts';
import { unfiledBeginning } from './unfiled.ts';

/** What a list of persons shows; the document by its last characters only. */
interface FoundPerson {
  readonly person: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly usageName: string | null;
  readonly birthDate: string;
  readonly documentEnd: string;
}

/** So many index rows are opened at a time: enough for a screen, few enough for a keystroke. */
const pageSize = 64;

const pageUnderOne = 'SELECT person FROM person_prefixes WHERE blind = ? AND person > ? ORDER BY person LIMIT ?';
const pageUnderTwo = `
  SELECT a.person AS person FROM person_prefixes a CROSS JOIN person_prefixes b ON b.blind = ? AND b.person = a.person
  WHERE a.blind = ? AND a.person > ? ORDER BY a.person LIMIT ?`;

/** At most `limit` persons whose names begin as the text does, or with that birth date or document number; by name. Whose data are under restriction only when asked for. */
export function searchPeople(
  read: DeskReader,
  text: string,
  { limit, restricted = false }: { readonly limit: number; readonly restricted?: boolean },
): readonly FoundPerson[] {
  const found = new Map<string, FoundPerson>();
  const mayBeFound = (person: string) => restricted || !isRestricted(read, person);
  for (const key of exactLookups(text))
    for (const person of personsUnder(read, [key]).persons.keys())
      if (found.size < limit && mayBeFound(person))
        add(read, found, { person, fits: (identity) => keysOf(identity).includes(key) });
  for (const lookup of searchLookups(text)) {
    for (const person of underLookup(read, lookup)) {
      if (found.size >= limit) break;
      if (mayBeFound(person)) add(read, found, { person, fits: (identity) => isFound(identity, text) });
    }
  }
  return [...found.values()].sort(byName);
}

interface Candidate {
  readonly person: string;
  readonly fits: (identity: Identity) => boolean;
}

function add(read: DeskReader, found: Map<string, FoundPerson>, { person, fits }: Candidate): void {
  if (found.has(person)) return;
  const identity = personOf(read, person);
  if (!identity || !fits(identity)) return;
  const { surname, givenNames, usageName = null, birthDate, document } = identity;
  found.set(person, { person, surname, givenNames, usageName, birthDate, documentEnd: document.number.slice(-4) });
}

/** Persons under a lookup: those in no index yet, then page by page, for as long as somebody asks. */
function* underLookup(read: DeskReader, [first, second]: SearchLookup): Generator<string> {
  const { db, vault } = read;
  for (const person of unfiledBeginning(read, first))
    if (second === undefined || unfiledBeginning(read, second).has(person)) yield person;
  const [one, other] = [blindOf(vault, first), second === undefined ? [] : blindsOf(vault, [second])];
  const sql = second === undefined ? pageUnderOne : pageUnderTwo;
  for (let after = ''; ;) {
    const page = db.all<{ person: string }>(sql, ...other, one, after, pageSize);
    for (const { person } of page) yield person;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.person;
  }
}

function byName(left: FoundPerson, right: FoundPerson): number {
  const [one, other] = [sortKey(left), sortKey(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}

const sortKey = ({ surname, givenNames, birthDate }: FoundPerson): string =>
  `${compactName(surname)} ${compactName(givenNames)} ${birthDate}`;
