import type { Migration } from '../migration.ts';

/** The book 11 ter: one row a line, its two signatures, and what a red line takes back. */
export const levyMigration: Migration = {
  number: 160,
  name: 'levy',
  up: `
    CREATE TABLE levy_lines (
      book TEXT NOT NULL,
      line INTEGER NOT NULL CHECK (line > 0),
      tournament TEXT NOT NULL,
      entered_at INTEGER NOT NULL,
      body TEXT NOT NULL,
      corrects_book TEXT,
      corrects INTEGER,
      corrected_by INTEGER,
      certified_by TEXT,
      certified_role TEXT,
      certified_at INTEGER,
      countersigned_by TEXT,
      countersigned_at INTEGER,
      PRIMARY KEY (book, line)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX levy_lines_of_tournament ON levy_lines (tournament);
    CREATE INDEX levy_lines_unsigned ON levy_lines (entered_at) WHERE countersigned_at IS NULL;
  `,
};
