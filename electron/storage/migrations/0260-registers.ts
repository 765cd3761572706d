import type { Migration } from '../migration.ts';

/** The register of observations with its answers, exports of the watch list, and who handed a drawer over. */
export const registersMigration: Migration = {
  number: 260,
  name: 'registers',
  up: `
    CREATE TABLE observations (
      year INTEGER NOT NULL,
      number INTEGER NOT NULL,
      observer TEXT NOT NULL,
      observer_text TEXT NOT NULL,
      text_id TEXT NOT NULL,
      tournament TEXT,
      account TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (year, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE observation_answers (
      year INTEGER NOT NULL,
      number INTEGER NOT NULL,
      answer INTEGER NOT NULL,
      text_id TEXT NOT NULL,
      account TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (year, number, answer)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE watch_exports (
      export TEXT PRIMARY KEY,
      day TEXT NOT NULL,
      seq INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE till_sessions ADD COLUMN handed_by TEXT;
    CREATE INDEX receipts_of_day ON receipts (day);
  `,
};
