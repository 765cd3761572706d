import { closeSync, openSync, readSync } from 'node:fs';
import type { Refused } from '../../shared/kernel/refusal.ts';
import { ChainCheck, type ChainHead } from './chain-check.ts';
import type { ExportSeal } from './export.ts';
import { refuseJournal, type JournalRefusal } from './refusals.ts';

const chunkBytes = 1 << 20;
const lineFeed = 0x0a;
const closingBrace = 0x7d;

/** `,"prev":"` + 64 + `","hash":"` + 64 + `"}`: the fixed end of an exported line. */
const claimBytes = 9 + 64 + 10 + 64 + 2;
const sealStart = '{"seal":';

/**
 * Proves an exported journal with nothing but the file: every line's hash, the order, the numbers, and the closing seal.
 * Refuses `journal.*` with the number of the first line that does not hold. `onProgress` hears the bytes read so far.
 */
export function verifyExport(file: string, onProgress?: (bytes: number) => void): ChainHead | Refused<JournalRefusal> {
  let input: number;
  try {
    input = openSync(file, 'r');
  } catch {
    return refuseJournal('journal.unreadable', { file });
  }
  try {
    return new ExportReader().read(input, onProgress);
  } finally {
    closeSync(input);
  }
}

class ExportReader {
  private readonly chain = new ChainCheck();
  private seal: ExportSeal | undefined;
  private refused: Refused<JournalRefusal> | undefined;

  read(input: number, onProgress?: (bytes: number) => void): ChainHead | Refused<JournalRefusal> {
    let held: Buffer = Buffer.alloc(0);
    let bytes = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(chunkBytes);
      const count = readSync(input, chunk);
      if (count === 0) break;
      bytes += count;
      held = this.lines(held.length > 0 ? Buffer.concat([held, chunk.subarray(0, count)]) : chunk.subarray(0, count));
      onProgress?.(bytes);
      if (this.refused) return this.refused;
    }
    if (held.length > 0) return refuseJournal('journal.truncated', { line: this.chain.head.lines + 1 });
    return this.close();
  }

  /** Takes every whole line of `text`; answers the unfinished rest. */
  private lines(text: Buffer): Buffer {
    let start = 0;
    for (;;) {
      const end = text.indexOf(lineFeed, start);
      if (end < 0 || this.refused) return text.subarray(start);
      this.refused = this.line(text.subarray(start, end));
      start = end + 1;
    }
  }

  private line(line: Buffer): Refused<JournalRefusal> | undefined {
    const number = this.chain.head.lines + 1;
    if (this.seal) return refuseJournal('journal.malformed', { line: number });
    if (line.toString('latin1', 0, sealStart.length) === sealStart) return this.takeSeal(line.toString('utf8'));
    if (line.length <= claimBytes) return refuseJournal('journal.malformed', { line: number });
    const cut = line.length - claimBytes;
    const claim = line.toString('latin1', cut);
    if (!claim.startsWith(',"prev":"') || claim.slice(73, 83) !== '","hash":"' || !claim.endsWith('"}')) {
      return refuseJournal('journal.malformed', { line: number });
    }
    // The body ends with the brace that the export moved behind the claim: put it back over the comma.
    line[cut] = closingBrace;
    return this.chain.next({ body: line.subarray(0, cut + 1), prev: claim.slice(9, 73), hash: claim.slice(83, 147) });
  }

  private takeSeal(text: string): Refused<JournalRefusal> | undefined {
    try {
      this.seal = (JSON.parse(text) as { seal: ExportSeal }).seal;
      return undefined;
    } catch {
      return refuseJournal('journal.malformed', { line: this.chain.head.lines + 1 });
    }
  }

  private close(): ChainHead | Refused<JournalRefusal> {
    const { head } = this.chain;
    if (!this.seal) return refuseJournal('journal.truncated', { line: head.lines + 1 });
    if (this.seal.lines > head.lines) return refuseJournal('journal.truncated', { line: head.lines + 1 });
    if (this.seal.lines !== head.lines || this.seal.head !== head.hash) {
      return refuseJournal('journal.wrongHead', { found: head.hash, sealed: this.seal.head });
    }
    return head;
  }
}
