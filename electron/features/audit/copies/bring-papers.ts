import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Refused } from '../../../../shared/kernel/refusal.ts';
import { copyPapers, papersFolder, papersIn } from './copy-folder.ts';

/**
 * Puts a copy's papers in the place of a closed house's, which are kept aside beside its database of before: numbers given after the
 * copy will be given again, and no paper of one journal may stand for one of the other. Refuses `storage.corrupted`.
 */
export function bringPapers(
  copy: string,
  { folder, stamp }: { readonly folder: string; readonly stamp: string },
): Refused | undefined {
  const incoming = `${papersFolder(folder)}.part`;
  rmSync(incoming, { recursive: true, force: true });
  const from = papersFolder(copy);
  const refused = copyPapers(papersIn(copy), { from, to: incoming, onPaper: () => undefined });
  if (refused) return refused;
  if (existsSync(papersFolder(folder)))
    renameSync(papersFolder(folder), join(folder, 'backups', `replaced-${stamp}-papers`));
  renameSync(incoming, papersFolder(folder));
  return undefined;
}
