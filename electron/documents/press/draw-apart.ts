import { Worker } from 'node:worker_threads';
import type { PersonFilePaper } from '../papers/person-file.ts';

/** Draws a paper that is filed nowhere in a thread of its own, which ends with it: the desk waits for no page. Rejects when it cannot be drawn. */
export function drawPersonFile(paper: PersonFilePaper): Promise<Uint8Array> {
  return new Promise<Uint8Array>((done, failed) => {
    const worker = new Worker(new URL('./draw-apart-worker.ts', import.meta.url), { workerData: paper });
    worker.once('message', done);
    worker.once('error', failed);
    worker.once('exit', (code) => failed(new Error(`the drawing worker ended with ${code}`)));
  });
}
