import type { Identity } from '../../../shared/domain/people/index.ts';
import type { DeskReader } from '../../desk/feature.ts';
import type { ReadableDatabase, UnitOfWork } from '../../storage/database.ts';
import { filedTexts } from './filing.ts';
import { personOf } from './person-records.ts';

type Reader = Pick<DeskReader, 'db' | 'vault'>;

/** Who is found under a text, of those who are in no index yet. */
type Unfiled = Map<string, Set<string>>;

/**
 * What memory holds of the table `unfiled_persons`, by the connection it was read from: read when first asked for, added to
 * after each commit, so that a command that fails leaves nothing behind. It never lacks a person who waits to be filed. It
 * may still lead to one who was purged, or under texts that were corrected since: whoever looks compares in full anyway.
 */
const remembered = new WeakMap<ReadableDatabase, Unfiled>();

function unfiledOf(read: Reader): Unfiled {
  const known = remembered.get(read.db);
  if (known) return known;
  const unfiled: Unfiled = new Map();
  for (const { person } of read.db.all<{ person: string }>('SELECT person FROM unfiled_persons')) {
    const identity = personOf(read, person);
    if (identity) put(unfiled, person, identity);
  }
  remembered.set(read.db, unfiled);
  return unfiled;
}

function put(unfiled: Unfiled, person: string, identity: Identity): void {
  for (const text of filedTexts(identity)) {
    const found = unfiled.get(text);
    if (found) found.add(person);
    else unfiled.set(text, new Set([person]));
  }
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

/** Persons under one text who are in no index yet. */
export const unfiledUnder = (read: Reader, text: string): ReadonlySet<string> => unfiledOf(read).get(text) ?? nobody;
