import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { profileSchema } from '../../../shared/contract/profile.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';

const folder = fileURLToPath(new URL('../../../resources/profiles', import.meta.url));

/** The rule profile of that name among the product's own files; `undefined` when there is none. Throws on a malformed file. */
export function profileNamed(name: string): Profile | undefined {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? profileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Every profile that the product has, by name. */
export const productProfiles = (): readonly Profile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => profileNamed(file.replace(/\.json$/, '')) ?? []);
