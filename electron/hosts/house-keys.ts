import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import { systemChance } from '../desk/ports.ts';
import type { Store } from '../storage/database.ts';
import { keyPlace, type KeyPlace } from '../storage/key-file.ts';
import {
  createKeyring,
  hasKeyring,
  rewrapKeychain,
  rewrapKeyFile,
  rewrapRecoveryCode,
  unlock,
  type Keychain,
} from '../storage/keyring.ts';
import { KeyMissing, type LockableSealer } from '../storage/sealer.ts';

interface KeyOptions {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly keychain?: Keychain;
  readonly rehearsal?: boolean;
}

/** What a house was opened with; the data key of a house that lost it comes with the recovery code. */
export interface Keys {
  dataKey: Uint8Array | undefined;
  /** Shown once, when the house was founded just now. */
  readonly recoveryCode: string | undefined;
}

/** What the printed recovery code can do in an open house (decision 27). */
export interface Recovery {
  /**
   * Opens the names by the printed recovery code and gives the key anew to this computer's key file and keychain, where they had lost
   * it. Refuses `keys.*`.
   */
  unlockBy(recoveryCode: string): Refused | undefined;
  /** Makes a new recovery code, shown once; the one before opens nothing any more. Throws while the key is lost. */
  renewRecoveryCode(): string;
}

/** A new house gets its keys; a known one is unlocked, or opens without. Refuses `keys.*`. */
export function keysOf(store: Store, options: KeyOptions): Keys | Refused {
  const place = keyPlace(options.folder, options.env);
  const keys = hasKeyring(store.reader) ? knownKeys(store, place, options) : newKeys(store, place, options);
  if (!isRefused(keys) && keys.dataKey) keepInKeychain(store, keys.dataKey, options);
  return keys;
}

function knownKeys(store: Store, place: KeyPlace, { keychain }: KeyOptions): Keys | Refused {
  const opened = unlock(store.reader, { ...(keychain && { keychain }), place });
  if (!isRefused(opened)) return { dataKey: opened.dataKey, recoveryCode: undefined };
  return opened.refusal.code === 'keys.lost' ? { dataKey: undefined, recoveryCode: undefined } : opened;
}

function newKeys(store: Store, place: KeyPlace, { rehearsal }: KeyOptions): Keys | Refused {
  // The data key is never drawn from a seed, not even in a rehearsal.
  return store.transaction((db) => {
    const created = createKeyring(db, { place, chance: systemChance() });
    // The mark is for good: not on a folder whose founding was refused.
    if (rehearsal && !isRefused(created)) db.run("INSERT INTO marks (mark, value) VALUES ('rehearsal', 'yes')");
    return created;
  });
}

/** A keychain that does not hold the key (a new computer, another user) gets it; one that does is left as it is. */
function keepInKeychain(store: Store, dataKey: Uint8Array, { keychain }: KeyOptions): void {
  if (!keychain || !isRefused(unlock(store.reader, { keychain }))) return;
  store.transaction((db) => rewrapKeychain(db, dataKey, { keychain, chance: systemChance() }));
}

interface RecoveryParts {
  readonly store: Store;
  readonly sealer: LockableSealer;
  readonly keys: Keys;
  readonly options: KeyOptions;
}

/** The house's way back to its names; see `Recovery`. */
export function recoveryOf({ store, sealer, keys, options }: RecoveryParts): Recovery {
  return {
    unlockBy: (recoveryCode) => {
      const opened = unlock(store.reader, { recoveryCode });
      if (isRefused(opened)) return opened;
      if (keys.dataKey) return undefined;
      const { dataKey } = opened;
      const place = keyPlace(options.folder, options.env);
      const refused = store.transaction((db) => rewrapKeyFile(db, dataKey, { place, chance: systemChance() }));
      if (refused) return refused;
      keepInKeychain(store, dataKey, options);
      keys.dataKey = dataKey;
      sealer.unlock(dataKey);
      return undefined;
    },
    renewRecoveryCode: () => {
      const { dataKey } = keys;
      if (!dataKey) throw new KeyMissing();
      return store.transaction((db) => rewrapRecoveryCode(db, dataKey, systemChance()));
    },
  };
}
