import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes } from 'node:crypto';

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
  const blindKey = createHmac('sha256', dataKey).update('tapis blind index 1').digest();
  return {
    seal: (purpose, value) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', dataKey, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: <Value>(purpose: string, sealed: Uint8Array): Value => {
      const decipher = createDecipheriv('aes-256-gcm', dataKey, sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return JSON.parse(body.toString('utf8')) as Value;
    },
    blind: blindWith(blindKey),
  };
}

const blockBytes = 64;

/**
 * HMAC-SHA-256 (RFC 2104) of short texts, cut to 128 bits. Spelt out over the one-shot hash with the padded keys made once: a
 * registration takes some twenty of these, and `createHmac` costs seven times as much each.
 */
function blindWith(key: Uint8Array): (text: string) => string {
  const padded = (pad: number): Buffer =>
    Buffer.alloc(blockBytes, pad).map((byte, at) => byte ^ (key[at] ?? 0)) as Buffer;
  const inner = padded(0x36);
  const outer = padded(0x5c);
  return (text) => {
    const inside = hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'buffer');
    return hash('sha256', Buffer.concat([outer, inside]), 'hex').slice(0, 32);
  };
}

/** The data key is not at hand: names and texts cannot be read, the chain and every figure still can. */
export class KeyMissing extends Error {
  constructor() {
    super('the data key is missing');
  }
}

/** Stands in for the sealer when the key is lost; each use throws `KeyMissing`. */
export const lockedSealer: Sealer = {
  seal: () => missing(),
  open: () => missing(),
  blind: () => missing(),
};

function missing(): never {
  throw new KeyMissing();
}
