import { hash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import type { ReadableDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import type { Migration } from './migration.ts';
import { databaseFile, incomingFile, readOnlyFile } from './open.ts';
import { folderRefusalOf, refuseStorage } from './refusals.ts';

interface RestoreOptions {
  readonly folder: string;
  /** The backup: a whole database in one file. */
  readonly file: string;
  readonly migrations: readonly Migration[];
  /** In the name under which the database that stood there is kept. */
  readonly stamp: string;
  /** Looks at the backup before anything is touched; answers why it is not taken. */
  readonly check: (backup: ReadableDatabase) => Refused | undefined;
  /** What else the backup holds. */
  readonly beside?: Beside;
}

/** Something that comes with a backup: fetched while nothing is changed yet, and put in its place by renaming alone. */
export interface Beside {
  readonly fetch: () => Refused | undefined;
  readonly place: () => void;
  /** Destroys what was fetched and not placed. */
  readonly drop: () => void;
}

interface Restored {
  /** Of the backup. */
  readonly sha256: string;
  /** Where the database that stood there is kept now; `null` when there was none. */
  readonly replaced: string | null;
}

/**
 * Puts a backup in the place of a closed house's database (Q05): the backup is checked first, what stood there is kept whole with its
 * write-ahead log, so that no old log is ever played over the restored file. Refuses `storage.*`; nothing is changed then.
 */
export function restoreBackup(options: RestoreOptions): Restored | Refused {
  const { folder } = options;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = lockFolder(folder);
    if (isRefused(lock)) return lock;
    try {
      const refused = refusalOf(options);
      if (refused) return refused;
      mkdirSync(join(folder, 'backups'), { recursive: true, mode: 0o700 });
      return fetched(options) ?? replace(options);
    } finally {
      lock.release();
    }
  } catch (error) {
    const refused = folderRefusalOf(error, folder);
    if (!refused) throw error;
    return refused;
  }
}

function refusalOf({ file, migrations, check }: RestoreOptions): Refused | undefined {
  const backup = readOnlyFile(file, migrations);
  if (isRefused(backup)) return backup;
  try {
    const found = backup.reader.get<{ integrity_check: string }>('PRAGMA integrity_check')?.integrity_check ?? '';
    if (found !== 'ok') return refuseStorage('storage.corrupted', { detail: found });
    return check(backup.reader);
  } finally {
    backup.close();
  }
}

/** The log goes before its database: at no moment does a log stand beside a file that it is not of. */
const parts = ['-wal', '-shm', ''] as const;

/** Everything that a full disk or a bad stick can stop, before the first rename. */
function fetched({ folder, file, beside }: RestoreOptions): Refused | undefined {
  try {
    const refused = beside?.fetch();
    if (refused) beside?.drop();
    else bring(file, incomingFile(folder));
    return refused;
  } catch (error) {
    beside?.drop();
    throw error;
  }
}

/** A cut from the first rename to the last leaves the incoming file: no desk opens the folder until the restore was done again. */
function replace({ folder, stamp, beside }: RestoreOptions): Restored {
  const target = databaseFile(folder);
  const incoming = incomingFile(folder);
  beside?.place();
  const kept = join(folder, 'backups', `replaced-${stamp}.sqlite`);
  const stood = existsSync(target);
  for (const part of parts) if (existsSync(target + part)) renameSync(target + part, kept + part);
  renameSync(incoming, target);
  return { sha256: hash('sha256', readFileSync(target), 'hex'), replaced: stood ? kept : null };
}

/** A copy that fails leaves nothing: the folder is as it was. */
function bring(file: string, incoming: string): void {
  try {
    copyFileSync(file, incoming);
    synced(incoming);
  } catch (error) {
    rmSync(incoming, { force: true });
    throw error;
  }
}

function synced(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
