import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { app, safeStorage } from 'electron';
import type { Keychain } from '../../storage/keyring.ts';
import { keychainWith } from './secret-keychain.ts';

/**
 * The operating system's own place for secrets, once Electron is ready; `undefined` where there is none, and the key file has to do. The
 * system keeps one secret of this installation, which wraps the keys of its houses: it is asked once, and waited for, before a house is opened.
 */
export async function systemKeychain(): Promise<Keychain | undefined> {
  try {
    if (!(await safeStorage.isAsyncEncryptionAvailable()) || isScrambledOnly()) return undefined;
    return keychainWith(await secretIn(join(app.getPath('userData'), 'keychain.secret')));
  } catch {
    // A locked keyring, another user's, another computer's: what it holds is left as it is, for the day it can be read again.
    return undefined;
  }
}

/** On Linux without a keyring Chromium scrambles with a password that everybody knows: that is no place for secrets. */
const isScrambledOnly = (): boolean =>
  process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text';

async function secretIn(file: string): Promise<Uint8Array> {
  if (existsSync(file)) {
    const { result } = await safeStorage.decryptStringAsync(readFileSync(file));
    return Buffer.from(result, 'hex');
  }
  const secret = randomBytes(32);
  const kept = await safeStorage.encryptStringAsync(secret.toString('hex'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, kept, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secret;
}
