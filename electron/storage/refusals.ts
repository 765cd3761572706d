import { accessSync, constants } from 'node:fs';
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
  'storage.migrationFailed': [],
  'storage.dayOpen': [],
  'storage.restoreCut': [],
  'storage.full': [],
  'storage.failed': [],
} as const satisfies RefusalList;

export type StorageRefusal = keyof typeof storageRefusals;

export const refuseStorage = refuser<StorageRefusal>(storageRefusals);

const codes: Readonly<Record<string, StorageRefusal>> = {
  SQLITE_FULL: 'storage.full',
  SQLITE_BUSY: 'storage.busy',
  SQLITE_LOCKED: 'storage.busy',
  SQLITE_READONLY: 'storage.readOnly',
  SQLITE_PERM: 'storage.readOnly',
  SQLITE_CORRUPT: 'storage.corrupted',
  SQLITE_NOTADB: 'storage.corrupted',
  SQLITE_CANTOPEN: 'storage.failed',
  SQLITE_IOERR: 'storage.failed',
  ENOSPC: 'storage.full',
  EDQUOT: 'storage.full',
  EFBIG: 'storage.full',
  EROFS: 'storage.readOnly',
};

/** What the file system says of a folder; elsewhere the same codes may be a bug of ours. */
const folderCodes: Readonly<Record<string, StorageRefusal>> = {
  EACCES: 'storage.readOnly',
  EPERM: 'storage.readOnly',
  ENOENT: 'storage.missing',
  ENOTDIR: 'storage.missing',
  EEXIST: 'storage.missing',
  EIO: 'storage.failed',
};

/**
 * The refusal behind an error of SQLite or of a full disk, or `undefined` when the error is a bug of ours. Extended codes
 * (`SQLITE_IOERR_WRITE`) fall under their family.
 */
export function storageRefusalOf(error: unknown): Refused<StorageRefusal> | undefined {
  const detail = codeOf(error);
  if (detail === undefined) return undefined;
  const code = codes[detail] ?? codes[detail.split('_').slice(0, 2).join('_')];
  return code && refuseStorage(code, { detail });
}

/**
 * The same while a folder is opened, where what the file system says is about that folder. SQLite says only "cannot open"
 * of a folder in which it may not make its log.
 */
export function folderRefusalOf(error: unknown, folder: string): Refused<StorageRefusal> | undefined {
  const detail = codeOf(error);
  if (detail === 'SQLITE_CANTOPEN' && !isWritable(folder)) return refuseStorage('storage.readOnly', { folder, detail });
  const code = detail === undefined ? undefined : folderCodes[detail];
  return code ? refuseStorage(code, { folder, detail: detail ?? '' }) : storageRefusalOf(error);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
