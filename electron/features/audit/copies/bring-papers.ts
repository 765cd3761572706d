import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Beside } from '../../../storage/restore.ts';
import { copyPapers, papersFolder, papersIn } from './copy-folder.ts';

/**
 * Puts a copy's papers in the place of a closed house's, which are kept aside beside its database of before: numbers given after the
 * copy will be given again, and no paper of one journal may stand for one of the other. Refuses `storage.corrupted`.
 */
export function bringPapers(
  copy: string,
  { folder, stamp }: { readonly folder: string; readonly stamp: string },
): Beside {
  const target = papersFolder(folder);
  const incoming = `${target}.part`;
  const drop = (): void => rmSync(incoming, { recursive: true, force: true });
  return {
    fetch: () => {
      drop();
      return copyPapers(papersIn(copy), { from: papersFolder(copy), to: incoming, onPaper: () => undefined });
    },
    place: () => {
      if (existsSync(target)) renameSync(target, join(folder, 'backups', `replaced-${stamp}-papers`));
      renameSync(incoming, target);
    },
    drop,
  };
}
