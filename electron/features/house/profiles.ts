import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { profileSchema } from '../../../shared/contract/profile.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';

/** The rule profile of that name among the product's own files; `undefined` when there is none. Throws on a malformed file. */
export function profileNamed(folder: string, name: string): Profile | undefined {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? profileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
