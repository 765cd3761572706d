import type { Migration } from '../migration.ts';

/** Every posting of every money event, by its journal line; debit positive. */
export const ledgerMigration: Migration = {
  number: 120,
  name: 'ledger',
  up: `
    CREATE TABLE postings (
      seq INTEGER NOT NULL,
      line INTEGER NOT NULL,
      type TEXT NOT NULL,
      tournament TEXT,
      account TEXT NOT NULL,
      amount_cents INTEGER NOT NULL CHECK (amount_cents <> 0),
      PRIMARY KEY (seq, line)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX postings_of_tournament ON postings (tournament, account);
  `,
};
