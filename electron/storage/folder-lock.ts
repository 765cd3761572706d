import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Refused } from '../../shared/kernel/refusal.ts';
import { refuseStorage, storageRefusalOf } from './refusals.ts';

export interface FolderLock {
  release(): void;
}

/**
 * One process per data folder: an exclusive transaction held open on a separate lock database. The operating system frees it
 * when the process dies, whatever killed it. Refuses `storage.inUse` when another process holds it; throws the file
 * system's error when the folder cannot be written, since SQLite would take such a lock as a mere reader.
 */
export function lockFolder(folder: string): FolderLock | Refused {
  const file = join(folder, 'lock.sqlite');
  accessSync(existsSync(file) ? file : folder, constants.W_OK);
  let lock: Database.Database | undefined;
  try {
    lock = new Database(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const refused = storageRefusalOf(error);
    if (!refused) throw error;
    return refused.refusal.code === 'storage.busy' ? refuseStorage('storage.inUse', { folder }) : refused;
  }
  const held = lock;
  return { release: () => held.close() };
}
