import {
  compactName,
  documentKey,
  filingKeys,
  nameLikeness,
  searchFilings,
  type Identity,
} from '../../../shared/domain/people/index.ts';
import { canonicalJson } from '../../../shared/kernel/canonical-json.ts';
import { saltedDigest } from '../../../shared/kernel/sha256.ts';
import type { DeskReader, DeskWriter } from '../../desk/feature.ts';
import { blindOf, blindsOf } from './blind-index.ts';

/** What the vault seals of a person: their data now, and as they were before corrections (older digests stay provable). */
interface PersonRecord {
  readonly identity: Identity;
  readonly former: readonly Identity[];
}

type Reader = Pick<DeskReader, 'db' | 'vault'>;

/** The person's data; `undefined` when never known or purged. */
export const personOf = ({ vault }: Pick<DeskReader, 'vault'>, person: string): Identity | undefined =>
  vault.person<PersonRecord>(person)?.identity;

/** The salt that this person's digests are made with: a known person keeps theirs. */
export const saltOf = ({ db }: Pick<DeskReader, 'db'>, person: string): string | undefined =>
  db.get<{ salt: string }>('SELECT salt FROM people WHERE person = ?', person)?.salt;

/** What the journal holds of the data that were checked. */
export const identityDigest = (salt: string, identity: Identity): string => saltedDigest(salt, identity);

const keysOf = (identity: Identity): readonly string[] => [
  ...filingKeys(identity),
  documentKey(identity.document.number),
];

/**
 * Seals a new person, or new data of a known one, and files them for screening and search. Throws when a known person comes with
 * another salt: their earlier digests could no longer be proved.
 */
export function savePerson(
  write: DeskWriter,
  person: string,
  { salt, identity }: { salt: string; identity: Identity },
): void {
  const { db, vault } = write;
  const before = vault.person<PersonRecord>(person);
  if (before && saltOf(write, person) !== salt) throw new Error(`another salt for ${person}`);
  if (before && canonicalJson(before.identity) === canonicalJson(identity)) return;
  if (before) unfile(write, person, before.identity);
  const former = before ? [...before.former, before.identity] : [];
  vault.putPerson(person, salt, { identity, former } satisfies PersonRecord);
  for (const blind of blindsOf(vault, keysOf(identity)))
    db.run('INSERT OR IGNORE INTO person_keys (blind, person) VALUES (?, ?)', blind, person);
  for (const blind of blindsOf(vault, searchFilings(identity)))
    db.run('INSERT OR IGNORE INTO person_prefixes (blind, person) VALUES (?, ?)', blind, person);
}

/** Takes a person out of both indexes, under everything that their data were filed under. */
function unfile({ db, vault }: DeskWriter, person: string, identity: Identity): void {
  for (const blind of blindsOf(vault, keysOf(identity)))
    db.run('DELETE FROM person_keys WHERE blind = ? AND person = ?', blind, person);
  for (const blind of blindsOf(vault, searchFilings(identity)))
    db.run('DELETE FROM person_prefixes WHERE blind = ? AND person = ?', blind, person);
}

/** Persons on file under one text. */
export const personsUnder = ({ db, vault }: Reader, text: string): readonly string[] =>
  db
    .all<{ person: string }>('SELECT person FROM person_keys WHERE blind = ?', blindOf(vault, text))
    .map(({ person }) => person);

const sameNameAndDate = `
  SELECT a.person AS person FROM person_keys a CROSS JOIN person_keys b ON b.blind = ? AND b.person = a.person WHERE a.blind = ?`;

/**
 * The person on file with the same names, birth date and birth place, if there is one: a returning player keeps their id.
 * Anything less is left to a person who chooses from a search.
 */
export function knownPerson(read: Reader, identity: Identity): string | undefined {
  const [birth, names] = blindsOf(read.vault, filingKeys(identity).slice(0, 2)) as [number, number];
  return read.db.all<{ person: string }>(sameNameAndDate, names, birth).find(({ person }) => {
    const other = personOf(read, person);
    return other !== undefined && isSamePerson(identity, other);
  })?.person;
}

const isSamePerson = (left: Identity, right: Identity): boolean =>
  left.birthDate === right.birthDate &&
  compactName(left.birthPlace) === compactName(right.birthPlace) &&
  nameLikeness(left, right) === 'same';
