import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { headOf } from '../../journal/append.ts';
import { exportJournal } from '../../journal/export.ts';
import { verifyDatabase } from '../../journal/verify-database.ts';
import type { Store } from '../../storage/database.ts';
import { openReadOnly } from '../../storage/open.ts';
import { storageRefusalOf } from '../../storage/refusals.ts';
import type { LongRead } from './long-read.ts';

const jobs: Readonly<Record<LongRead['job'], (store: Store, folder: string) => object>> = {
  verify: (store) => verifyDatabase(store.reader),
  export: (store, folder) => {
    const exports = join(folder, 'exports');
    mkdirSync(exports, { recursive: true, mode: 0o700 });
    const file = join(exports, `journal-${headOf(store.reader).seq}.jsonl`);
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

parentPort?.postMessage(read(workerData as LongRead));
