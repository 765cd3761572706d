import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import { storeOn, type Store } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { refuseStorage, storageRefusalOf } from './refusals.ts';

export const databaseFile = (folder: string): string => join(folder, 'tapis.sqlite');

/** 'TAPI': tells our files from any other SQLite database. */
const applicationId = 0x54415049;

interface OpenOptions {
  readonly folder: string;
  readonly migrations: readonly Migration[];
  /** Day stamp in the name of the backup that is made before an upgrade. */
  readonly today: string;
  /** False refuses a folder without a database instead of founding one. */
  readonly create?: boolean;
  /** Called with each SQL statement: tests count them to kill the process at every one. */
  readonly onStatement?: (sql: string) => void;
}

/**
 * Opens the data folder for writing: takes the folder's lock, sets WAL with `synchronous=FULL`, backs up and migrates.
 * Refuses `storage.*` for a missing, locked, read-only, corrupted or newer database; nothing is changed then.
 */
export function openStore(options: OpenOptions): Store | Refused {
  const { folder } = options;
  if (options.create === false && !existsSync(databaseFile(folder)))
    return refuseStorage('storage.missing', { folder });
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    return storageRefusalOf(error) ?? fail(error);
  }
  const lock = lockFolder(folder);
  if (isRefused(lock)) return lock;
  const opened = openLocked(options);
  if (isRefused(opened)) {
    lock.release();
    return opened;
  }
  return { ...opened, close: () => closeAll(opened, lock) };
}

function closeAll(store: Store, lock: { release(): void }): void {
  store.close();
  lock.release();
}

function openLocked(options: OpenOptions): Store | Refused {
  let raw: Database.Database | undefined;
  try {
    raw = new Database(
      databaseFile(options.folder),
      options.onStatement ? { verbose: asListener(options.onStatement) } : {},
    );
    const store = prepare(raw, options);
    if (isRefused(store)) raw.close();
    return store;
  } catch (error) {
    raw?.close();
    return storageRefusalOf(error) ?? fail(error);
  }
}

function prepare(raw: Database.Database, options: OpenOptions): Store | Refused {
  raw.pragma('busy_timeout = 2000');
  const found = raw.pragma('application_id', { simple: true });
  const version = Number(raw.pragma('user_version', { simple: true }));
  const tables = Number(raw.prepare('SELECT count(*) FROM sqlite_schema').pluck().get());
  if (tables > 0 && found !== applicationId) return refuseStorage('storage.notOurs', { folder: options.folder });
  const known = options.migrations.at(-1)?.number ?? 0;
  if (version > known) return refuseStorage('storage.fromTheFuture', { found: version, known });
  raw.pragma('journal_mode = WAL');
  raw.pragma('synchronous = FULL');
  raw.pragma('foreign_keys = ON');
  raw.pragma('recursive_triggers = ON');
  raw.pragma('trusted_schema = OFF');
  if (tables === 0) raw.pragma(`application_id = ${applicationId}`);
  migrate(raw, { ...options, from: version });
  return storeOn(raw);
}

/** A connection that can only be read: for verification, exports and reports beside a running desk. */
export function openReadOnly(folder: string): Store | Refused {
  if (!existsSync(databaseFile(folder))) return refuseStorage('storage.missing', { folder });
  try {
    const raw = new Database(databaseFile(folder), { readonly: true, fileMustExist: true });
    raw.pragma('busy_timeout = 2000');
    raw.prepare('SELECT count(*) FROM sqlite_schema').get();
    return storeOn(raw);
  } catch (error) {
    return storageRefusalOf(error) ?? fail(error);
  }
}

const asListener =
  (listener: (sql: string) => void) =>
  (message?: unknown): void =>
    listener(String(message));

function fail(error: unknown): never {
  throw error;
}
