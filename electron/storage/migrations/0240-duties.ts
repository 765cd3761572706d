import type { Migration } from '../migration.ts';

/**
 * What is owed to authorities, by its last moment: one row a letter. `duty_states` holds what the rows are reckoned from: the
 * plan and the notices of each tournament, the house's zone and its profiles. Both follow from the journal; on a
 * folder that has one already they are filled when it is opened.
 */
export const dutiesMigration: Migration = {
  number: 240,
  name: 'duties',
  up: `
    CREATE TABLE duty_states (
      source TEXT PRIMARY KEY,
      state TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE duties (
      tournament TEXT NOT NULL,
      kind TEXT NOT NULL,
      occasion INTEGER NOT NULL,
      recipient TEXT NOT NULL,
      notice TEXT,
      due_at INTEGER NOT NULL,
      laxer_at INTEGER,
      starts_at INTEGER,
      unit TEXT,
      state TEXT NOT NULL,
      late INTEGER NOT NULL,
      sent_at INTEGER,
      PRIMARY KEY (tournament, kind, occasion, recipient)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX duties_by_limit ON duties (due_at);
    CREATE INDEX duties_to_do ON duties (due_at) WHERE state IN ('to-prepare', 'to-send');
    CREATE TABLE unfilled_tables (
      name TEXT PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    INSERT INTO unfilled_tables SELECT 'duties' WHERE EXISTS (SELECT 1 FROM journal);
  `,
};
