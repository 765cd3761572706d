import { searchFilings, type Identity } from '../../../shared/domain/people/index.ts';
import type { DeskReader } from '../../desk/feature.ts';
import type { ReadableDatabase, UnitOfWork } from '../../storage/database.ts';
import { keysOf } from './filing.ts';
import { personOf } from './person-records.ts';

type Reader = Pick<DeskReader, 'db' | 'vault'>;

/** Those who are in no index yet, by the texts under which they are found. */
interface Unfiled {
  readonly byText: Map<string, Set<string>>;
  /** Whose names nobody has searched for since: their beginnings are spelt out when somebody does. */
  readonly unspelt: { readonly person: string; readonly identity: Identity }[];
}

/**
 * What memory holds of the table `unfiled_persons`, by the connection it was read from: read when first asked for, added to
 * after each commit, so that a command that fails leaves nothing behind. It never lacks a person who waits to be filed. It
 * may still lead to one who was purged, or under texts that were corrected since: whoever looks compares in full anyway.
 */
const remembered = new WeakMap<ReadableDatabase, Unfiled>();

function unfiledOf(read: Reader): Unfiled {
  const known = remembered.get(read.db);
  if (known) return known;
  const unfiled: Unfiled = { byText: new Map(), unspelt: [] };
  for (const { person } of read.db.all<{ person: string }>('SELECT person FROM unfiled_persons')) {
    const identity = personOf(read, person);
    if (identity) put(unfiled, person, identity);
  }
  remembered.set(read.db, unfiled);
  return unfiled;
}

function put({ byText, unspelt }: Unfiled, person: string, identity: Identity): void {
  for (const text of keysOf(identity)) putUnder(byText, text, person);
  unspelt.push({ person, identity });
}

function putUnder(byText: Unfiled['byText'], text: string, person: string): void {
  const found = byText.get(text);
  if (found) found.add(person);
  else byText.set(text, new Set([person]));
}

/** Remembers a person once they are on the disk. */
export const rememberUnfiled = (db: UnitOfWork, person: string, identity: Identity): void =>
  db.afterCommit(() => {
    const known = remembered.get(db);
    if (known) put(known, person, identity);
  });

/** Everybody was filed: memory is read again from the table, once that is on the disk. */
export const forgetUnfiled = (db: UnitOfWork): void => db.afterCommit(() => remembered.delete(db));

const nobody: ReadonlySet<string> = new Set();

/** Persons under one of the keys of screening who are in no index yet. */
export const unfiledUnder = (read: Reader, key: string): ReadonlySet<string> =>
  unfiledOf(read).byText.get(key) ?? nobody;

/** The same under a beginning of a name. */
export function unfiledBeginning(read: Reader, beginning: string): ReadonlySet<string> {
  const { byText, unspelt } = unfiledOf(read);
  for (const { person, identity } of unspelt.splice(0))
    for (const text of searchFilings(identity)) putUnder(byText, text, person);
  return byText.get(beginning) ?? nobody;
}
