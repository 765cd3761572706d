import type { Migration } from '../migration.ts';

/** Who is entered where, and every numbered paper of a registration, rebuy or refund. No names: persons are ids. */
export const registrationMigration: Migration = {
  number: 100,
  name: 'registration',
  up: `
    CREATE TABLE entries (
      tournament TEXT NOT NULL,
      entry TEXT NOT NULL,
      person TEXT NOT NULL,
      state TEXT NOT NULL
        CHECK (state IN ('pre-registered', 'registered', 'checked-in', 'withdrawn', 'cancelled', 'refunded')),
      number TEXT,
      PRIMARY KEY (tournament, entry)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX entries_of_person ON entries (person);
    CREATE UNIQUE INDEX entries_one_per_person ON entries (tournament, person)
      WHERE state IN ('pre-registered', 'registered', 'checked-in');
    CREATE TABLE receipts (
      number TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('registration', 'rebuy', 'cancellation', 'rebuy-refund', 'refund')),
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
    CREATE INDEX receipts_of_person ON receipts (person, day);
    CREATE INDEX receipts_of_entry ON receipts (tournament, entry);
  `,
};
