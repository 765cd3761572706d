import { closeSync, fsyncSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Store } from './database.ts';

/** So many pages are copied before anybody is told, and asked whether to go on. */
const pagesAtOnce = 256;

/**
 * Copies the database of an open reader into one new file, as it stands at this moment: within one read, so that a desk that goes on
 * writing neither changes the copy nor makes it begin again. Throws what `onPages` throws, and the file system's or SQLite's error.
 */
export async function copyDatabase(
  store: Store,
  file: string,
  onPages: (done: number, of: number) => void,
): Promise<void> {
  store.raw.exec('BEGIN');
  try {
    store.reader.get('SELECT seq FROM journal_head');
    await store.raw.backup(file, {
      progress: ({ totalPages, remainingPages }) => {
        onPages(totalPages - remainingPages, totalPages);
        return pagesAtOnce;
      },
    });
  } finally {
    store.raw.exec('ROLLBACK');
  }
  settle(file);
}

/** One file that needs no other beside it, whole on its disk: it can be read from where nothing may be written. */
function settle(file: string): void {
  const copy = new Database(file);
  copy.pragma('journal_mode = DELETE');
  copy.close();
  syncFile(file);
}

/** Waits until a file's bytes are on its disk. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
