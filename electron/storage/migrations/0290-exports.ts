import type { Migration } from '../migration.ts';

/** The exports that were ordered, by whom, and what became of each. Follows from the journal. */
export const exportsMigration: Migration = {
  number: 290,
  name: 'exports',
  up: `
    CREATE TABLE exports (
      export TEXT PRIMARY KEY,
      seq INTEGER NOT NULL,
      ordered_at INTEGER NOT NULL,
      ordered_by TEXT NOT NULL,
      body TEXT NOT NULL,
      over_at INTEGER,
      made TEXT,
      failure TEXT,
      CHECK ((over_at IS NULL) = (made IS NULL AND failure IS NULL)),
      CHECK (made IS NULL OR failure IS NULL)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX exports_open ON exports (seq) WHERE over_at IS NULL;
  `,
};
