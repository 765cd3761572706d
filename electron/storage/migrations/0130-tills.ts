import type { Migration } from '../migration.ts';

/** Each opening of a drawer, from its float to its count. What moved in between is in the postings. */
export const tillsMigration: Migration = {
  number: 130,
  name: 'tills',
  up: `
    CREATE TABLE till_sessions (
      session TEXT PRIMARY KEY,
      till TEXT NOT NULL,
      day TEXT NOT NULL,
      account TEXT NOT NULL,
      float_cents INTEGER NOT NULL,
      opened_at INTEGER NOT NULL,
      opened_seq INTEGER NOT NULL,
      closed_at INTEGER,
      closed_by TEXT,
      expected_cents INTEGER,
      counted_cents INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX till_sessions_of_till ON till_sessions (till, opened_seq);
    CREATE INDEX till_sessions_of_day ON till_sessions (day);
  `,
};
