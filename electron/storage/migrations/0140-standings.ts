import type { Migration } from '../migration.ts';

/** Closed rankings: when the prizes were finally awarded, and who came where. */
export const standingsMigration: Migration = {
  number: 140,
  name: 'standings',
  up: `
    CREATE TABLE rankings (
      tournament TEXT PRIMARY KEY,
      closed_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE ranks (
      tournament TEXT NOT NULL,
      rank INTEGER NOT NULL CHECK (rank > 0),
      entry TEXT NOT NULL,
      shared_through INTEGER NOT NULL CHECK (shared_through >= rank),
      PRIMARY KEY (tournament, entry)
    ) STRICT, WITHOUT ROWID;
  `,
};
