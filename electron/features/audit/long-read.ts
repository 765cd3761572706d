import { Worker } from 'node:worker_threads';

/** What a worker can be asked to read from a data folder. */
export interface LongRead {
  readonly job: 'verify' | 'export';
  readonly folder: string;
}

/** Reads in a worker thread, so that neither the clock nor a till waits. Rejects when the worker breaks. */
export function longRead(request: LongRead): Promise<object> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./long-read-worker.ts', import.meta.url), { workerData: request });
    worker.once('message', done);
    worker.once('error', failed);
    worker.once('exit', (code) => failed(new Error(`the reading worker ended with ${code}`)));
  });
}
