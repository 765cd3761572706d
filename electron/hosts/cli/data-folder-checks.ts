import { isRefused } from '../../../shared/kernel/refusal.ts';
import { newerEventRefusalOf } from '../../desk/refusals.ts';
import { registryOf } from '../../desk/registry.ts';
import { replay } from '../../desk/replay.ts';
import { unprovenHeartbeats } from '../../features/clock/index.ts';
import { exportJournal } from '../../journal/export.ts';
import { refuseJournal } from '../../journal/refusals.ts';
import { verifyDatabase } from '../../journal/verify-database.ts';
import type { Store } from '../../storage/database.ts';
import { migrations } from '../../storage/migrations/index.ts';
import { openReadOnly } from '../../storage/open.ts';
import { storageRefusalOf } from '../../storage/refusals.ts';
import { features } from '../compose.ts';
import { print, refusedWith } from './output.ts';

/** Opens the folder read-only, also beside a running desk; prints the answer or the refusal. Answers the exit code. */
function reading(folder: string, read: (store: Store) => object): number {
  const store = openReadOnly(folder, migrations);
  if (isRefused(store)) return refusedWith(store);
  try {
    const answer = read(store);
    if (isRefused(answer)) return refusedWith(answer);
    print({ ok: true, ...answer });
    return 0;
  } catch (error) {
    const refused = newerEventRefusalOf(error) ?? storageRefusalOf(error);
    if (!refused) throw error;
    return refusedWith(refused);
  } finally {
    store.close();
  }
}

/** `verify --data DIR`: the chain of the journal inside the database. */
export const verifyFolder = (folder: string): number => reading(folder, ({ reader }) => verifyDatabase(reader));

/** `export FILE --data DIR`: the journal as JSON Lines with its closing seal. */
export const exportFolder = (folder: string, file: string): number =>
  reading(folder, ({ reader }) => ({ file, ...exportJournal(reader, file) }));

/** `replay --data DIR`: rebuilds every read table and state from the journal and compares; then proves what screens showed (decision 19). */
export const replayFolder = (folder: string): number =>
  reading(folder, ({ reader }) => {
    const replayed = replay(reader, { migrations, registry: registryOf(features) });
    const lines = isRefused(replayed) ? [] : unprovenHeartbeats(reader);
    return lines.length > 0 ? refuseJournal('journal.heartbeatsDiffer', { lines: lines.join(', ') }) : replayed;
  });
