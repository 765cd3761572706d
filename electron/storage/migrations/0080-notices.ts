import type { Migration } from '../migration.ts';

/** One row a notice, to find the tournaments with letters still open. Follows from the journal. */
export const noticesMigration: Migration = {
  number: 80,
  name: 'notices',
  up: `
    CREATE TABLE notices (
      tournament TEXT NOT NULL,
      notice TEXT NOT NULL,
      deadline_at INTEGER NOT NULL,
      sent_at INTEGER,
      received_at INTEGER,
      PRIMARY KEY (tournament, notice)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX notices_open ON notices (tournament) WHERE received_at IS NULL;
  `,
};
