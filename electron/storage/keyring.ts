import { createHash, createHmac, hkdfSync, scryptSync, timingSafeEqual } from 'node:crypto';
import { isRefused } from '../../shared/kernel/refusal.ts';
import type { Refused } from '../../shared/kernel/refusal.ts';
import type { ReadableDatabase, UnitOfWork } from './database.ts';
import { keyFileOf, readKeyFile, writeKeyFile } from './key-file.ts';
import type { KeyPlace } from './key-file.ts';
import { refuse } from './key-refusals.ts';
import { printRecoveryCode, readRecoveryCode } from './recovery-code.ts';
import { sealerWith } from './sealer.ts';

/**
 * The keyring: one 32-byte data key for a house, which seals every name and free text, wrapped three ways in `key_wraps`
 * (the operating system's keychain, a key file outside the data folder, a printed recovery code). The database alone, and
 * so a backup, opens nothing.
 */
export interface Keychain {
  wrap(secret: Uint8Array): Uint8Array;
  /** `undefined` when the system refuses or the bytes are not its own. */
  unwrap(wrapped: Uint8Array): Uint8Array | undefined;
}

/** Chance as the desk has it: `n` bytes as lower-case hex. */
interface KeyChance {
  hex(bytes: number): string;
}

type Method = 'keychain' | 'key-file' | 'recovery-code';

interface Wrap {
  readonly salt: Uint8Array;
  readonly wrapped: Uint8Array;
}

const keyBytes = 32;
const saltBytes = 16;
const codeBytes = 16;
// The code holds 128 bits of chance; stretching is a second lock, not the first, so it need not be slow at set-up.
const stretch = { N: 2 ** 14, r: 8, p: 1 };

/** True once the house has a keyring. A database without one is new. */
export const hasKeyring = (db: ReadableDatabase): boolean => db.get('SELECT 1 FROM key_wraps LIMIT 1') !== undefined;

/**
 * First run: makes the data key, the key file (or uses the operator's, when it is one) and the recovery code. The code is
 * shown once and kept nowhere. Refuses `keys.insideDataFolder`, `keys.fileUnusable`, and `keys.lost` when the journal is not new; throws when
 * there is a keyring.
 */
export function createKeyring(
  db: UnitOfWork,
  options: { readonly place: KeyPlace; readonly chance: KeyChance },
): { readonly dataKey: Uint8Array; readonly recoveryCode: string } | Refused {
  if (hasKeyring(db)) throw new Error('the house has a keyring already');
  // Lines without any wrap: the wraps were removed. A second key would hide that the names of the first are lost.
  if (db.get('SELECT 1 FROM journal LIMIT 1')) return refuse('keys.lost', { tried: [] });
  const dataKey = bytes(options.chance, keyBytes);
  const refused = rewrapKeyFile(db, dataKey, options);
  return refused ?? { dataKey, recoveryCode: rewrapRecoveryCode(db, dataKey, options.chance) };
}

/** Wraps the data key for the key file anew (a new computer). Refuses as `createKeyring`; `undefined` when done. */
export function rewrapKeyFile(
  db: UnitOfWork,
  dataKey: Uint8Array,
  options: { readonly place: KeyPlace; readonly chance: KeyChance },
): Refused | undefined {
  const salt = bytes(options.chance, saltBytes);
  const place = keyFileOf(options.place, keyId(salt));
  if (isRefused(place)) return place;
  const found = readKeyFile(place.file);
  if (found && isRefused(found)) return found;
  const secret = found ?? bytes(options.chance, keyBytes);
  if (!found) writeKeyFile(place.file, secret);
  keep(db, 'key-file', { salt, wrapped: wrapWith(fileKey(secret, salt), 'key-file', dataKey) });
  return undefined;
}

/** Makes a new recovery code; the one printed before opens nothing any more. */
export function rewrapRecoveryCode(db: UnitOfWork, dataKey: Uint8Array, chance: KeyChance): string {
  const secret = bytes(chance, codeBytes);
  const salt = bytes(chance, saltBytes);
  keep(db, 'recovery-code', { salt, wrapped: wrapWith(codeKey(secret, salt), 'recovery-code', dataKey) });
  return printRecoveryCode(secret);
}

/** Gives the data key to the operating system's keychain, with a proof that what comes back is this house's key. */
export function rewrapKeychain(
  db: UnitOfWork,
  dataKey: Uint8Array,
  options: { readonly keychain: Keychain; readonly chance: KeyChance },
): void {
  const salt = bytes(options.chance, saltBytes);
  keep(db, 'keychain', { salt, wrapped: options.keychain.wrap(Buffer.concat([dataKey, proof(dataKey, salt)])) });
}

