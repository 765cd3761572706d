import { hash } from 'node:crypto';
import type { Identity } from '../../../shared/domain/people/index.ts';
import { saltedText } from '../../../shared/kernel/sha256.ts';
import type { DeskReader } from '../../desk/feature.ts';

/** What the vault seals of a person: their data now, and as they were before corrections (older digests stay provable). */
export interface PersonRecord {
  readonly identity: Identity;
  readonly former: readonly Identity[];
}

/** The person's data; `undefined` when never known or purged. */
export const personOf = ({ vault }: Pick<DeskReader, 'vault'>, person: string): Identity | undefined =>
  vault.person<PersonRecord>(person)?.identity;

/** The salt that this person's digests are made with: a known person keeps theirs. */
export const saltOf = ({ db }: Pick<DeskReader, 'db'>, person: string): string | undefined =>
  db.get<{ salt: string }>('SELECT salt FROM people WHERE person = ?', person)?.salt;

/** What the journal holds of the data that were checked: `saltedDigest`, by the host's own SHA-256. */
export const identityDigest = (salt: string, identity: Identity): string =>
  hash('sha256', saltedText(salt, identity), 'hex');
