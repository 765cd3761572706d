import type { Migration } from '../migration.ts';

/** What the desk itself keeps: answers by idempotency key, snapshots of streams, the last number of each series, marks. */
export const deskMigration: Migration = {
  number: 20,
  name: 'desk',
  up: `
    CREATE TABLE answers (
      key TEXT PRIMARY KEY,
      command TEXT NOT NULL,
      input TEXT NOT NULL,
      seq INTEGER NOT NULL,
      answer TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshots (
      stream TEXT PRIMARY KEY,
      rev INTEGER NOT NULL,
      fold_version INTEGER NOT NULL,
      state TEXT NOT NULL
    ) STRICT;
    CREATE TABLE series (
      series TEXT NOT NULL,
      year INTEGER NOT NULL,
      last INTEGER NOT NULL,
      PRIMARY KEY (series, year)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE marks (
      mark TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER marks_once BEFORE INSERT ON marks
      WHEN EXISTS (SELECT 1 FROM marks WHERE mark = NEW.mark)
      BEGIN SELECT raise(ABORT, 'marks: set once, for good'); END;
    CREATE TRIGGER marks_no_update BEFORE UPDATE ON marks
      BEGIN SELECT raise(ABORT, 'marks: set once, for good'); END;
    CREATE TRIGGER marks_no_delete BEFORE DELETE ON marks
      BEGIN SELECT raise(ABORT, 'marks: set once, for good'); END;
  `,
};
