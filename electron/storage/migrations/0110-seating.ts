import type { Migration } from '../migration.ts';

/** The sealed seed of each tournament's seat draw, until it is revealed. Seats and draws themselves stand in the journal. */
export const seatingMigration: Migration = {
  number: 110,
  name: 'seating',
  up: `
    CREATE TABLE draw_seeds (
      tournament TEXT PRIMARY KEY,
      sealed BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
