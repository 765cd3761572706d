import type { Migration } from '../migration.ts';

/** The log of a tournament's conduct, line by line as journalled; sealed texts are cited by their id. */
export const conductMigration: Migration = {
  number: 310,
  name: 'conduct',
  up: `
    CREATE TABLE conduct_log (
      seq INTEGER PRIMARY KEY,
      tournament TEXT NOT NULL,
      at INTEGER NOT NULL,
      actor TEXT NOT NULL,
      kind TEXT NOT NULL,
      data TEXT NOT NULL CHECK (json_valid(data))
    ) STRICT;
    CREATE INDEX conduct_log_of_tournament ON conduct_log (tournament, seq);
  `,
};
