import type { Migration } from '../migration.ts';

/** What is kept for a dispute, whose data are restricted, and what was purged when. All follow from the journal; none names anybody. */
export const retentionMigration: Migration = {
  number: 280,
  name: 'retention',
  up: `
    CREATE TABLE retention_holds (
      hold TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('person', 'tournament')),
      subject TEXT NOT NULL,
      text TEXT NOT NULL,
      account TEXT NOT NULL,
      at INTEGER NOT NULL,
      lifted_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX retention_holds_standing ON retention_holds (kind, subject) WHERE lifted_at IS NULL;
    CREATE TABLE restricted_persons (
      person TEXT PRIMARY KEY,
      text TEXT NOT NULL,
      account TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE purged_persons (
      person TEXT PRIMARY KEY,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE purged_papers (
      paper TEXT PRIMARY KEY,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE purged_texts (
      text TEXT PRIMARY KEY,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
