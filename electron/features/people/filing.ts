import { documentKey, filingKeys, searchFilings, type Identity } from '../../../shared/domain/people/index.ts';
import type { DeskWriter } from '../../desk/feature.ts';
import { blindsOf } from './blind-index.ts';
import { personOf } from './person-records.ts';

/** The texts under which a person is found by screening. */
export const keysOf = (identity: Identity): readonly string[] => [
  ...filingKeys(identity),
  documentKey(identity.document.number),
];

/**
 * So many persons are filed at a time. Each has a dozen texts, whose digests fall all over the two indexes: filed one by one
 * they would be half of what a registration writes.
 */
export const filedAtOnce = 64;

/** Notes a person for the indexes; answers whether so many have come together that they are filed now. */
export function noteUnfiled({ db }: DeskWriter, person: string): boolean {
  db.run('INSERT OR IGNORE INTO unfiled_persons (person) VALUES (?)', person);
  const { waiting = 0 } = db.get<{ waiting: number }>('SELECT count(*) AS waiting FROM unfiled_persons') ?? {};
  return waiting >= filedAtOnce;
}

/** Puts everybody who was noted into both indexes; a person purged meanwhile into none. */
export function fileAll(write: DeskWriter): void {
  const { db, vault } = write;
  for (const { person } of db.all<{ person: string }>('SELECT person FROM unfiled_persons')) {
    const identity = personOf(write, person);
    if (!identity) continue;
    for (const blind of blindsOf(vault, keysOf(identity)))
      db.run('INSERT OR IGNORE INTO person_keys (blind, person) VALUES (?, ?)', blind, person);
    for (const blind of blindsOf(vault, searchFilings(identity)))
      db.run('INSERT OR IGNORE INTO person_prefixes (blind, person) VALUES (?, ?)', blind, person);
  }
  db.run('DELETE FROM unfiled_persons');
}

/** Takes a person out of both indexes, under everything that their data were filed under. */
export function unfile({ db, vault }: DeskWriter, person: string, identity: Identity): void {
  for (const blind of blindsOf(vault, keysOf(identity)))
    db.run('DELETE FROM person_keys WHERE blind = ? AND person = ?', blind, person);
  for (const blind of blindsOf(vault, searchFilings(identity)))
    db.run('DELETE FROM person_prefixes WHERE blind = ? AND person = ?', blind, person);
}
