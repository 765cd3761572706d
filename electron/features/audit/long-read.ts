import { Worker } from 'node:worker_threads';

/** What a worker can be asked to read from a data folder. */
export interface LongRead {
  readonly job: 'verify' | 'export';
  readonly folder: string;
}

/** How far a read is: lines read, and how many there were when it began. */
export interface ReadProgress {
  readonly lines: number;
  readonly of: number;
}

/** What the worker says: how far it is, as often as it likes, then its answer. */
export type ReadMessage = { readonly progress: ReadProgress } | { readonly answer: object };

interface Watching {
  readonly onProgress?: (progress: ReadProgress) => void;
  /** Ends the worker; the read is then answered by `stopped`. */
  readonly signal?: AbortSignal;
  readonly stopped?: object;
}

let underWay = 0;

/** Whether a worker reads a data folder at this moment. */
export const readsUnderWay = (): boolean => underWay > 0;

/** Reads in a worker thread, so that neither the clock nor a till waits. Rejects when the worker breaks. */
export function longRead(request: LongRead, { onProgress, signal, stopped = {} }: Watching = {}): Promise<object> {
  underWay += 1;
  return new Promise<object>((done, failed) => {
    const worker = new Worker(new URL('./long-read-worker.ts', import.meta.url), { workerData: request });
    worker.on('message', (message: ReadMessage) => {
      if ('answer' in message) done(message.answer);
      else onProgress?.(message.progress);
    });
    worker.once('error', failed);
    worker.once('exit', (code) => failed(new Error(`the reading worker ended with ${code}`)));
    signal?.addEventListener('abort', () => {
      done(stopped);
      void worker.terminate();
    });
  }).finally(() => {
    underWay -= 1;
  });
}
