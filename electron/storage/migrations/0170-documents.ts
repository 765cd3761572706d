import type { Migration } from '../migration.ts';

/**
 * Which papers are due and which are filed. `papers` follows from the journal; `paper_faults` (why a paper could not be
 * printed so far) stands outside it and empties itself when the paper is filed.
 */
export const documentsMigration: Migration = {
  number: 170,
  name: 'documents',
  up: `
    CREATE TABLE papers (
      paper TEXT PRIMARY KEY,
      seq INTEGER NOT NULL,
      tournament TEXT NOT NULL,
      kind TEXT NOT NULL,
      number TEXT,
      ref TEXT NOT NULL,
      duplicate_of TEXT,
      copy INTEGER NOT NULL DEFAULT 0,
      due_at INTEGER NOT NULL,
      archived_at INTEGER,
      sha256 TEXT CHECK (length(sha256) = 64),
      bytes INTEGER,
      CHECK ((archived_at IS NULL) = (sha256 IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX papers_in_order ON papers (seq, paper);
    CREATE INDEX papers_queued ON papers (seq, paper) WHERE archived_at IS NULL;
    CREATE INDEX papers_of_tournament ON papers (tournament, seq, paper);
    CREATE TABLE paper_faults (
      paper TEXT PRIMARY KEY,
      at INTEGER NOT NULL,
      tries INTEGER NOT NULL,
      fault TEXT NOT NULL,
      detail TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
