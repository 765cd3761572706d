import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PressFault } from './press-message.ts';

/** Writes beside the target, syncs, renames, syncs the folder: after a power cut the file is whole or not there. */
export function writeWhole(file: string, bytes: Uint8Array): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.part`;
  try {
    const handle = openSync(temporary, 'w', 0o600);
    try {
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(folder);
}

/** Windows cannot open a folder; there the rename itself is durable. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const faults: Readonly<Record<string, PressFault>> = {
  ENOSPC: 'no-space',
  EDQUOT: 'no-space',
  EFBIG: 'no-space',
  EACCES: 'folder-unwritable',
  EPERM: 'folder-unwritable',
  EROFS: 'folder-unwritable',
  EEXIST: 'folder-unwritable',
  ENOTDIR: 'folder-unwritable',
  ENOENT: 'folder-unwritable',
  EISDIR: 'folder-unwritable',
};

/** Names what the file system threw; `undefined` when it was not the file system. */
export function writeFaultOf(error: unknown): PressFault | undefined {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return Object.hasOwn(faults, code) ? faults[code] : undefined;
}
