import type { Migration } from '../migration.ts';

/**
 * What a registration writes lies side by side, so that it touches fewer pages. Papers are found by their subject first and their kind
 * second: form and receipt of one number are neighbours. What is due is what comes after the last paper before which all are
 * filed. A tournament's papers and postings are looked for between its first and last journal line, without an index of their own.
 */
export const sideBySideMigration: Migration = {
  number: 190,
  name: 'side by side',
  up: `
    DROP INDEX postings_of_tournament;
    DROP INDEX papers_queued;
    DROP INDEX papers_of_tournament;
    CREATE TABLE papers_laid (
      paper TEXT NOT NULL,
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
    CREATE UNIQUE INDEX papers_by_subject ON papers (substr(paper, instr(paper, '-') + 1), paper);
    CREATE TABLE papers_filed (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      upto INTEGER NOT NULL
    ) STRICT;
    INSERT INTO papers_filed (only, upto)
      SELECT 1, coalesce((SELECT min(seq) - 1 FROM papers WHERE archived_at IS NULL AND seq < filing.last), filing.last)
      FROM (SELECT max(seq) AS last FROM journal WHERE type = 'documents.archived') AS filing
      WHERE filing.last IS NOT NULL;
  `,
};
