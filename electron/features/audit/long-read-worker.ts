import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { Stopped } from '../../bundle/layout.ts';
import { refuseBundle } from '../../bundle/refusals.ts';
import { verifyBundle } from '../../bundle/verify/verify-bundle.ts';
import { headOf } from '../../journal/append.ts';
import { exportJournal } from '../../journal/export.ts';
import { verifyDatabase } from '../../journal/verify-database.ts';
import type { Store } from '../../storage/database.ts';
import { migrations } from '../../storage/migrations/index.ts';
import { openReadOnly } from '../../storage/open.ts';
import { storageRefusalOf } from '../../storage/refusals.ts';
import { sealerWith } from '../../storage/sealer.ts';
import { writeCopy } from './copies/write-copy.ts';
import { exportFile } from './export-file.ts';
import { openSigningKey } from './exports/signing-key.ts';
import { exportsFolder, writeBundle } from './exports/write-bundle.ts';
import type { LongRead, ReadMessage, ReadRequest } from './long-read.ts';

const { read: asked, stop } = workerData as ReadRequest;

/** Signs of progress a second: a page asks three times. */
const signEveryMs = 100;
let signedAt = -Infinity;

const say = (message: ReadMessage): void => parentPort?.postMessage(message);

/** Says how far the read is, not more often than anybody looks, and ends it when it was told to stop. */
function tell(lines: number, of: number): void {
  if (Atomics.load(stop, 0) === 1) throw new Stopped();
  if (performance.now() - signedAt < signEveryMs) return;
  signedAt = performance.now();
  say({ progress: { lines, of } });
}

function readStore(read: Exclude<LongRead, { job: 'verify-bundle' }>, store: Store): object | Promise<object> {
  if (read.job === 'verify') return verifyDatabase(store.reader, tell);
  if (read.job === 'bundle') return writtenBundle(read, store);
  if (read.job === 'copy') return writeCopy({ store, dataFolder: read.folder, to: read.to, onProgress: tell });
  const file = exportFile(read.folder, headOf(store.reader).seq);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return { file, ...exportJournal(store.reader, file) };
}

function writtenBundle({ folder, dataKey, ...job }: Extract<LongRead, { job: 'bundle' }>, store: Store): object {
  const sealer = sealerWith(dataKey);
  const key = openSigningKey(store.reader, sealer);
  if (!key) throw new Error('an export was begun before the house had a key for it');
  return writeBundle({ db: store.reader, sealer, dataFolder: folder, key, ...job, onProgress: tell });
}

async function answerTo(read: LongRead): Promise<object> {
  if (read.job === 'verify-bundle') return verifyBundle(join(exportsFolder(read.folder), read.file), tell);
  const store = openReadOnly(read.folder, migrations);
  if (isRefused(store)) return store;
  try {
    return await readStore(read, store);
  } finally {
    store.close();
  }
}

async function answer(): Promise<object> {
  try {
    return await answerTo(asked);
  } catch (error) {
    if (error instanceof Stopped) return refuseBundle('bundle.stopped');
    const refused = storageRefusalOf(error);
    if (!refused) throw error;
    return refused;
  }
}

say({ answer: await answer() });
