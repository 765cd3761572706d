import type { Migration } from '../migration.ts';

/** Sealed personal data and free text, purgeable with their salts, and the wrapped data key that opens them. */
export const vaultMigration: Migration = {
  number: 30,
  name: 'vault',
  up: `
    CREATE TABLE people (
      person TEXT PRIMARY KEY,
      salt TEXT NOT NULL,
      sealed BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE texts (
      text TEXT PRIMARY KEY,
      salt TEXT NOT NULL,
      sealed BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE key_wraps (
      method TEXT PRIMARY KEY,
      salt BLOB NOT NULL,
      wrapped BLOB NOT NULL
    ) STRICT;
  `,
};
