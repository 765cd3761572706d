import { Worker } from 'node:worker_threads';
import type { ExportOrdered } from '../../../shared/domain/audit/index.ts';
import type { BundleHouse } from './exports/write-bundle.ts';

/** What a worker can be asked to read from a data folder. */
export type LongRead =
  | { readonly job: 'verify' | 'export'; readonly folder: string }
  | { readonly job: 'copy'; readonly folder: string; readonly to: string }
  | { readonly job: 'verify-bundle'; readonly folder: string; readonly file: string }
  | ({ readonly job: 'bundle'; readonly folder: string; readonly dataKey: Uint8Array } & BundleJob);

/** An export to be written. */
export interface BundleJob {
  readonly order: ExportOrdered;
  readonly orderedAt: number;
  readonly house: BundleHouse;
}

/** How far a read is: lines, bytes or steps that are done, and how many there were when it began. */
export interface ReadProgress {
  readonly lines: number;
  readonly of: number;
}

/** What the worker says: how far it is, as often as it likes, then its answer. */
export type ReadMessage = { readonly progress: ReadProgress } | { readonly answer: object };

/** What the worker is given: the job, and a number that becomes 1 when it shall stop. */
export interface ReadRequest {
  readonly read: LongRead;
  readonly stop: Int32Array;
}

interface Watching {
  readonly onProgress?: (progress: ReadProgress) => void;
  /** Ends the read, which is then answered by `stopped`. A worker that writes clears up behind itself and answers by itself. */
  readonly signal?: AbortSignal;
  readonly stopped?: object;
}

/** A season is read line by line and paper by paper: a larger heap would only put off clearing up. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 };

let underWay = 0;

/** Whether a worker reads a data folder at this moment. */
export const readsUnderWay = (): boolean => underWay > 0;

/** Reads in a worker thread, so that neither the clock nor a till waits. Rejects when the worker breaks. */
export function longRead(read: LongRead, { onProgress, signal, stopped = {} }: Watching = {}): Promise<object> {
  underWay += 1;
  return new Promise<object>((done, failed) => {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const workerData: ReadRequest = { read, stop };
    const worker = new Worker(new URL('./long-read-worker.ts', import.meta.url), { workerData, resourceLimits });
    worker.on('message', (message: ReadMessage) => {
      if ('answer' in message) done(message.answer);
      else onProgress?.(message.progress);
    });
    worker.once('error', failed);
    worker.once('exit', (code) => failed(new Error(`the reading worker ended with ${code}`)));
    signal?.addEventListener('abort', () => {
      Atomics.store(stop, 0, 1);
      if (read.job === 'bundle' || read.job === 'copy') return;
      done(stopped);
      void worker.terminate();
    });
  }).finally(() => {
    underWay -= 1;
  });
}
