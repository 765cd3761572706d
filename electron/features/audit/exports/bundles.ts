import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A bundle that lies in the folder `exports`; `bytes` is `null` for a folder. */
export interface FoundBundle {
  readonly file: string;
  readonly bytes: number | null;
  readonly at: number;
}

const isBundleName = (name: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/.test(name) && !name.endsWith('.part');

/** What can be verified there, newest first: ZIP files and folders, also those that were brought from elsewhere. */
export function bundlesIn(folder: string): FoundBundle[] {
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder).filter(isBundleName);
  } catch {
    return [];
  }
  return names
    .flatMap((file) => {
      const found = statSync(join(folder, file), { throwIfNoEntry: false });
      if (!found || !(found.isDirectory() || file.endsWith('.zip'))) return [];
      return [{ file, bytes: found.isDirectory() ? null : found.size, at: Math.round(found.mtimeMs) }];
    })
    .sort((one, other) => other.at - one.at);
}
