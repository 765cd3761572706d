import type { Migration } from '../migration.ts';

/**
 * The journal: append-only by trigger. The insert trigger demands the next number, the last hash and the stream's next
 * `rev`, so no line can slip in elsewhere and REPLACE finds nothing to replace, also on a connection whose
 * `recursive_triggers` are off (then REPLACE deletes without firing the delete trigger). `journal_head` is moved by every
 * insert: lines cut off the end afterwards do not go unnoticed.
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
    CREATE TABLE journal_head (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      seq INTEGER NOT NULL,
      hash TEXT NOT NULL
    ) STRICT;
    INSERT INTO journal_head (only, seq, hash) VALUES (1, 0, '${'0'.repeat(64)}');
    CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
      BEGIN SELECT raise(ABORT, 'journal: a line is never changed'); END;
    CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
      BEGIN SELECT raise(ABORT, 'journal: a line is never deleted'); END;
    CREATE TRIGGER journal_next BEFORE INSERT ON journal
      WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM journal)
        OR NEW.prev IS NOT coalesce((SELECT hash FROM journal ORDER BY seq DESC LIMIT 1), '${'0'.repeat(64)}')
        OR NEW.rev IS NOT (SELECT coalesce(max(rev), 0) + 1 FROM journal WHERE stream = NEW.stream)
      BEGIN SELECT raise(ABORT, 'journal: a line follows the last one'); END;
    CREATE TRIGGER journal_moves_head AFTER INSERT ON journal
      BEGIN UPDATE journal_head SET seq = NEW.seq, hash = NEW.hash; END;
    CREATE TRIGGER journal_head_no_delete BEFORE DELETE ON journal_head
      BEGIN SELECT raise(ABORT, 'journal: the head stays'); END;
  `,
};
