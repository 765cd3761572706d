import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import type { ExportMade, ExportOrdered } from '../../../../shared/domain/audit/index.ts';
import { canonicalJson } from '../../../../shared/kernel/canonical-json.ts';
import { BundleWriter } from '../../../bundle/bundle-writer.ts';
import type { Container } from '../../../bundle/container/container.ts';
import { folderContainer } from '../../../bundle/container/folder-container.ts';
import { zipContainer } from '../../../bundle/container/zip-container.ts';
import { bundleFiles, type BundleDescription } from '../../../bundle/layout.ts';
import { readmes } from '../../../bundle/readme/readmes.ts';
import { publicKeyPem, signWith, type SigningKey } from '../../../bundle/signature.ts';
import { headOf } from '../../../journal/append.ts';
import { exportedLine } from '../../../journal/entry.ts';
import { sealLine, sealOf } from '../../../journal/seal.ts';
import type { ReadableDatabase } from '../../../storage/database.ts';
import type { Sealer } from '../../../storage/sealer.ts';
import { vaultReader } from '../../../storage/vault.ts';
import { bundleName } from './export-table.ts';
import { linesOf, type JournalPart } from './journal-source.ts';
import { papersFor, proofsFor, writePapers } from './write-papers.ts';
import { writeTables } from './write-tables.ts';

/** What the house says of itself in its exports. */
export type BundleHouse = Pick<BundleDescription, 'house' | 'siren' | 'timeZone' | 'gamingDayEnds'>;

export interface BundleSources {
  readonly db: ReadableDatabase;
  readonly sealer: Sealer;
  readonly dataFolder: string;
  readonly key: SigningKey;
  readonly house: BundleHouse;
  readonly order: ExportOrdered;
  readonly orderedAt: number;
  /** Hears how many steps are done, of how many; throws `Stopped` to end it. */
  readonly onProgress: (done: number, of: number) => void;
}

export type WrittenExport = Omit<ExportMade, 'export'> & { readonly file: string; readonly missingPapers: number };

/** Where exports lie in a data folder. */
export const exportsFolder = (dataFolder: string): string => join(dataFolder, 'exports');

/**
 * Writes an export whole: the journal, the tables, the papers, who reads it how, the list and its signature. Nothing of it is left
 * when anything fails; the file system's errors come out as they are.
 */
export function writeBundle(sources: BundleSources): WrittenExport {
  const { dataFolder, order } = sources;
  const folder = exportsFolder(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = bundleName(order);
  const container = (order.form === 'zip' ? zipContainer : folderContainer)(join(folder, file));
  let written: WrittenExport | undefined;
  try {
    written = { file, ...fill(container, sources) };
    return written;
  } finally {
    if (!written) container.abandon();
  }
}

/** The journal counts as one step for each thousand lines of it, and so does each way through it for a table. */
const linesAStep = 1000;

function fill(container: Container, sources: BundleSources): Omit<WrittenExport, 'file'> {
  const { db, sealer, dataFolder, order, key } = sources;
  const head = headOf(db);
  const description: BundleDescription = {
    ...{ format: 'tapis-export', v: 1, export: order.export, orderedAt: sources.orderedAt, ...sources.house },
    ...{ scope: order.scope, names: order.names, papers: order.papers, lines: head.seq, head: head.hash },
  };
  const part = { db: db, lastSeq: head.seq };
  const papers = order.papers ? papersFor({ part, description }).length + proofsFor({ part, description }).length : 0;
  const steps = new Steps(papers + Math.ceil(head.seq / linesAStep), sources.onProgress);
  const bundle = new BundleWriter(container);
  writeJournal(bundle, part, steps);
  const vault = vaultReader(db, sealer);
  writeTables(bundle, { part: watched(part, steps), vault, description });
  const { missing } = order.papers
    ? writePapers(bundle, { part, sealer, dataFolder, description }, () => steps.add(1))
    : { missing: 0 };
  bundle.add(bundleFiles.description, (write) => write(`${canonicalJson(description)}\n`));
  bundle.add(bundleFiles.publicKey, (write) => write(publicKeyPem(key.publicKey)));
  for (const [path, text] of readmes({ description, publicKey: key.publicKey, missingPapers: missing })) {
    bundle.add(path, (write) => write(text));
  }
  const { sha256, files, bytes } = bundle.finish((manifest) => signWith(key, manifest));
  return { sha256, files, bytes, lines: head.seq, head: head.hash, missingPapers: missing };
}

class Steps {
  private readonly of: number;
  private readonly onProgress: BundleSources['onProgress'];
  private done = 0;

  constructor(of: number, onProgress: BundleSources['onProgress']) {
    this.of = of;
    this.onProgress = onProgress;
  }

  add(count: number): void {
    this.done += count;
    this.onProgress(Math.min(this.done, this.of), this.of);
  }
}

/** The same journal; each page of it that is read gives a stop its chance. */
function watched(part: JournalPart, steps: Steps): JournalPart {
  const db: ReadableDatabase = {
    ...part.db,
    all: (sql, ...params) => {
      steps.add(0);
      return part.db.all(sql, ...params);
    },
  };
  return { ...part, db };
}

function writeJournal(bundle: BundleWriter, part: JournalPart, steps: Steps): void {
  bundle.add(bundleFiles.journal, (write) => {
    let lines = 0;
    let hash = '';
    for (const line of linesOf(part)) {
      write(`${exportedLine(line)}\n`);
      lines += 1;
      hash = line.hash;
      if (lines % linesAStep === 0) steps.add(1);
    }
    write(`${sealLine(sealOf(lines, hash))}\n`);
  });
}
