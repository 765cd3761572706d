import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { systemChance } from '../../desk/ports.ts';
import { accessOf } from '../../features/accounts/index.ts';
import { clockTicker } from '../../features/clock/index.ts';
import { documentService } from '../../features/documents/index.ts';
import { features } from '../compose.ts';
import { openHouse } from '../house.ts';
import { systemClock } from '../system-clock.ts';
import type { DoorParts } from './door.ts';
import { letTimePass } from './passing-time.ts';
import { recentStreams } from './recent-streams.ts';

export interface OpenedDoor {
  readonly door: DoorParts;
  /** Shown once, when the house was founded just now. */
  readonly recoveryCode: string | undefined;
  readonly keyLost: boolean;
  readonly rehearsal: boolean;
  close(): Promise<void>;
}

export interface OpenDoorOptions {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onFault: (id: string, error: unknown) => void;
}

/**
 * Opens a data folder and its desk for a host with windows; from then on time passes and papers are drawn as they fall due.
 * Refuses as `openHouse` does.
 */
export async function openDoor(options: OpenDoorOptions): Promise<OpenedDoor | Refused> {
  const house = openHouse({
    ...options,
    clock: systemClock,
    chance: systemChance(),
    features,
    access: accessOf,
  });
  if (isRefused(house)) return house;
  const endTime = await letTimePass(clockTicker(house.desk), house.store, options.onFault);
  const documents = documentService(house, options.folder);
  documents.start();
  return {
    door: {
      desk: house.desk,
      recentStreams: (kind) => recentStreams(house.store.reader, kind),
      identify: (session, station) => house.access.identify(session, { station, mono: systemClock.now().mono }),
    },
    recoveryCode: house.recoveryCode,
    keyLost: house.dataKey === undefined,
    rehearsal: house.rehearsal,
    close: async () => {
      await endTime();
      await documents.stop();
      house.close();
    },
  };
}
