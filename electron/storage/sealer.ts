import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hash, randomBytes } from 'node:crypto';

/** Authenticated encryption with the house's data key, and keyed digests for equality search. */
export interface Sealer {
  seal(purpose: string, value: unknown): Uint8Array;
  open<Value>(purpose: string, sealed: Uint8Array): Value;
  blind(text: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM; layout nonce (12) · tag (16) · ciphertext; `purpose` is authenticated, so a sealed value cannot be moved to
 * another row. The blind index uses its own key, derived from the data key.
 */
export function sealerWith(dataKey: Uint8Array): Sealer {
  // A key that OpenSSL holds already: handed over as bytes, it is taken in anew at every use.
  const key = createSecretKey(dataKey);
  const blindKey = createHmac('sha256', dataKey).update('tapis blind index 1').digest();
  return {
    seal: (purpose, value) => {
      const nonce = freshNonce();
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const body = cipher.update(JSON.stringify(value), 'utf8');
      // In this mode nothing is left for the end: it only makes the tag.
      cipher.final();
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: <Value>(purpose: string, sealed: Uint8Array): Value => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = decipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8');
      // Throws when the bytes or their purpose are others.
      return JSON.parse(body + decipher.final('utf8')) as Value;
    },
    blind: blindWith(blindKey),
  };
}

const noncesAtOnce = 100;

/** Nonces from the system's chance, drawn some at a time; none is given out twice. */
const freshNonce = (() => {
  let pool = Buffer.alloc(0);
  return (): Buffer => {
    if (pool.length === 0) pool = randomBytes(nonceBytes * noncesAtOnce);
    const nonce = pool.subarray(0, nonceBytes);
    pool = pool.subarray(nonceBytes);
    return nonce;
  };
})();

const blockBytes = 64;
const digestBytes = 32;
const usualBytes = 4096;

/**
 * HMAC-SHA-256 (RFC 2104) of short texts, cut to 128 bits. Spelt out over the one-shot hash with the padded keys made once and
 * left standing before the bytes: a registration takes some ten of these, and `createHmac` costs several times as much each.
 */
function blindWith(key: Uint8Array): (text: string) => string {
  const padded = (pad: number, room: number): Buffer => {
    const bytes = Buffer.alloc(blockBytes + room);
    for (let at = 0; at < blockBytes; at += 1) bytes[at] = pad ^ (key[at] ?? 0);
    return bytes;
  };
  const usual = padded(0x36, usualBytes);
  const outer = padded(0x5c, digestBytes);
  return (text) => {
    const length = blockBytes + Buffer.byteLength(text);
    const inner = length > usual.length ? padded(0x36, length) : usual;
    inner.write(text, blockBytes, 'utf8');
    outer.write(hash('sha256', inner.subarray(0, length), 'hex'), blockBytes, 'hex');
    return hash('sha256', outer, 'hex').slice(0, 32);
  };
}

/** The data key is not at hand: names and texts cannot be read, the chain and every figure still can. */
export class KeyMissing extends Error {
  constructor() {
    super('the data key is missing');
  }
}

/** A sealer whose key may come later. */
export interface LockableSealer extends Sealer {
  readonly locked: boolean;
  unlock(dataKey: Uint8Array): void;
}

/** The sealer of a house: without the data key each use throws `KeyMissing`, until the recovery code brings the key back. */
export function lockableSealer(dataKey?: Uint8Array): LockableSealer {
  let sealer = dataKey && sealerWith(dataKey);
  const held = (): Sealer => {
    if (!sealer) throw new KeyMissing();
    return sealer;
  };
  return {
    get locked() {
      return sealer === undefined;
    },
    unlock: (key) => {
      sealer = sealerWith(key);
    },
    seal: (purpose, value) => held().seal(purpose, value),
    open: (purpose, sealed) => held().open(purpose, sealed),
    blind: (text) => held().blind(text),
  };
}
