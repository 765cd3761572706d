import type { Migration } from '../migration.ts';

/**
 * How sealed people and list rows are found: whole numbers made of keyed digests. All but the last table stand outside the
 * journal, like the vault that they point into; `open_tournaments` follows from the journal.
 */
export const peopleMigration: Migration = {
  number: 60,
  name: 'people',
  up: `
    CREATE TABLE person_keys (
      blind INTEGER NOT NULL,
      person TEXT NOT NULL,
      PRIMARY KEY (blind, person)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE person_prefixes (
      blind INTEGER NOT NULL,
      person TEXT NOT NULL,
      PRIMARY KEY (blind, person)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE lists (
      list TEXT PRIMARY KEY CHECK (list IN ('exclusion', 'staff', 'limitation')),
      list_id TEXT NOT NULL,
      salt TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE list_rows (
      list TEXT NOT NULL,
      row INTEGER NOT NULL,
      sealed BLOB NOT NULL,
      PRIMARY KEY (list, row)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE list_keys (
      blind INTEGER NOT NULL,
      list TEXT NOT NULL,
      row INTEGER NOT NULL,
      PRIMARY KEY (blind, list, row)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE open_tournaments (
      tournament TEXT PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
  `,
};
