import type { ReadableDatabase, UnitOfWork } from './database.ts';
import type { Sealer } from './sealer.ts';

/** Reads sealed personal data and free text. Answers `undefined` for what was never stored or has been purged. */
export interface VaultReader {
  person<Record extends object>(id: string): Record | undefined;
  text(id: string): string | undefined;
  /** A keyed digest (hex) of an already folded text: equal texts give equal digests, nobody without the key can try. */
  blind(text: string): string;
  /** Opens what `VaultWriter.seal` closed for the same purpose; throws when the bytes were altered. */
  open<Value>(purpose: string, sealed: Uint8Array): Value;
}

export interface VaultWriter extends VaultReader {
  /** Stores or replaces a person's record; `salt` (hex) is the one the journal's digests of this person were made with. */
  putPerson(id: string, salt: string, record: object): void;
  putText(id: string, salt: string, text: string): void;
  /** Destroys a person's record or a text together with its salt: their digests in the journal can never be tried again. */
  forgetPerson(id: string): void;
  forgetText(id: string): void;
  /** Seals a value for a column of the caller's own table; `purpose` (for example `account:a_1`) binds it to its place. */
  seal(purpose: string, value: unknown): Uint8Array;
}

interface SealedRow {
  readonly sealed: Uint8Array;
}

const personPurpose = (id: string): string => `person:${id}`;
const textPurpose = (id: string): string => `text:${id}`;

export function vaultReader(db: ReadableDatabase, sealer: Sealer): VaultReader {
  return {
    person: (id) => {
      const row = db.get<SealedRow>('SELECT sealed FROM people WHERE person = ?', id);
      return row && sealer.open(personPurpose(id), row.sealed);
    },
    text: (id) => {
      const row = db.get<SealedRow>('SELECT sealed FROM texts WHERE text = ?', id);
      return row && sealer.open<string>(textPurpose(id), row.sealed);
    },
    blind: (text) => sealer.blind(text),
    open: (purpose, sealed) => sealer.open(purpose, sealed),
  };
}

export function vaultWriter(db: UnitOfWork, sealer: Sealer): VaultWriter {
  return {
    ...vaultReader(db, sealer),
    putPerson: (id, salt, record) =>
      db.run(
        'INSERT INTO people (person, salt, sealed) VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE SET salt = excluded.salt, sealed = excluded.sealed',
        id,
        salt,
        sealer.seal(personPurpose(id), record),
      ),
    putText: (id, salt, text) =>
      db.run('INSERT INTO texts (text, salt, sealed) VALUES (?, ?, ?)', id, salt, sealer.seal(textPurpose(id), text)),
    forgetPerson: (id) => db.run('DELETE FROM people WHERE person = ?', id),
    forgetText: (id) => db.run('DELETE FROM texts WHERE text = ?', id),
    seal: (purpose, value) => sealer.seal(purpose, value),
  };
}
