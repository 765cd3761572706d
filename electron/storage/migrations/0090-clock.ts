import type { Migration } from '../migration.ts';

/**
 * Signs of life of desk and screens while a clock runs: not journalled (decision 19), but each group that the journal took the
 * hash of carries its number in `taken`, so the hash can be checked.
 */
export const clockMigration: Migration = {
  number: 90,
  name: 'clock',
  up: `
    CREATE TABLE heartbeats (
      beat INTEGER PRIMARY KEY,
      tournament TEXT NOT NULL,
      source TEXT NOT NULL,
      wall INTEGER NOT NULL,
      mono INTEGER NOT NULL,
      position INTEGER NOT NULL,
      remaining_ms INTEGER NOT NULL,
      taken INTEGER
    ) STRICT;
    CREATE INDEX heartbeats_source ON heartbeats (tournament, source, beat);
    CREATE INDEX heartbeats_open ON heartbeats (tournament, beat) WHERE taken IS NULL;
  `,
};
