import type { Migration } from '../migration.ts';

/**
 * The journal: append-only by trigger. With `recursive_triggers` on, REPLACE fires the delete trigger; the insert trigger
 * demands the next number and the last hash, so no line can slip in elsewhere.
 */
export const journalMigration: Migration = {
  number: 10,
  name: 'journal',
  up: `
    CREATE TABLE journal (
      seq INTEGER PRIMARY KEY,
      stream TEXT NOT NULL,
      rev INTEGER NOT NULL CHECK (rev > 0),
      type TEXT NOT NULL,
      body TEXT NOT NULL,
      prev TEXT NOT NULL CHECK (length(prev) = 64),
      hash TEXT NOT NULL CHECK (length(hash) = 64),
      UNIQUE (stream, rev)
    ) STRICT;
    CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
      BEGIN SELECT raise(ABORT, 'journal: a line is never changed'); END;
    CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
      BEGIN SELECT raise(ABORT, 'journal: a line is never deleted'); END;
    CREATE TRIGGER journal_next BEFORE INSERT ON journal
      WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM journal)
        OR NEW.prev IS NOT coalesce((SELECT hash FROM journal ORDER BY seq DESC LIMIT 1), '${'0'.repeat(64)}')
      BEGIN SELECT raise(ABORT, 'journal: a line follows the last one'); END;
  `,
};
