import type { Migration } from '../migration.ts';

/**
 * Persons who are not in the two blind indexes yet: they are filed there many at a time. Stands outside the journal, like the
 * indexes. And the read tables that a registration writes have fewer indexes: an entry that stands is one of its person in
 * its tournament, any other is itself; papers lie in the order in which they are listed; a tournament's postings are added up
 * whole; nobody asked for the receipts of an entry.
 */
export const filingMigration: Migration = {
  number: 180,
  name: 'filing',
  up: `
    CREATE TABLE unfiled_persons (
      person TEXT PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    DROP INDEX receipts_of_entry;
    DROP INDEX entries_one_per_person;
    DROP INDEX entries_of_person;
    CREATE UNIQUE INDEX entries_of_person ON entries
      (person, tournament, iif(state IN ('pre-registered', 'registered', 'checked-in'), '', entry));
    DROP INDEX postings_of_tournament;
    CREATE INDEX postings_of_tournament ON postings (tournament);
    CREATE TABLE papers_laid (
      paper TEXT NOT NULL UNIQUE,
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
      PRIMARY KEY (seq, paper),
      CHECK ((archived_at IS NULL) = (sha256 IS NULL))
    ) STRICT, WITHOUT ROWID;
    INSERT INTO papers_laid SELECT * FROM papers ORDER BY seq, paper;
    DROP TABLE papers;
    ALTER TABLE papers_laid RENAME TO papers;
    CREATE INDEX papers_queued ON papers (seq, paper) WHERE archived_at IS NULL;
    CREATE INDEX papers_of_tournament ON papers (tournament, seq, paper);
  `,
};
