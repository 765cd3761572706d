import type { Migration } from '../migration.ts';

/**
 * Persons who are not in the two blind indexes yet: they are filed there many at a time. Stands outside the journal, like the
 * indexes. And the read tables keep one index where two told the same: an entry that stands is one of its person in its
 * tournament, any other entry is itself; nobody asked for the receipts of an entry.
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
  `,
};