/**
 * Opens the keyring by the ways given, in the order keychain, key file, recovery code. Refuses `keys.recoveryCodeMistyped`
 * and `keys.recoveryCodeWrong` when a code was given, else `keys.lost {tried}`: the names are lost with the key, the chain
 * and every figure stay valid, because the journal holds no sealed data.
 */
export function unlock(
  db: ReadableDatabase,
  ways: { readonly keychain?: Keychain; readonly place?: KeyPlace; readonly recoveryCode?: string },
): { readonly dataKey: Uint8Array } | Refused {
  const tried: string[] = [];
  if (ways.keychain) {
    const dataKey = byKeychain(db, ways.keychain);
    if (dataKey) return { dataKey };
    tried.push('keychain');
  }
  if (ways.place) {
    const dataKey = byKeyFile(db, ways.place);
    if (dataKey) return isRefused(dataKey) ? dataKey : { dataKey };
    tried.push('key-file');
  }
  return ways.recoveryCode === undefined ? refuse('keys.lost', { tried }) : byRecoveryCode(db, ways.recoveryCode);
}

function byKeychain(db: ReadableDatabase, keychain: Keychain): Uint8Array | undefined {
  const wrap = wrapOf(db, 'keychain');
  const opened = wrap && keychain.unwrap(wrap.wrapped);
  if (!wrap || opened?.length !== keyBytes * 2) return undefined;
  const dataKey = opened.subarray(0, keyBytes);
  return timingSafeEqual(opened.subarray(keyBytes), proof(dataKey, wrap.salt)) ? dataKey : undefined;
}

function byKeyFile(db: ReadableDatabase, where: KeyPlace): Uint8Array | undefined | Refused {
  const wrap = wrapOf(db, 'key-file');
  if (!wrap) return undefined;
  const place = keyFileOf(where, keyId(wrap.salt));
  if (isRefused(place)) return place;
  const secret = readKeyFile(place.file);
  if (!secret || isRefused(secret)) return secret;
  return unwrapWith(fileKey(secret, wrap.salt), 'key-file', wrap.wrapped);
}

function byRecoveryCode(db: ReadableDatabase, code: string): { readonly dataKey: Uint8Array } | Refused {
  const secret = readRecoveryCode(code);
  if (!secret) return refuse('keys.recoveryCodeMistyped');
  const wrap = wrapOf(db, 'recovery-code');
  const dataKey = wrap && unwrapWith(codeKey(secret, wrap.salt), 'recovery-code', wrap.wrapped);
  return dataKey ? { dataKey } : refuse('keys.recoveryCodeWrong');
}

/** Names a house's key file without naming the house: two houses on one computer have two files. */
const keyId = (salt: Uint8Array): string => createHash('sha256').update(salt).digest('hex').slice(0, 16);

const fileKey = (secret: Uint8Array, salt: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, salt, 'tapis key file 1', keyBytes));

const codeKey = (secret: Uint8Array, salt: Uint8Array): Uint8Array => scryptSync(secret, salt, keyBytes, stretch);

const proof = (dataKey: Uint8Array, salt: Uint8Array): Uint8Array =>
  createHmac('sha256', dataKey).update('tapis keychain 1\n').update(salt).digest();

const wrapWith = (key: Uint8Array, method: Method, dataKey: Uint8Array): Uint8Array =>
  sealerWith(key).seal(`key-wrap:${method}`, Buffer.from(dataKey).toString('hex'));

function unwrapWith(key: Uint8Array, method: Method, wrapped: Uint8Array): Uint8Array | undefined {
  try {
    return Buffer.from(sealerWith(key).open<string>(`key-wrap:${method}`, wrapped), 'hex');
  } catch {
    // A wrong key and an altered wrap look the same to authenticated encryption: neither opens.
    return undefined;
  }
}

const wrapOf = (db: ReadableDatabase, method: Method): Wrap | undefined =>
  db.get<Wrap>('SELECT salt, wrapped FROM key_wraps WHERE method = ?', method);

const keep = (db: UnitOfWork, method: Method, { salt, wrapped }: Wrap): void =>
  db.run(
    'INSERT INTO key_wraps (method, salt, wrapped) VALUES (?, ?, ?) ON CONFLICT (method) DO UPDATE SET salt = excluded.salt, wrapped = excluded.wrapped',
    method,
    salt,
    wrapped,
  );

const bytes = (chance: KeyChance, count: number): Uint8Array => Buffer.from(chance.hex(count), 'hex');
