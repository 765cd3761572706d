import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usualDataFolder } from '../../electron/hosts/data-folder.ts';

it('keeps data with the user, where the system expects it', () => {
  expect(usualDataFolder({ LOCALAPPDATA: 'L' }, 'win32')).toBe(join('L', 'Tapis', 'data'));
  expect(usualDataFolder({}, 'darwin')).toBe(join(homedir(), 'Library', 'Application Support', 'Tapis', 'data'));
  expect(usualDataFolder({ XDG_DATA_HOME: '/x' }, 'linux')).toBe(join('/x', 'tapis', 'data'));
  expect(usualDataFolder({}, 'linux')).toBe(join(homedir(), '.local', 'share', 'tapis', 'data'));
});
