import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import { compileSoon } from '../desk/compile-soon.ts';
import { Desk } from '../desk/desk.ts';
import { fillTables } from '../desk/fill-tables.ts';
import type { Chance, DeskFeature, DirectHandler, SignatureCheck } from '../desk/feature.ts';
import type { Clock } from '../desk/ports.ts';
import { headOf } from '../journal/append.ts';
import type { Streams } from '../desk/streams.ts';
import type { ReadableDatabase, Store } from '../storage/database.ts';
import type { Keychain } from '../storage/keyring.ts';
import { migrations } from '../storage/migrations/index.ts';
import { openStore } from '../storage/open.ts';
import { storageRefusalOf } from '../storage/refusals.ts';
import { lockableSealer, type Sealer } from '../storage/sealer.ts';
import { isRehearsal, refusalOfOpenDay } from './open-day.ts';
import { keysOf, recoveryOf, type Recovery } from './house-keys.ts';
import { systemClock } from './system-clock.ts';
import { ScreenBeats } from '../features/clock/index.ts';

/** Who may come in: the check of signatures, and the commands that open and close sessions. */
export interface HouseAccess extends SignatureCheck {
  readonly handlers: readonly DirectHandler[];
}

export interface HouseOptions<Access extends HouseAccess = HouseAccess> {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The house's time; one that depends on the folder is made once it is open, and knows whether it is a rehearsal. */
  readonly clock: Clock | ((db: ReadableDatabase, folder: { readonly rehearsal: boolean }) => Clock);
  /** Where the operating system keeps secrets: the data key goes there too, and is looked for there first. */
  readonly keychain?: Keychain;
  /** Ids, salts and draws; a seeded one is told the last line of the journal, so that it draws nothing twice. */
  readonly chance: Chance | ((journalled: number) => Chance);
  readonly features: readonly DeskFeature[];
  /** How streams are folded; the house's own when left out. */
  readonly streams?: Streams;
  readonly access: (parts: { readonly store: Store; readonly sealer: Sealer }) => Access;
  readonly onFault: (id: string, error: unknown) => void;
  /** False refuses a folder without a database. */
  readonly create?: boolean;
  /** Founds the folder as a rehearsal, for good: the only kind that scripts may write to. */
  readonly rehearsal?: boolean;
  /** Brings an older folder to this program's form even while a gaming day is open: said by a person, for this once. */
  readonly updateInDay?: boolean;
  readonly onStatement?: (sql: string) => void;
}

export interface House<Access extends HouseAccess = HouseAccess> extends Recovery {
  readonly desk: Desk;
  readonly access: Access;
  readonly store: Store;
  readonly sealer: Sealer;
  readonly dataKey: Uint8Array | undefined;
  /** Shown once, when the house was founded just now. */
  readonly recoveryCode: string | undefined;
  readonly rehearsal: boolean;
  /** What the hall's screens say they show, until the desk's next sign of life. */
  readonly screens: ScreenBeats;
  close(): void;
}

/**
 * Opens a data folder and its desk. A new folder gets its keyring; a known one is unlocked by its key file. With the key lost the
 * desk still opens: names stay sealed, the journal and every figure can be read. Refuses `storage.*` and `keys.*`.
 */
export function openHouse<Access extends HouseAccess>(options: HouseOptions<Access>): House<Access> | Refused {
  compileSoon();
  const clock = typeof options.clock === 'function' ? systemClock : options.clock;
  const today = new Date(clock.now().wall).toISOString().slice(0, 10);
  const mayMigrate = options.updateInDay ? {} : { mayMigrate: refusalOfOpenDay };
  const store = openStore({ ...options, ...mayMigrate, migrations, today });
  if (isRefused(store)) return store;
  let house: House<Access> | Refused | undefined;
  try {
    house = houseOn(store, options);
    return house;
  } catch (error) {
    // A damaged page shows only when it is read: the keyring's, the journal's last line.
    const refused = storageRefusalOf(error);
    if (!refused) throw error;
    return refused;
  } finally {
    if (!house || isRefused(house)) store.close();
  }
}

function houseOn<Access extends HouseAccess>(store: Store, options: HouseOptions<Access>): House<Access> | Refused {
  const keys = keysOf(store, options);
  if (isRefused(keys)) return keys;
  const sealer = lockableSealer(keys.dataKey);
  const access = options.access({ store, sealer });
  const { seq } = headOf(store.reader);
  const chance = typeof options.chance === 'function' ? options.chance(seq) : options.chance;
  const rehearsal = isRehearsal(store.reader);
  const clock = typeof options.clock === 'function' ? options.clock(store.reader, { rehearsal }) : options.clock;
  const desk = new Desk({ ...options, clock, chance, store, sealer, signatures: access, direct: access.handlers });
  fillTables(store, desk.registry);
  const recovery = recoveryOf({ store, sealer, keys, options });
  return {
    ...{ desk, access, store, sealer, rehearsal, recoveryCode: keys.recoveryCode, ...recovery },
    screens: new ScreenBeats(),
    get dataKey() {
      return keys.dataKey;
    },
    close: () => store.close(),
  };
}
