import { createHash, hash, type Hash } from 'node:crypto';
import { isRefused, type Refusal } from '../../../shared/kernel/refusal.ts';
import type { ChainHead } from '../../journal/chain-check.ts';
import { ExportedLines } from '../../journal/exported-lines.ts';
import { fault, type BundleReader } from '../container/bundle-reader.ts';
import { openBundle } from '../container/open-bundle.ts';
import { bundleFiles, BundleFault, paperFolder, tableFolder, type BundleDescription } from '../layout.ts';
import { readManifest } from '../manifest.ts';
import { fingerprintOf, readPublicKeyPem, signatureHolds } from '../signature.ts';
import { JournalReading, type DaySeal } from './journal-reading.ts';
import { readDescription } from './read-description.ts';
import { differingLine } from './table-line.ts';

/** Hears how many bytes were read, of how many. It may throw `Stopped`. */
export type VerifyBundleProgress = (bytes: number, of: number) => void;

/** What was found out about a bundle. It holds when `findings` is empty; then everything else was proved. */
export interface BundleVerdict {
  readonly findings: readonly Refusal[];
  readonly description: BundleDescription | null;
  /** SHA-256 of the list of files: what the house's journal keeps of the export. */
  readonly sha256: string | null;
  /** What people compare with the house's papers. */
  readonly fingerprint: string | null;
  readonly files: number;
  readonly bytes: number;
  readonly chain: ChainHead | null;
  readonly tables: number;
  readonly papers: { readonly held: number; readonly absent: number };
  readonly seals: readonly DaySeal[];
}

/** No more than this are told of one bundle: what is altered all over is told in general. */
const mostFindings = 50;
const longestTextBytes = 64 << 20;

/**
 * Proves a bundle, folder or ZIP file, with nothing else at hand: its list of files and its signature, every file, the journal's
 * chain, the tables made again from the journal, the papers against the journal's hashes.
 */
export function verifyBundle(place: string, onProgress?: VerifyBundleProgress): BundleVerdict {
  let bundle: BundleReader | undefined;
  try {
    bundle = openBundle(place);
    return new BundleCheck(bundle, onProgress).run();
  } catch (error) {
    if (error instanceof BundleFault) return { ...nothing, findings: [error.refusal] };
    throw error;
  } finally {
    bundle?.close();
  }
}

const nothing: BundleVerdict = {
  ...{ findings: [], description: null, sha256: null, fingerprint: null, files: 0, bytes: 0, chain: null, tables: 0 },
  ...{ papers: { held: 0, absent: 0 }, seals: [] },
};

/** The hash of a file that comes in parts; one that comes whole, as papers do, is hashed in one go, which costs less. */
class FileSum {
  private whole: string | undefined;
  private parts: Hash | undefined;

  add(part: Buffer, bytes?: number): void {
    if (part.length === bytes) this.whole = hash('sha256', part, 'hex');
    else (this.parts ??= createHash('sha256')).update(part);
  }

  hex(): string {
    return this.whole ?? (this.parts ?? createHash('sha256')).digest('hex');
  }
}

class BundleCheck {
  private readonly bundle: BundleReader;
  private readonly onProgress: VerifyBundleProgress | undefined;
  private readonly total: number;
  private readonly findings: Refusal[] = [];
  private readonly altered = new Set<string>();
  private read = 0;

  constructor(bundle: BundleReader, onProgress: VerifyBundleProgress | undefined) {
    this.bundle = bundle;
    this.onProgress = onProgress;
    this.total = [...bundle.files.values()].reduce((sum, bytes) => sum + Math.max(0, bytes), 0);
  }

  run(): BundleVerdict {
    if (!this.bundle.files.has(bundleFiles.manifest)) throw fault('bundle.notABundle', { file: bundleFiles.manifest });
    const manifestBytes = this.bytesOf(bundleFiles.manifest);
    const manifest = readManifest(manifestBytes.toString('utf8'));
    if (!manifest) throw fault('bundle.manifestMalformed', { file: bundleFiles.manifest });
    const publicKey = this.checkSignature(manifestBytes);
    this.comparePaths(manifest);
    const description = this.describe();
    const reading = new JournalReading(description);
    const chain = this.checkFiles(manifest, reading);
    if (chain) {
      this.compareHead(description, chain);
      this.compareTables(manifest, reading, description);
      if (publicKey !== undefined && reading.signingKey !== publicKey) this.found('bundle.keyNotInJournal', {});
    }
    const papers = this.comparePapers(manifest, reading, { whole: chain !== null });
    return {
      findings: this.findings,
      description,
      sha256: createHash('sha256').update(manifestBytes).digest('hex'),
      fingerprint: publicKey === undefined ? null : fingerprintOf(publicKey),
      files: manifest.size,
      bytes: this.total,
      chain,
      tables: [...manifest.keys()].filter((path) => path.startsWith(`${tableFolder}/`)).length,
      papers,
      seals: reading.seals,
    };
  }

  private found(...[code, params]: Parameters<typeof fault>): void {
    if (this.findings.length < mostFindings) this.findings.push(fault(code, params).refusal);
  }

  /** Reads one file; progress counts what went by. */
  private through(path: string, take: (part: Buffer) => void): void {
    this.bundle.read(path, (part) => {
      take(part);
      this.read += part.length;
      this.onProgress?.(this.read, this.total);
    });
  }

  private bytesOf(path: string): Buffer {
    if ((this.bundle.files.get(path) ?? -1) < 0) throw fault('bundle.fileMissing', { file: path });
    if ((this.bundle.files.get(path) ?? 0) > longestTextBytes) throw fault('bundle.fileAltered', { file: path });
    const parts: Buffer[] = [];
    this.through(path, (part) => parts.push(Buffer.from(part)));
    return Buffer.concat(parts);
  }

