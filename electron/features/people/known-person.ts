import { compactName, filingKeys, nameLikeness, type Identity } from '../../../shared/domain/people/index.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { blindOf, blindsOf, lookupSlots, slotList } from './blind-index.ts';
import { personOf } from './person-records.ts';
import { unfiledUnder } from './unfiled.ts';

type Reader = Pick<DeskReader, 'db' | 'vault'>;

interface Found {
  readonly person: string;
}

const underAny = `SELECT person FROM person_keys WHERE blind IN ${slotList}`;

/** Persons who may be found under one of the texts, each once. Their data may have been corrected since: compare in full. */
export function personsUnder(read: Reader, texts: readonly string[]): ReadonlySet<string> {
  const filed = read.db.all<Found>(underAny, ...lookupSlots(blindsOf(read.vault, texts)));
  const persons = new Set(filed.map(({ person }) => person));
  for (const text of texts) for (const person of unfiledUnder(read, text)) persons.add(person);
  return persons;
}

const underBoth = `
  SELECT a.person AS person FROM person_keys a CROSS JOIN person_keys b ON b.blind = ? AND b.person = a.person WHERE a.blind = ?`;

/**
 * The person on file with the same names, birth date and birth place, if there is one: a returning player keeps their id.
 * Anything less is left to a person who chooses from a search.
 */
export function knownPerson(read: Reader, identity: Identity): string | undefined {
  const [birth, names] = filingKeys(identity) as [string, string];
  const isKnown = (person: string): boolean => {
    const other = personOf(read, person);
    return other !== undefined && isSamePerson(identity, other);
  };
  const filed = read.db.all<Found>(underBoth, blindOf(read.vault, names), blindOf(read.vault, birth));
  const known = filed.find(({ person }) => isKnown(person));
  if (known) return known.person;
  const alsoBorn = unfiledUnder(read, birth);
  return [...unfiledUnder(read, names)].find((person) => alsoBorn.has(person) && isKnown(person));
}

const isSamePerson = (left: Identity, right: Identity): boolean =>
  left.birthDate === right.birthDate &&
  compactName(left.birthPlace) === compactName(right.birthPlace) &&
  nameLikeness(left, right) === 'same';
