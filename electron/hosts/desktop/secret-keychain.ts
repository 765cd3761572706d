import type { Keychain } from '../../storage/keyring.ts';
import { sealerWith } from '../../storage/sealer.ts';

const purpose = 'keychain wrap';

/** A keychain over one secret (32 bytes) that the operating system keeps. */
export function keychainWith(secret: Uint8Array): Keychain {
  const sealer = sealerWith(secret);
  return {
    wrap: (key) => sealer.seal(purpose, Buffer.from(key).toString('hex')),
    unwrap: (wrapped) => {
      try {
        return Buffer.from(sealer.open<string>(purpose, wrapped), 'hex');
      } catch {
        return undefined; // wrapped by another computer
      }
    },
  };
}
