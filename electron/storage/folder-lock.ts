import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Refused } from '../../shared/kernel/refusal.ts';
import { refuseStorage, storageRefusalOf } from './refusals.ts';

export interface FolderLock {
  release(): void;
}

/**
 * One process per data folder: an exclusive transaction held open on a separate lock database. The operating system frees it
 * when the process dies, whatever killed it. Refuses `storage.inUse` when another process holds it.
 */
export function lockFolder(folder: string): FolderLock | Refused {
  let lock: Database.Database | undefined;
  try {
    lock = new Database(join(folder, 'lock.sqlite'), { timeout: 0 });
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
