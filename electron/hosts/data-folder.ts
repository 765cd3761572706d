import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the house's data lies when nobody says otherwise: the user's own data, not what a domain copies between computers. */
export function usualDataFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Tapis', 'data');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Tapis', 'data');
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'tapis', 'data');
}
