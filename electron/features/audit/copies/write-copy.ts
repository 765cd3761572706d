import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { isRefused, type Refused } from '../../../../shared/kernel/refusal.ts';
import { copyDatabase } from '../../../storage/copy-database.ts';
import type { Store } from '../../../storage/database.ts';
import { databaseFile } from '../../../storage/open.ts';
import { folderRefusalOf } from '../../../storage/refusals.ts';
import { copyPapers, papersFolder, papersIn, verifyCopy, type CopyHead } from './copy-folder.ts';

export interface CopyOrder {
  readonly store: Store;
  readonly dataFolder: string;
  /** The new folder of the copy. */
  readonly to: string;
  readonly onProgress: (done: number, of: number) => void;
}

export interface WrittenCopy extends CopyHead {
  readonly papers: number;
}

/**
 * Writes a copy of the house's data, names sealed as they are and no key with them: the database as it stands now and every filed
 * paper. It takes its name only when it was read again and found whole; stopped or failed, nothing of it stays. Refuses `storage.*`
 * and `journal.*`; throws what `onProgress` throws.
 */
export async function writeCopy(order: CopyOrder): Promise<WrittenCopy | Refused> {
  const partial = `${order.to}.part`;
  try {
    mkdirSync(partial, { mode: 0o700 });
    const written = await writeInto(partial, order);
    if (!isRefused(written)) renameSync(partial, order.to);
    return written;
  } catch (error) {
    const refused = folderRefusalOf(error, order.to);
    if (!refused) throw error;
    return refused;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

async function writeInto(folder: string, { store, dataFolder, onProgress }: CopyOrder): Promise<WrittenCopy | Refused> {
  await copyDatabase(store, databaseFile(folder), onProgress);
  // After the database: a paper is on the disk before the journal says so, so none is missing that the copy knows of.
  const names = papersIn(dataFolder);
  const refused = copyPapers(names, {
    from: papersFolder(dataFolder),
    to: papersFolder(folder),
    onPaper: (done) => onProgress(done, names.length),
  });
  if (refused) return refused;
  const head = verifyCopy(folder, onProgress);
  return isRefused(head) ? head : { ...head, papers: names.length };
}
