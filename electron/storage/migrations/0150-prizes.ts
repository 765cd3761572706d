import type { Migration } from '../migration.ts';

/** Frozen structures, place by place, and what became of each award: paid with its number, or set aside. */
export const prizesMigration: Migration = {
  number: 150,
  name: 'prizes',
  up: `
    CREATE TABLE prize_places (
      tournament TEXT NOT NULL,
      rank INTEGER NOT NULL CHECK (rank > 0),
      amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
      PRIMARY KEY (tournament, rank)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE prizes (
      tournament TEXT NOT NULL,
      entry TEXT NOT NULL,
      rank INTEGER NOT NULL CHECK (rank > 0),
      amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
      status TEXT NOT NULL CHECK (status IN ('unclaimed', 'paid')),
      reason TEXT,
      number TEXT UNIQUE CHECK ((number IS NULL) = (status = 'unclaimed')),
      paid TEXT,
      at INTEGER NOT NULL,
      PRIMARY KEY (tournament, entry)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX prizes_unclaimed ON prizes (at) WHERE status = 'unclaimed';
  `,
};
