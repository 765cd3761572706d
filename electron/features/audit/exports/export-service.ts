import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportOrdered } from '../../../../shared/domain/audit/index.ts';
import { isRefused } from '../../../../shared/kernel/refusal.ts';
import type { Desk } from '../../../desk/desk.ts';
import { deskCaller } from '../../../desk/request.ts';
import type { Sealer } from '../../../storage/sealer.ts';
import { longRead, type ReadProgress } from '../long-read.ts';
import { bundleName, openExports, type ExportRow } from './export-table.ts';
import { publicKeyOf, sealedNewKey } from './signing-key.ts';
import { beginExport, endExport, noteProgress, stopExport } from './under-way.ts';
import { exportsFolder, type BundleHouse, type WrittenExport } from './write-bundle.ts';

/** What the service needs of an open house. */
export interface ExportHouseParts {
  readonly desk: Desk;
  readonly sealer: Sealer;
  readonly dataKey: Uint8Array | undefined;
}

/**
 * Writes the exports that were ordered, one after the other, in a worker; each ends in the journal as made, with its hash, or as
 * failed, with its reason. What a process that ended left open is told as interrupted, and its half file is taken away.
 */
export class ExportService {
  private readonly house: ExportHouseParts;
  private readonly folder: string;
  private readonly onFault: (error: unknown) => void;
  private writing: Promise<void> | undefined;
  private unsubscribe: (() => void) | undefined;

  constructor(house: ExportHouseParts, folder: string, onFault: (error: unknown) => void) {
    this.house = house;
    this.folder = folder;
    this.onFault = onFault;
  }

  /** From now on orders are carried out as they come. */
  async start(): Promise<void> {
    clearHalfDone(exportsFolder(this.folder));
    for (const { order } of openExports(this.house.desk.reader.db)) {
      rmSync(join(exportsFolder(this.folder), bundleName(order)), { recursive: true, force: true });
      await this.fail(order, 'bundle.interrupted');
    }
    this.unsubscribe = this.house.desk.subscribe((events) => {
      if (events.some(({ type }) => type === 'audit.exportOrdered')) void this.drain();
    });
  }

  /** Writes everything that is ordered now. A second call meanwhile waits for the same run. */
  drain(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = undefined;
    });
    return this.writing;
  }

  /** Ends what is being written: nothing of it stays. */
  async stop(): Promise<void> {
    this.unsubscribe?.();
    for (const { order } of openExports(this.house.desk.reader.db)) stopExport(order.export);
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    for (let row = this.next(); row; row = this.next()) {
      try {
        await this.write(row);
      } catch (error) {
        this.onFault(error);
        if (!(await this.fail(row.order, 'bundle.broken'))) return;
      }
    }
  }

  private next(): ExportRow | undefined {
    return openExports(this.house.desk.reader.db)[0];
  }

  private async write({ order, orderedAt }: ExportRow): Promise<void> {
    const { dataKey } = this.house;
    if (!dataKey) {
      await this.fail(order, 'keys.lost');
      return;
    }
    await this.ensureKey();
    const { signal } = beginExport(order.export);
    const job = { job: 'bundle', folder: this.folder, dataKey, order, orderedAt, house: this.describe() } as const;
    try {
      const onProgress = (progress: ReadProgress): void => noteProgress(order.export, progress);
      const answer = await longRead(job, { onProgress, signal });
      if (isRefused(answer)) await this.fail(order, answer.refusal.code);
      else await this.finish(order, answer as WrittenExport);
    } finally {
      endExport(order.export);
    }
  }

  private async finish(order: ExportOrdered, { sha256, files, bytes, lines, head }: WrittenExport): Promise<void> {
    const input = { export: order.export, sha256, files, bytes, lines, head };
    await this.house.desk.call({ name: 'audit.finishExport', input, caller: deskCaller });
  }

  /** Answers whether the journal took it: a disk that is full for exports may be full for the journal too. */
  private async fail(order: ExportOrdered, reason: string): Promise<boolean> {
    const input = { export: order.export, reason };
    const answer = await this.house.desk.call({ name: 'audit.failExport', input, caller: deskCaller });
    return answer.ok;
  }

  private async ensureKey(): Promise<void> {
    const { desk, sealer } = this.house;
    if (publicKeyOf(desk.reader.db) !== undefined) return;
    await desk.call({ name: 'audit.keepSigningKey', input: sealedNewKey(sealer), caller: deskCaller });
  }

  private describe(): BundleHouse {
    const { identity } = this.house.desk.reader.state('house').house;
    const { name = '', siren = '', timeZone = 'Europe/Paris', gamingDayEnds = '06:00' } = identity ?? {};
    return { house: name, siren, timeZone, gamingDayEnds };
  }
}

/** What a process that was killed left in the folder under a temporary name. */
function clearHalfDone(folder: string): void {
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    // No export was ever made here.
  }
  for (const name of names) if (name.endsWith('.part')) rmSync(join(folder, name), { recursive: true, force: true });
}
