import { newSigningKey, type SigningKey } from '../../../bundle/signature.ts';
import type { ReadableDatabase, UnitOfWork } from '../../../storage/database.ts';
import type { Sealer } from '../../../storage/sealer.ts';

const purpose = 'signing-key';

interface Stored {
  readonly public_key: string;
  readonly sealed: Uint8Array;
}

const stored = (db: ReadableDatabase): Stored | undefined =>
  db.get<Stored>('SELECT public_key, sealed FROM signing_key WHERE one = 1');

export const publicKeyOf = (db: ReadableDatabase): string | undefined => stored(db)?.public_key;

/** The whole key; throws `KeyMissing` when the data key is lost. */
export function openSigningKey(db: ReadableDatabase, sealer: Sealer): SigningKey | undefined {
  const row = stored(db);
  return row && { publicKey: row.public_key, secret: sealer.open<string>(purpose, row.sealed) };
}

export const putSigningKey = (db: UnitOfWork, publicKey: string, sealed: Uint8Array): void =>
  db.run('INSERT INTO signing_key (one, public_key, sealed) VALUES (1, ?, ?)', publicKey, sealed);

/** A new key as the desk's command takes it. Drawn from the system's chance, never from a seed. */
export function sealedNewKey(sealer: Sealer): { readonly publicKey: string; readonly sealed: string } {
  const { publicKey, secret } = newSigningKey();
  return { publicKey, sealed: Buffer.from(sealer.seal(purpose, secret)).toString('base64') };
}
