import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefused, type Refused } from '../../../../shared/kernel/refusal.ts';
import { verifyDatabase } from '../../../journal/verify-database.ts';
import { syncFile } from '../../../storage/copy-database.ts';
import { migrations } from '../../../storage/migrations/index.ts';
import { openReadOnly } from '../../../storage/open.ts';
import { refuseStorage } from '../../../storage/refusals.ts';

/** How a copy's journal ends. */
export interface CopyHead {
  readonly lines: number;
  readonly hash: string;
}

export const papersFolder = (folder: string): string => join(folder, 'papers');

/** The sealed papers of a data folder or a copy; what a press is writing at this moment has another name. */
export function papersIn(folder: string): readonly string[] {
  try {
    return readdirSync(papersFolder(folder)).filter((name) => name.endsWith('.sealed'));
  } catch {
    // A house that has filed no paper yet has no folder for them.
    return [];
  }
}

/** Copies papers byte for byte, each read again where it came to lie. Refuses `storage.corrupted` for one that came out otherwise. */
export function copyPapers(
  names: readonly string[],
  { from, to, onPaper }: { readonly from: string; readonly to: string; readonly onPaper: (done: number) => void },
): Refused | undefined {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const [index, name] of names.entries()) {
    copyFileSync(join(from, name), join(to, name));
    syncFile(join(to, name));
    if (digest(join(from, name)) !== digest(join(to, name)))
      return refuseStorage('storage.corrupted', { detail: name });
    onPaper(index + 1);
  }
  return undefined;
}

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Proves the database of a copy: that SQLite finds every page whole, and that the chain holds to its last line. Refuses `storage.*` and
 * `journal.*`.
 */
export function verifyCopy(folder: string, onLines?: (lines: number, of: number) => void): CopyHead | Refused {
  const store = openReadOnly(folder, migrations);
  if (isRefused(store)) return store;
  try {
    const found = store.raw.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') return refuseStorage('storage.corrupted', { detail: String(found) });
    return verifyDatabase(store.reader, onLines);
  } finally {
    store.close();
  }
}
