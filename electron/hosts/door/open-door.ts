import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { systemChance, type Clock } from '../../desk/ports.ts';
import { newerEventRefusalOf } from '../../desk/refusals.ts';
import { accessOf, type Access } from '../../features/accounts/index.ts';
import { exportService } from '../../features/audit/index.ts';
import { clockTicker } from '../../features/clock/index.ts';
import { documentService, type DocumentService } from '../../features/documents/index.ts';
import { clearOldIssues, sweepPapers, watchForPurges, watchForRechecks } from '../../features/people/index.ts';
import type { Keychain } from '../../storage/keyring.ts';
import { storageRefusalOf } from '../../storage/refusals.ts';
import { features } from '../compose.ts';
import { openHouse, type House } from '../house.ts';
import { systemClock } from '../system-clock.ts';
import type { DoorParts } from './door.ts';
import { hostSide, type HostAsk } from './host-side.ts';
import { letTimePass } from './passing-time.ts';
import { recentStreams } from './recent-streams.ts';
import { lastMomentOf, rehearsalClock } from './rehearsal-clock.ts';

export interface OpenedDoor {
  readonly house: House<Access>;
  readonly documents: DocumentService;
  /** What windows speak to, with what the host answers by itself. */
  doorWith(asks: readonly HostAsk[]): DoorParts;
  close(): Promise<void>;
}

export interface OpenDoorOptions {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onFault: (id: string, error: unknown) => void;
  /** The computer's time; the plain one when left out. A rehearsal takes only its pace. */
  readonly clock?: Clock;
  readonly keychain?: Keychain;
  /** A person wants the update now, although a gaming day is open. */
  readonly updateInDay?: boolean;
}

/**
 * Opens a data folder and its desk for a host with windows; from then on time passes and papers are drawn as they fall due. A
 * rehearsal goes on in its own time. Refuses as `openHouse` does, and `desk.newerEvent` when a later Tapis wrote to what is running.
 */
export async function openDoor(options: OpenDoorOptions): Promise<OpenedDoor | Refused> {
  const { clock = systemClock, onFault } = options;
  const house = openHouse({
    ...options,
    clock: (db, { rehearsal }) => {
      const moment = rehearsal ? lastMomentOf(db) : undefined;
      return moment === undefined ? clock : rehearsalClock(moment, clock);
    },
    chance: systemChance(),
    features,
    access: accessOf,
  });
  if (isRefused(house)) return house;
  try {
    const ticker = clockTicker(house.desk, house.screens);
    const endTime = await letTimePass({ ticker, store: house.store, stoodStill: house.rehearsal, onFault });
    const exports = exportService(house, options.folder, (error) => onFault('exports', error));
    await exports.start();
    return doorOf(house, async () => Promise.all([endTime(), exports.stop()]).then(() => undefined), options);
  } catch (error) {
    house.close();
    const refused = newerEventRefusalOf(error) ?? storageRefusalOf(error);
    if (!refused) throw error;
    return refused;
  }
}

function doorOf(house: House<Access>, endWork: () => Promise<void>, { folder, onFault }: OpenDoorOptions): OpenedDoor {
  const documents = documentService(house, folder, { onFault: (error) => onFault('documents', error) });
  documents.start();
  sweepPapers(house.store.reader);
  // What is left when the house closes meanwhile goes at the next start.
  clearOldIssues((work) => house.store.transaction(work)).catch(() => undefined);
  const endRechecks = watchForRechecks(house.desk, (error) => onFault('people.recheck', error));
  const endPurges = watchForPurges(house.desk, (error) => onFault('people.purge', error));
  return {
    house,
    documents,
    doorWith: (asks) => ({
      desk: house.desk,
      host: hostSide(asks, onFault),
      recentStreams: (kind) => recentStreams(house.store.reader, kind),
      identify: (session, station) => house.access.identify(session, { station, mono: house.desk.now().mono }),
    }),
    close: async () => {
      await endWork();
      endRechecks();
      endPurges();
      await documents.stop();
      house.close();
    },
  };
}
