import type { Migration } from '../migration.ts';

/**
 * Staff accounts. `accounts` follows from the journal; `account_secrets` (sealed names, logins and stretched secrets) and
 * `sign_in_tries` (wrong tries of a login or a station) stand outside it.
 */
export const accountsMigration: Migration = {
  number: 40,
  name: 'accounts',
  up: `
    CREATE TABLE accounts (
      account TEXT PRIMARY KEY,
      roles TEXT NOT NULL CHECK (json_valid(roles)),
      opened_at INTEGER NOT NULL,
      closed_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE account_secrets (
      account TEXT PRIMARY KEY,
      login_blind TEXT NOT NULL UNIQUE,
      salt TEXT NOT NULL,
      sealed BLOB NOT NULL,
      pin BLOB NOT NULL,
      password BLOB NOT NULL,
      generation INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sign_in_tries (
      subject TEXT PRIMARY KEY,
      wrong INTEGER NOT NULL CHECK (wrong > 0),
      last_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
