import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import { storeOn, type ReadableDatabase, type Store } from './database.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { folderRefusalOf, refuseStorage } from './refusals.ts';

export const databaseFile = (folder: string): string => join(folder, 'tapis.sqlite');

/** A backup on its way into the place of the database: as long as it lies here, what stands beside it may be half of what it was. */
export const incomingFile = (folder: string): string => `${databaseFile(folder)}.part`;

/** 'TAPI': tells our files from any other SQLite database. */
const applicationId = 0x54415049;

/** The write-ahead log is cut back to this after a checkpoint, however long a reader had held it up. */
const longestLogBytes = 16 << 20;

interface OpenOptions {
  readonly folder: string;
  readonly migrations: readonly Migration[];
  /** Day stamp in the name of the backup that is made before an upgrade. */
  readonly today: string;
  /** False refuses a folder without a database instead of founding one. */
  readonly create?: boolean;
  /** Asked before a house that is known is brought to a newer form. */
  readonly mayMigrate?: (db: ReadableDatabase) => Refused | undefined;
  /** Called with each SQL statement: tests count them to kill the process at every one. */
  readonly onStatement?: (sql: string) => void;
}

/**
 * Opens the data folder for writing: takes the folder's lock, sets WAL with `synchronous=FULL`, backs up and migrates.
 * Refuses `storage.*` for a missing, locked, read-only, corrupted or newer database, and for one that a restore left half replaced (Q05);
 * nothing is changed then.
 */
export function openStore(options: OpenOptions): Store | Refused {
  const { folder } = options;
  if (existsSync(incomingFile(folder))) return refuseStorage('storage.restoreCut', { folder });
  if (options.create === false && !existsSync(databaseFile(folder)))
    return refuseStorage('storage.missing', { folder });
  return named(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = lockFolder(folder);
    if (isRefused(lock)) return lock;
    let opened: Store | Refused | undefined;
    try {
      opened = openLocked(options);
      return isRefused(opened) ? opened : closingBoth(opened, lock);
    } finally {
      if (!opened || isRefused(opened)) lock.release();
    }
  });
}

const closingBoth = (store: Store, lock: FolderLock): Store => ({
  ...store,
  close: () => {
    store.close();
    lock.release();
  },
});

function openLocked(options: OpenOptions): Store | Refused {
  const { onStatement } = options;
  return connected(
    new Database(databaseFile(options.folder), onStatement && { verbose: (sql) => onStatement(String(sql)) }),
    (raw) => prepare(raw, options),
  );
}

function prepare(raw: Database.Database, options: OpenOptions): Store | Refused {
  raw.pragma('busy_timeout = 2000');
  const tables = countTables(raw);
  if (tables > 0 && !isOurs(raw)) return refuseStorage('storage.notOurs', { folder: options.folder });
  const newer = refusalOfNewer(raw, options.migrations);
  if (newer) return newer;
  raw.pragma('journal_mode = WAL');
  raw.pragma('synchronous = FULL');
  raw.pragma('foreign_keys = ON');
  raw.pragma('recursive_triggers = ON');
  raw.pragma('trusted_schema = OFF');
  raw.pragma(`journal_size_limit = ${longestLogBytes}`);
  // A real write also for a house that is known: SQLite opens what it may not write without a word.
  raw.pragma(`application_id = ${applicationId}`);
  return migrate(raw, { ...options, from: versionOf(raw) }) ?? storeOn(raw);
}

/**
 * A connection that can only be read: for verification, exports and reports beside a running desk. Refuses `storage.*`, also what a
 * later Tapis wrote, whose tables this one might read wrongly.
 */
export const openReadOnly = (folder: string, migrations: readonly Migration[]): Store | Refused =>
  readOnlyFile(databaseFile(folder), migrations);

/** The same of a database in any one file, such as a backup. */
export function readOnlyFile(file: string, migrations: readonly Migration[]): Store | Refused {
  const folder = dirname(file);
  if (!existsSync(file)) return refuseStorage('storage.missing', { folder });
  return named(folder, () =>
    connected(new Database(file, { readonly: true, fileMustExist: true }), (raw) => {
      raw.pragma('busy_timeout = 2000');
      if (countTables(raw) === 0 || !isOurs(raw)) return refuseStorage('storage.notOurs', { folder });
      return refusalOfNewer(raw, migrations) ?? storeOn(raw);
    }),
  );
}

const countTables = (raw: Database.Database): number =>
  Number(raw.prepare('SELECT count(*) FROM sqlite_schema').pluck().get());

const versionOf = (raw: Database.Database): number => Number(raw.pragma('user_version', { simple: true }));

function refusalOfNewer(raw: Database.Database, migrations: readonly Migration[]): Refused | undefined {
  const [found, known] = [versionOf(raw), migrations.at(-1)?.number ?? 0];
  return found > known ? refuseStorage('storage.fromTheFuture', { found, known }) : undefined;
}

const isOurs = (raw: Database.Database): boolean => raw.pragma('application_id', { simple: true }) === applicationId;

/** Closes the connection unless it becomes a store. */
function connected(raw: Database.Database, use: (raw: Database.Database) => Store | Refused): Store | Refused {
  let store: Store | Refused | undefined;
  try {
    store = use(raw);
    return store;
  } finally {
    if (!store || isRefused(store)) raw.close();
  }
}

/** Turns what the file system and SQLite throw into refusals; bugs go on as they are. */
function named<Opened extends object>(folder: string, open: () => Opened | Refused): Opened | Refused {
  try {
    return open();
  } catch (error) {
    const refused = folderRefusalOf(error, folder);
    if (!refused) throw error;
    return refused;
  }
}
