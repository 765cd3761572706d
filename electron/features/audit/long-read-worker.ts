import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { headOf } from '../../journal/append.ts';
import { exportJournal } from '../../journal/export.ts';
import { verifyDatabase } from '../../journal/verify-database.ts';
import type { Store } from '../../storage/database.ts';
import { openReadOnly } from '../../storage/open.ts';
import { storageRefusalOf } from '../../storage/refusals.ts';
import { exportFile } from './export-file.ts';
import type { LongRead, ReadMessage } from './long-read.ts';

const say = (message: ReadMessage): void => parentPort?.postMessage(message);

const jobs: Readonly<Record<LongRead['job'], (store: Store, folder: string) => object>> = {
  verify: (store) => verifyDatabase(store.reader, (lines, of) => say({ progress: { lines, of } })),
  export: (store, folder) => {
    const file = exportFile(folder, headOf(store.reader).seq);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    return { file, ...exportJournal(store.reader, file) };
  },
};

function read({ job, folder }: LongRead): object | Refused {
  const store = openReadOnly(folder);
  if (isRefused(store)) return store;
  try {
    return jobs[job](store, folder);
  } catch (error) {
    const refused = storageRefusalOf(error);
    if (!refused) throw error;
    return refused;
  } finally {
    store.close();
  }
}

say({ answer: read(workerData as LongRead) });
