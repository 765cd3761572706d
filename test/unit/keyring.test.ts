import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeOn } from '../../electron/storage/database.ts';
import type { Store } from '../../electron/storage/database.ts';
import { keyPlace } from '../../electron/storage/key-file.ts';
import type { KeyPlace } from '../../electron/storage/key-file.ts';
import {
  createKeyring,
  hasKeyring,
  rewrapKeychain,
  rewrapKeyFile,
  rewrapRecoveryCode,
  unlock,
} from '../../electron/storage/keyring.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { sealerWith } from '../../electron/storage/sealer.ts';

const chance = { hex: (bytes: number) => randomBytes(bytes).toString('hex') };
let folder = '';
let store: Store;
let place: KeyPlace;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-keys-'));
  mkdirSync(join(folder, 'data'));
  const raw = new Database(join(folder, 'data', 'tapis.db'));
  for (const { up } of migrations) raw.exec(up);
  store = storeOn(raw);
  place = keyPlace(join(folder, 'data'), { TAPIS_KEY_FILE: join(folder, 'config', 'house.key') });
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

function created() {
  const keyring = store.transaction((uow) => createKeyring(uow, { place, chance }));
  if ('refusal' in keyring) throw new Error(keyring.refusal.code);
  return keyring;
}

/** Changes one bit in the middle of a stored wrap. */
function tamper(method: string) {
  const row = store.reader.get<{ wrapped: Uint8Array }>('SELECT wrapped FROM key_wraps WHERE method = ?', method)!;
  row.wrapped[20]! ^= 1;
  store.transaction((uow) => uow.run('UPDATE key_wraps SET wrapped = ? WHERE method = ?', row.wrapped, method));
}

test('a new house gets a 32-byte key that its key file and its recovery code both open', () => {
  expect(hasKeyring(store.reader)).toBe(false);
  const { dataKey, recoveryCode } = created();
  expect(dataKey).toHaveLength(32);
  expect(hasKeyring(store.reader)).toBe(true);
  expect(unlock(store.reader, { place })).toEqual({ dataKey });
  expect(unlock(store.reader, { recoveryCode })).toEqual({ dataKey });
  expect(() => created()).toThrow('has a keyring already');
});

test('the key file is for its owner only, lies outside the data folder, and the database holds no key in clear', () => {
  const { dataKey } = created();
  expect(statSync(place.file!).mode & 0o777).toBe(0o600);
  expect(existsSync(`${place.file!}.new`)).toBe(false);
  const stored = readFileSync(join(folder, 'data', 'tapis.db'));
  const secret = readFileSync(place.file!, 'latin1').split('\n')[1]!;
  for (const hex of [Buffer.from(dataKey).toString('hex'), secret]) {
    expect(stored.includes(hex)).toBe(false);
    expect(stored.includes(Buffer.from(hex, 'hex'))).toBe(false);
  }
});

test('without TAPIS_KEY_FILE each house has its own file in the configuration folder', () => {
  const config = { XDG_CONFIG_HOME: join(folder, 'config') };
  place = { ...keyPlace(join(folder, 'data'), config), folder: join(folder, 'config', 'tapis', 'keys') };
  const { dataKey } = created();
  expect(unlock(store.reader, { place })).toEqual({ dataKey });
  expect(readdirSync(place.folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.key$/)]);
});

test('a key file inside the data folder is refused, also through a link, and nothing is written', () => {
  symlinkSync(join(folder, 'data'), join(folder, 'elsewhere'));
  for (const file of [join(folder, 'data', 'house.key'), join(folder, 'elsewhere', 'deep', 'house.key')]) {
    const answer = store.transaction((uow) => createKeyring(uow, { place: { ...place, file }, chance }));
    expect(answer).toMatchObject({ refusal: { code: 'keys.insideDataFolder', params: { file } } });
    expect(existsSync(file)).toBe(false);
  }
  expect(hasKeyring(store.reader)).toBe(false);
});

test('a folder beside the data folder whose name begins alike is outside', () => {
  const file = join(folder, 'data-keys', 'house.key');
  expect(store.transaction((uow) => createKeyring(uow, { place: { ...place, file }, chance }))).toHaveProperty(
    'dataKey',
  );
});