  /** The key of the bundle when its signature over the list holds. */
  private checkSignature(manifest: Buffer): string | undefined {
    if (!this.bundle.files.has(bundleFiles.signature)) {
      this.found('bundle.signatureMissing', { file: bundleFiles.signature });
      return undefined;
    }
    const publicKey = readPublicKeyPem(this.bytesOf(bundleFiles.publicKey).toString('utf8'));
    if (publicKey === undefined) {
      this.found('bundle.keyUnusable', { file: bundleFiles.publicKey });
      return undefined;
    }
    if (signatureHolds(publicKey, manifest, this.bytesOf(bundleFiles.signature))) return publicKey;
    this.found('bundle.signatureWrong', { file: bundleFiles.manifest });
    return undefined;
  }

  /** Every file of the list is there, and no other. */
  private comparePaths(manifest: ReadonlyMap<string, string>): void {
    const unlisted: readonly string[] = [bundleFiles.manifest, bundleFiles.signature];
    for (const path of manifest.keys()) {
      if ((this.bundle.files.get(path) ?? -1) < 0) this.found('bundle.fileMissing', { file: path });
    }
    for (const path of this.bundle.files.keys()) {
      if (!manifest.has(path) && !unlisted.includes(path)) this.found('bundle.fileAdded', { file: path });
    }
    if (![bundleFiles.journal, bundleFiles.description].every((path) => manifest.has(path))) {
      throw fault('bundle.manifestMalformed', { file: bundleFiles.manifest });
    }
  }

  private describe(): BundleDescription {
    const description = readDescription(this.bytesOf(bundleFiles.description).toString('utf8'));
    if (description === 'newer') throw fault('bundle.unknownFormat', { file: bundleFiles.description });
    if (!description) throw fault('bundle.descriptionMalformed', { file: bundleFiles.description });
    return description;
  }

  /** Hashes every file of the list, the journal while it is proved; answers where the chain ends when it holds. */
  private checkFiles(manifest: ReadonlyMap<string, string>, reading: JournalReading): ChainHead | null {
    let chain: ChainHead | null = null;
    // In the order in which they lie: a ZIP file is read from its start to its end.
    for (const [path, bytes] of this.bundle.files) {
      const sha256 = manifest.get(path);
      if (sha256 === undefined || bytes < 0) continue;
      const sum = new FileSum();
      if (path === bundleFiles.journal) chain = this.proveJournal(reading, (part) => sum.add(part));
      else if (!this.tryThrough(path, (part) => sum.add(part, bytes))) continue;
      if (sum.hex() !== sha256) this.noteAltered(path);
    }
    return chain;
  }

  /** A file that the ZIP's own sums tell to be altered is told as such, and the others are still read. */
  private tryThrough(path: string, take: (part: Buffer) => void): boolean {
    try {
      this.through(path, take);
      return true;
    } catch (error) {
      if (!(error instanceof BundleFault)) throw error;
      this.noteAltered(path);
      return false;
    }
  }

  private noteAltered(path: string): void {
    if (this.altered.has(path)) return;
    this.altered.add(path);
    this.found('bundle.fileAltered', { file: path });
  }

  private proveJournal(reading: JournalReading, also: (part: Buffer) => void): ChainHead | null {
    const lines = new ExportedLines((line) => reading.take(line));
    let refusal: Refusal | undefined;
    this.tryThrough(bundleFiles.journal, (part) => {
      also(part);
      refusal ??= lines.take(part)?.refusal;
    });
    const head = lines.finish();
    if (isRefused(head)) refusal ??= head.refusal;
    if (refusal) this.findings.push(refusal);
    return isRefused(head) ? null : head;
  }

  private compareHead({ lines, head }: BundleDescription, chain: ChainHead): void {
    if (lines === chain.lines && head === chain.hash) return;
    this.found('bundle.headDiffers', { line: chain.lines, lines, found: chain.hash, sealed: head });
  }

  /** The figures once more, from the journal's own lines. */
  private compareTables(
    manifest: ReadonlyMap<string, string>,
    reading: JournalReading,
    description: BundleDescription,
  ): void {
    for (const [file, sha256] of reading.tableHashes()) {
      const listed = manifest.get(`${tableFolder}/${file}`);
      if (listed === undefined) this.found('bundle.fileMissing', { file: `${tableFolder}/${file}` });
      else if (listed !== sha256 || this.altered.has(`${tableFolder}/${file}`)) {
        const line = this.lineIn(file, description);
        this.found('bundle.tableDiffers', { file: `${tableFolder}/${file}`, line });
      }
    }
  }

  private lineIn(file: string, description: BundleDescription): number | null {
    try {
      return differingLine(this.bundle, file, description);
    } catch (error) {
      if (error instanceof BundleFault) return null;
      throw error;
    }
  }

  /** Each paper, and each proof of a notice, against the hash that was journalled when it was filed. */
  private comparePapers(
    manifest: ReadonlyMap<string, string>,
    { papers }: JournalReading,
    { whole }: { readonly whole: boolean },
  ): BundleVerdict['papers'] {
    let held = 0;
    for (const [path, sha256] of manifest) {
      if (!path.startsWith(`${paperFolder}/`)) continue;
      const journalled = papers.get((path.split('/').at(-1) ?? '').replace(/\.[a-z]+$/, ''))?.sha256;
      if (journalled === sha256 && !this.altered.has(path)) held += 1;
      else if (whole && journalled !== sha256) this.found('bundle.paperDiffers', { file: path });
    }
    const wanted = [...papers.values()].filter(({ inScope }) => inScope).length;
    return { held, absent: Math.max(0, wanted - held) };
  }
}
