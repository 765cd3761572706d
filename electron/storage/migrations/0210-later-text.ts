import type { Migration } from '../migration.ts';

/**
 * What the later text knows: an entry that was eliminated and entered again is no longer the one that its person has, and papers
 * of dealers' bonuses stand among the receipts. Both tables are read tables; their rows stay.
 */
export const laterTextMigration: Migration = {
  number: 210,
  name: 'later-text',
  up: `
    CREATE TABLE entries_wider (
      tournament TEXT NOT NULL,
      entry TEXT NOT NULL,
      person TEXT NOT NULL,
      state TEXT NOT NULL CHECK (
        state IN ('pre-registered', 'registered', 'checked-in', 're-entered', 'withdrawn', 'cancelled', 'refunded')
      ),
      number TEXT,
      PRIMARY KEY (tournament, entry)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO entries_wider SELECT tournament, entry, person, state, number FROM entries;
    DROP TABLE entries;
    ALTER TABLE entries_wider RENAME TO entries;
    CREATE UNIQUE INDEX entries_of_person ON entries
      (person, tournament, iif(state IN ('pre-registered', 'registered', 'checked-in'), '', entry));
    CREATE TABLE receipts_wider (
      number TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (
        kind IN ('registration', 'rebuy', 'bonus', 'cancellation', 'rebuy-refund', 'bonus-refund', 'refund')
      ),
      tournament TEXT NOT NULL,
      entry TEXT NOT NULL,
      person TEXT NOT NULL,
      till TEXT NOT NULL,
      session TEXT NOT NULL,
      day TEXT NOT NULL,
      caves_cents INTEGER NOT NULL,
      fee_cents INTEGER NOT NULL,
      copies INTEGER NOT NULL DEFAULT 0,
      seq INTEGER NOT NULL,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO receipts_wider
      SELECT number, kind, tournament, entry, person, till, session, day, caves_cents, fee_cents, copies, seq, at
      FROM receipts;
    DROP TABLE receipts;
    ALTER TABLE receipts_wider RENAME TO receipts;
    CREATE INDEX receipts_of_person ON receipts (person, day);
  `,
};
