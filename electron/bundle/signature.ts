import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, sign, verify } from 'node:crypto';

/** A house's key for signing exports: Ed25519, both halves in hex; the secret one is kept sealed. */
export interface SigningKey {
  readonly publicKey: string;
  readonly secret: string;
}

const secretStart = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicStart = Buffer.from('302a300506032b6570032100', 'hex');

export function newSigningKey(): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(publicStart.length).toString('hex'),
    secret: privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(secretStart.length).toString('hex'),
  };
}

export function signWith({ secret }: SigningKey, bytes: Uint8Array): Uint8Array {
  const der = Buffer.concat([secretStart, Buffer.from(secret, 'hex')]);
  return sign(null, bytes, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
}

const publicKeyOf = (publicKey: string) =>
  createPublicKey({ key: Buffer.concat([publicStart, Buffer.from(publicKey, 'hex')]), format: 'der', type: 'spki' });

export const signatureHolds = (publicKey: string, bytes: Uint8Array, signature: Uint8Array): boolean =>
  signature.length === 64 && verify(null, bytes, publicKeyOf(publicKey), signature);

/** As the bundle carries it, in the form that `openssl` reads. */
export const publicKeyPem = (publicKey: string): string =>
  publicKeyOf(publicKey).export({ format: 'pem', type: 'spki' }).toString();

/** The key out of its PEM text, in that one form; `undefined` for anything else. */
export function readPublicKeyPem(pem: string): string | undefined {
  try {
    const der = createPublicKey(pem).export({ format: 'der', type: 'spki' });
    const publicKey = der.subarray(publicStart.length).toString('hex');
    return der.length === publicStart.length + 32 && publicKeyPem(publicKey) === pem ? publicKey : undefined;
  } catch {
    return undefined;
  }
}

/** What people compare: the first 16 bytes of the key's hash, in groups of four signs. */
export const fingerprintOf = (publicKey: string): string =>
  (hash('sha256', Buffer.from(publicKey, 'hex')).slice(0, 32).match(/.{4}/g) ?? []).join(' ');
