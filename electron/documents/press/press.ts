import { Worker } from 'node:worker_threads';
import type { PaperJob } from '../papers/index.ts';
import {
  lastOrder,
  type Printed,
  type PressFault,
  type PressSetup,
  type PrintOrder,
  type PrintReport,
} from './press-message.ts';

/** A paper could not be printed; `fault` names why. */
export class PrintFailed extends Error {
  readonly fault: PressFault;

  constructor(fault: PressFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}

interface Waiting {
  resolve(printed: Printed): void;
  reject(error: PrintFailed): void;
}

/** How long a thread may take to end by itself. */
const longestEndMs = 10_000;

/** The bundle makes a chunk of this address; run from source the worker stands beside this file. */
const workerBeside = new URL('./press-worker.ts', import.meta.url);

/**
 * Draws papers in a worker thread, so that the desk never waits for a page. The thread starts with the first order and is
 * started anew after a crash; what it had not finished fails with `worker-stopped` and may be ordered again.
 */
export class Press {
  private readonly setup: PressSetup;
  private readonly workerFile: URL;
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private orders = 0;

  constructor(setup: PressSetup, workerFile: URL = workerBeside) {
    this.setup = setup;
    this.workerFile = workerFile;
  }

  print(job: PaperJob, place: { readonly file: string; readonly purpose: string }): Promise<Printed> {
    this.orders += 1;
    const order: PrintOrder = { order: this.orders, job, ...place };
    return new Promise((resolve, reject) => {
      this.waiting.set(order.order, { resolve, reject });
      this.running().postMessage(order);
    });
  }

  /**
   * Ends the thread by its own hand after what it was given: a thread that is killed in the midst of compiling can take the
   * whole process with it. One that does not end in time is killed; what it had not finished fails with `worker-stopped`.
   */
  async stop(): Promise<void> {
    const worker = this.worker;
    this.worker = undefined;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage(lastOrder);
    const patience = setTimeout(() => void worker.terminate(), longestEndMs);
    await ended;
    clearTimeout(patience);
    this.failAll('stopped');
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.workerFile, { workerData: this.setup, name: 'press' });
    worker.on('message', (report: PrintReport) => {
      this.settle(report);
    });
    worker.on('error', (error) => {
      this.lose(worker, error instanceof Error ? error.message : String(error));
    });
    worker.on('exit', (code) => {
      this.lose(worker, `exit ${code}`);
    });
    this.worker = worker;
    return worker;
  }

  private settle(report: PrintReport): void {
    const waiting = this.waiting.get(report.order);
    this.waiting.delete(report.order);
    if ('fault' in report) waiting?.reject(new PrintFailed(report.fault, report.detail));
    else waiting?.resolve({ sha256: report.sha256, bytes: report.bytes });
  }

  private lose(worker: Worker, detail: string): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.failAll(detail);
  }

  private failAll(detail: string): void {
    for (const waiting of this.waiting.values()) waiting.reject(new PrintFailed('worker-stopped', detail));
    this.waiting.clear();
  }
}
