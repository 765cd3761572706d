import type { Migration } from '../migration.ts';

/** Sealed texts that were read stand in the log of looks beside identities: the table is made anew, since a check cannot be widened. */
export const textLooksMigration: Migration = {
  number: 340,
  name: 'text-looks',
  up: `
    ALTER TABLE identity_looks RENAME TO looks_before;
    CREATE TABLE identity_looks (
      look INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      account TEXT NOT NULL,
      station TEXT NOT NULL,
      query TEXT NOT NULL,
      depth TEXT NOT NULL CHECK (depth IN ('names', 'record', 'list', 'paper', 'text')),
      subject TEXT NOT NULL
    ) STRICT;
    INSERT INTO identity_looks SELECT * FROM looks_before;
    DROP TABLE looks_before;
    CREATE INDEX identity_looks_at ON identity_looks (subject, look);
  `,
};
