import { refuser, type RefusalList, type Refused } from '../../shared/kernel/refusal.ts';

/** What can be wrong with the data folder. Each is named, so that the person at the desk knows what to do. */
export const storageRefusals = {
  'storage.missing': [],
  'storage.inUse': [],
  'storage.busy': [],
  'storage.readOnly': [],
  'storage.corrupted': [],
  'storage.fromTheFuture': [],
  'storage.notOurs': [],
  'storage.full': [],
  'storage.failed': [],
} as const satisfies RefusalList;

export type StorageRefusal = keyof typeof storageRefusals;

export const refuseStorage = refuser<StorageRefusal>(storageRefusals);

const codes: Readonly<Record<string, StorageRefusal>> = {
  SQLITE_FULL: 'storage.full',
  ENOSPC: 'storage.full',
  SQLITE_BUSY: 'storage.busy',
  SQLITE_LOCKED: 'storage.busy',
  SQLITE_READONLY: 'storage.readOnly',
  SQLITE_PERM: 'storage.readOnly',
  EACCES: 'storage.readOnly',
  EPERM: 'storage.readOnly',
  EROFS: 'storage.readOnly',
  SQLITE_CORRUPT: 'storage.corrupted',
  SQLITE_NOTADB: 'storage.corrupted',
  SQLITE_CANTOPEN: 'storage.missing',
  ENOENT: 'storage.missing',
  SQLITE_IOERR: 'storage.failed',
};

/**
 * The refusal behind an error of SQLite or the file system, or `undefined` when the error is a bug of ours. Extended codes
 * (`SQLITE_IOERR_WRITE`) fall under their family; a write error of a full disk is told by the family as well.
 */
export function storageRefusalOf(error: unknown): Refused<StorageRefusal> | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const family = error.code.split('_').slice(0, 2).join('_');
  const code = codes[error.code] ?? codes[family];
  return code && refuseStorage(code, { detail: error.code });
}