test('an existing file that is no key file is refused and left as it is', () => {
  mkdirSync(join(folder, 'config'));
  writeFileSync(place.file!, 'my diary');
  const answer = store.transaction((uow) => createKeyring(uow, { place, chance }));
  expect(answer).toMatchObject({ refusal: { code: 'keys.fileUnusable' } });
  expect(readFileSync(place.file!, 'utf8')).toBe('my diary');
});

test('key file lost: refused by name; the recovery code brings the names back and a new file is made', () => {
  const { dataKey, recoveryCode } = created();
  const sealed = sealerWith(dataKey).seal('person:p_1', { surname: 'MARTIN' });
  rmSync(place.file!);
  expect(unlock(store.reader, { place })).toMatchObject({
    refusal: { code: 'keys.lost', params: { tried: ['key-file'] } },
  });
  const recovered = unlock(store.reader, { place, recoveryCode });
  if ('refusal' in recovered) throw new Error(recovered.refusal.code);
  expect(sealerWith(recovered.dataKey).open('person:p_1', sealed)).toEqual({ surname: 'MARTIN' });
  expect(store.transaction((uow) => rewrapKeyFile(uow, recovered.dataKey, { place, chance }))).toBeUndefined();
  expect(unlock(store.reader, { place })).toEqual({ dataKey });
});

test("another house's key file opens nothing", () => {
  created();
  writeFileSync(place.file!, `tapis key file 1\n${'ab'.repeat(32)}\n`);
  expect(unlock(store.reader, { place })).toMatchObject({ refusal: { code: 'keys.lost' } });
});

test('a tampered wrap opens nothing, by file, code or keychain', () => {
  const { dataKey, recoveryCode } = created();
  const keychain = {
    wrap: (secret: Uint8Array) => secret.map((byte) => byte ^ 90),
    unwrap: (wrapped: Uint8Array) => wrapped.map((byte) => byte ^ 90),
  };
  store.transaction((uow) => rewrapKeychain(uow, dataKey, { keychain, chance }));
  expect(unlock(store.reader, { keychain })).toEqual({ dataKey });
  for (const method of ['key-file', 'recovery-code', 'keychain']) tamper(method);
  expect(unlock(store.reader, { place })).toMatchObject({ refusal: { code: 'keys.lost' } });
  expect(unlock(store.reader, { recoveryCode })).toMatchObject({ refusal: { code: 'keys.recoveryCodeWrong' } });
  expect(unlock(store.reader, { keychain, place })).toMatchObject({
    refusal: { code: 'keys.lost', params: { tried: ['keychain', 'key-file'] } },
  });
});

test('a keychain that does not answer leaves the key file as the second way', () => {
  const { dataKey } = created();
  const keychain = { wrap: (secret: Uint8Array) => secret, unwrap: () => undefined };
  expect(unlock(store.reader, { keychain, place })).toEqual({ dataKey });
});

test('a mistyped recovery code is told from a wrong one, and a new code ends the old', () => {
  const { dataKey, recoveryCode } = created();
  const mistyped = (recoveryCode.startsWith('7') ? '8' : '7') + recoveryCode.slice(1);
  expect(unlock(store.reader, { recoveryCode: mistyped })).toMatchObject({
    refusal: { code: 'keys.recoveryCodeMistyped' },
  });
  const fresh = store.transaction((uow) => rewrapRecoveryCode(uow, dataKey, chance));
  expect(unlock(store.reader, { recoveryCode })).toMatchObject({ refusal: { code: 'keys.recoveryCodeWrong' } });
  expect(unlock(store.reader, { recoveryCode: fresh })).toEqual({ dataKey });
});

test('a database whose wraps were removed says the key is lost, not that the house is new to this way', () => {
  created();
  store.transaction((uow) => uow.run("DELETE FROM key_wraps WHERE method = 'key-file'"));
  expect(unlock(store.reader, { place })).toMatchObject({ refusal: { code: 'keys.lost' } });
});

test('a journal with lines gets no second key when all wraps were removed', () => {
  created();
  const line = "INSERT INTO journal (seq, stream, rev, type, body, prev, hash) VALUES (1, 'house', 1, 'x', '{}', ?, ?)";
  store.transaction((uow) => uow.run(line, '0'.repeat(64), 'a'.repeat(64)));
  store.transaction((uow) => uow.run('DELETE FROM key_wraps'));
  const answer = store.transaction((uow) => createKeyring(uow, { place, chance }));
  expect(answer).toMatchObject({ refusal: { code: 'keys.lost' } });
  expect(hasKeyring(store.reader)).toBe(false);
});
