import type { Migration } from '../migration.ts';

/** The house's one key for signing exports; its secret half is sealed with the data key. Stands outside the journal. */
export const signingKeyMigration: Migration = {
  number: 300,
  name: 'signing-key',
  up: `
    CREATE TABLE signing_key (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      public_key TEXT NOT NULL CHECK (length(public_key) = 64),
      sealed BLOB NOT NULL
    ) STRICT;
  `,
};
