import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Desk } from '../../desk/desk.ts';
import { deskCaller } from '../../desk/request.ts';
import { Press, PrintFailed, type PaperJob, type Printed } from '../../documents/index.ts';
import { KeyMissing, type Sealer } from '../../storage/sealer.ts';
import { folioOfLine } from '../../../shared/domain/levy/index.ts';
import { foliosOfBook } from '../levy/index.ts';
import { archiveFileName, archiveFolder, readArchived, sealPurpose, speakingFileName } from './archive-files.ts';
import { faultOf } from './faults.ts';
import { gatherPaper, markedDuplicate, TournamentHistory, type Gathering } from './models/index.ts';
import { archivedPapers, queuedPapers, type PaperRow } from './queue.ts';

/** What the service needs of an open house. */
export interface PaperHouseParts {
  readonly desk: Desk;
  readonly sealer: Sealer;
  readonly dataKey: Uint8Array | undefined;
}

export interface DocumentServiceOptions {
  /** The receipts' paper: 80 mm roll unless said otherwise. */
  readonly receiptFormat?: 'roll' | 'a5';
  /** Another worker to draw with: tests put one that falls over. */
  readonly workerFile?: URL;
  /** Hears of bugs in the queue itself; a paper's own fault goes to the list. */
  readonly onFault?: (error: unknown) => void;
  /** Rest before a queue with a fault is tried again, while the service runs by itself. */
  readonly retryMs?: number;
}

/** How a drain went: what was filed, what stays queued and why. */
export interface DrainReport {
  readonly filed: number;
  readonly faults: readonly { readonly paper: string; readonly fault: string; readonly detail: string }[];
}

type Fault = DrainReport['faults'][number];

/** A crash of the worker may be the paper's fault or chance: it is given this many tries in one go. */
const triesAfterCrash = 3;

const ownerOf = ({ tournament }: PaperRow) => (tournament === '' ? {} : { tournament });

/**
 * Draws and files the papers that are due: one after the other, in the order of the journal, each filed on disk before its
 * `documents.archived`. What fails stays queued with a named fault. Nothing is lost at a kill: the queue is a read table.
 */
export class DocumentService {
  private readonly house: PaperHouseParts;
  private readonly folder: string;
  private readonly options: DocumentServiceOptions;
  private press: Press | undefined;
  private draining: Promise<DrainReport> | undefined;
  private unsubscribe: (() => void) | undefined;
  private retry: NodeJS.Timeout | undefined;
  private again = false;
  private stopping = false;

  constructor(house: PaperHouseParts, dataFolder: string, options: DocumentServiceOptions = {}) {
    this.house = house;
    this.folder = archiveFolder(dataFolder);
    this.options = options;
  }

  /** From now on papers are drawn as soon as they fall due; what an earlier run left queued comes first. */
  start(): void {
    this.stopping = false;
    this.unsubscribe ??= this.house.desk.subscribe(() => {
      this.wake();
    });
    this.wake();
  }

  /** Draws and files everything that is due now. A second call meanwhile waits for the same run. */
  drain(): Promise<DrainReport> {
    this.draining ??= this.drainAll().finally(() => {
      this.draining = undefined;
    });
    return this.draining;
  }

  /** Ends the thread after the paper in hand; the rest stays queued. */
  async stop(): Promise<void> {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    clearTimeout(this.retry);
    this.stopping = true;
    await this.draining;
    await this.press?.stop();
  }

  /** The clear bytes of a filed paper. */
  read(paper: string): Uint8Array {
    return Buffer.from(readArchived(this.folder, this.house.sealer, paper).pdfBase64, 'base64');
  }

  /** Writes every filed paper in clear into a folder, under names that people understand; of a register page the last state. */
  exportTo(folder: string): string[] {
    mkdirSync(folder, { recursive: true });
    const read = this.house.desk.reader;
    const pageOf = (book: string, line: number): number => folioOfLine(foliosOfBook(read, book), line)?.page ?? 0;
    const latest = new Map(archivedPapers(read.db).map((row) => [speakingFileName(row, pageOf), row.paper]));
    for (const [name, paper] of latest) writeFileSync(join(folder, name), this.read(paper));
    return [...latest.keys()];
  }

  private wake(): void {
    this.again = !this.stopping;
    if (!this.draining) void this.drainWhileWoken();
  }

  private async drainWhileWoken(): Promise<void> {
    while (this.again) {
      this.again = false;
      try {
        const { faults } = await this.drain();
        if (faults.length > 0) this.retryLater();
      } catch (error) {
        this.options.onFault?.(error);
        this.retryLater();
      }
    }
  }

  private retryLater(): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      this.wake();
    }, this.options.retryMs ?? 30_000);
    this.retry.unref();
  }

  private async drainAll(): Promise<DrainReport> {
    const faults: Fault[] = [];
    const read = this.house.desk.reader;
    const gathering: Gathering = {
      read,
      history: new TournamentHistory(read.db),
      receiptFormat: this.options.receiptFormat ?? 'roll',
    };
    let filed = 0;
    for (const row of queuedPapers(read.db)) {
      if (this.stopping) break;
      const fault = await this.file(row, gathering);
      if (fault) faults.push(fault);
      else filed += 1;
    }
    return { filed, faults };
  }

  /** Draws, files and archives one paper; answers the fault that keeps it queued. */
  private async file(row: PaperRow, gathering: Gathering): Promise<Fault | undefined> {
    try {
      const printed = await this.print(row, this.gather(row, gathering));
      const { paper } = row;
      const input = { ...ownerOf(row), paper, ...printed };
      const request = { name: 'documents.archive', key: `documents.archive:${paper}`, input, caller: deskCaller };
      const answer = await this.house.desk.call(request);
      if (answer.ok) return undefined;
      return await this.note(row, { fault: 'not-drawable', detail: answer.refusal.code });
    } catch (error) {
      return this.note(row, faultOf(error));
    }
  }

  private gather(row: PaperRow, gathering: Gathering): PaperJob {
    if (row.duplicateOf === null) return gatherPaper(gathering, row);
    const { job } = readArchived(this.folder, this.house.sealer, row.duplicateOf);
    return markedDuplicate(gathering.read, row, job);
  }

  private async print(row: PaperRow, job: PaperJob): Promise<Printed> {
    const press = this.openPress();
    const place = { file: join(this.folder, archiveFileName(row.paper)), purpose: sealPurpose(row.paper) };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await press.print(job, place);
      } catch (error) {
        const crashed = error instanceof PrintFailed && error.fault === 'worker-stopped';
        if (!crashed || attempt >= triesAfterCrash) throw error;
      }
    }
  }

  /** With the first paper: a key that was lost may have come back by then. */
  private openPress(): Press {
    const { dataKey } = this.house;
    if (!dataKey) throw new KeyMissing();
    this.press ??= new Press({ dataKey }, this.options.workerFile);
    return this.press;
  }

  /** Shows the fault beside the queue. If even that cannot be written, the report still carries it. */
  private async note(row: PaperRow, fault: Omit<Fault, 'paper'>): Promise<Fault> {
    const { paper } = row;
    const input = { ...ownerOf(row), paper, fault: fault.fault, detail: fault.detail.slice(0, 500) };
    await this.house.desk.call({ name: 'documents.noteFault', input, caller: deskCaller });
    return { paper, ...fault };
  }
}
