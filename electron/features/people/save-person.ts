import type { Identity } from '../../../shared/domain/people/index.ts';
import { canonicalJson } from '../../../shared/kernel/canonical-json.ts';
import type { DeskWriter } from '../../desk/feature.ts';
import { fileAll, noteUnfiled, unfile } from './filing.ts';
import { saltOf, type PersonRecord } from './person-records.ts';
import { forgetUnfiled, rememberUnfiled } from './unfiled.ts';

/**
 * Seals a new person, or new data of a known one, for screening and search to find from the commit on. Throws when a known
 * person comes with another salt: their earlier digests could no longer be proved.
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
  rememberUnfiled(db, person, identity);
  if (!noteUnfiled(write, person)) return;
  fileAll(write);
  forgetUnfiled(db);
}
