import type { Migration } from '../migration.ts';

/** Where to look before a gaming day is closed: tournaments by their start, and drawers that are open. Both follow from the journal. */
export const houseMigration: Migration = {
  number: 50,
  name: 'house',
  up: `
    CREATE TABLE day_tournaments (
      tournament TEXT PRIMARY KEY,
      started_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX day_tournaments_started ON day_tournaments (started_at);
    CREATE TABLE day_tills (
      till TEXT PRIMARY KEY,
      opened_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
