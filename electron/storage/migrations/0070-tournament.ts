import type { Migration } from '../migration.ts';

/** One row a tournament, for lists, the yearly count and the clock's ticker. Follows from the journal. */
export const tournamentMigration: Migration = {
  number: 70,
  name: 'tournament',
  up: `
    CREATE TABLE tournaments (
      tournament TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      format TEXT NOT NULL,
      room TEXT NOT NULL,
      starts_at INTEGER NOT NULL,
      phase TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tournaments_start ON tournaments (starts_at);
    CREATE INDEX tournaments_phase ON tournaments (phase);
  `,
};
