import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Refused } from '../../shared/kernel/refusal.ts';
import { refuse } from './key-refusals.ts';

/** Where a house's key file lies. `file` is one named by the operator; without it, one file a house in `folder`. */
export interface KeyPlace {
  readonly dataFolder: string;
  readonly folder: string;
  readonly file?: string;
}

const header = 'tapis key file 1';

/**
 * The place by the environment: `TAPIS_KEY_FILE`, else the user's configuration folder. Never the data folder, which is
 * what backups copy: a backup that holds its own key protects nobody.
 */
export function keyPlace(dataFolder: string, env: Readonly<Record<string, string | undefined>>): KeyPlace {
  const folder = join(configFolder(env), 'keys');
  return env.TAPIS_KEY_FILE ? { dataFolder, folder, file: resolve(env.TAPIS_KEY_FILE) } : { dataFolder, folder };
}

function configFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (process.platform === 'win32') return join(env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'Tapis');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Tapis');
  return join(env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'tapis');
}

/** The file of one house. Refuses `keys.insideDataFolder`, also when a link leads there. */
export function keyFileOf(place: KeyPlace, houseKeyId: string): { readonly file: string } | Refused {
  const file = place.file ?? join(place.folder, `${houseKeyId}.key`);
  const way = relative(realPath(place.dataFolder), realPath(file));
  const outside = isAbsolute(way) || way === '..' || way.startsWith(`..${sep}`);
  return outside ? { file } : refuse('keys.insideDataFolder', { file });
}

/** The real path of what may not exist yet: links are resolved in the part that does. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/** The 32 secret bytes, `undefined` when there is no file. Refuses `keys.fileUnusable` when it is not a key file. */
export function readKeyFile(file: string): Uint8Array | undefined | Refused {
  if (!existsSync(file)) return undefined;
  const [first, secret, ...rest] = readFileSync(file, 'latin1').trimEnd().split(/\r?\n/);
  if (first !== header || !/^[0-9a-f]{64}$/.test(secret ?? '') || rest.length > 0) {
    return refuse('keys.fileUnusable', { file });
  }
  return Buffer.from(secret ?? '', 'hex');
}

/** Writes a new key file for its owner only (0600), whole or not at all. */
export function writeKeyFile(file: string, secret: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, `${header}\n${Buffer.from(secret).toString('hex')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}
