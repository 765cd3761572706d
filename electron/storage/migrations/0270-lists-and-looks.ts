import type { Migration } from '../migration.ts';

/**
 * Beside the journal: a keyed digest of each list row, by which two issues are compared, and who looked at whose identity, which is itself
 * personal data and has a term. From the journal: the checks whose flag a person lifted, which a later look at everybody leaves alone.
 */
export const listsAndLooksMigration: Migration = {
  number: 270,
  name: 'lists-and-looks',
  up: `
    CREATE TABLE list_prints (
      list TEXT NOT NULL,
      row INTEGER NOT NULL,
      print INTEGER NOT NULL,
      PRIMARY KEY (list, row)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE identity_looks (
      look INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      account TEXT NOT NULL,
      station TEXT NOT NULL,
      query TEXT NOT NULL,
      depth TEXT NOT NULL CHECK (depth IN ('names', 'record', 'list', 'paper')),
      subject TEXT NOT NULL
    ) STRICT;
    CREATE INDEX identity_looks_at ON identity_looks (subject, look);
    CREATE TABLE lifted_checks (
      tournament TEXT NOT NULL,
      entry TEXT NOT NULL,
      "check" TEXT NOT NULL,
      PRIMARY KEY (tournament, entry, "check")
    ) STRICT, WITHOUT ROWID;
    INSERT OR IGNORE INTO lifted_checks (tournament, entry, "check")
      SELECT substr(stream, length('tournament/') + 1), body ->> '$.data.entry', body ->> '$.data.check'
      FROM journal WHERE type = 'registration.flagCleared';
  `,
};
