import type { Migration } from '../migration.ts';

/** Whom the house does not admit, and which persons a litigation hold keeps from being purged. */
export const suspensionsMigration: Migration = {
  number: 320,
  name: 'suspensions',
  up: `
    CREATE TABLE suspensions (
      suspension TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      until TEXT,
      since INTEGER NOT NULL,
      tournament TEXT,
      incident TEXT,
      reason TEXT NOT NULL,
      lifted_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX suspensions_of_person ON suspensions (person) WHERE lifted_at IS NULL;
    CREATE TABLE holds (
      hold TEXT NOT NULL,
      person TEXT NOT NULL,
      tournament TEXT NOT NULL,
      incident TEXT NOT NULL,
      since INTEGER NOT NULL,
      lifted_at INTEGER,
      PRIMARY KEY (hold, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX holds_of_person ON holds (person) WHERE lifted_at IS NULL;
  `,
};
