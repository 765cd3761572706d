import { closeSync, openSync, readSync } from 'node:fs';
import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import { ChainCheck, type ChainHead } from './chain-check.ts';
import { formatVersion } from './entry.ts';
import { frameIn, mostFrameBytes, usualFrameBytes } from './frame.ts';
import { refuseJournal, type JournalRefusal } from './refusals.ts';
import { readSeal, sealStart, type ExportSeal } from './seal.ts';

const chunkBytes = 1 << 18;
/** No line of a journal comes near this: a file without line feeds is not read into memory whole. */
const longestLineBytes = 16 << 20;
const lineFeed = 0x0a;
const closingBrace = 0x7d;

/** A hash in hex and a line feed: what stands before a body when its hash is taken. */
const prefixBytes = 65;

/** `,"prev":"` + 64 + `","hash":"` + 64 + `"}`: the fixed end of an exported line. */
const claimBytes = 9 + 64 + 10 + 64 + 2;

/**
 * Proves an exported journal with nothing but the file: every line's hash, the order, the numbers, and the closing seal.
 * Refuses `journal.*` with the number of the first line that does not hold. `onProgress` hears the bytes read so far.
 */
export function verifyExport(file: string, onProgress?: (bytes: number) => void): ChainHead | Refused<JournalRefusal> {
  let input: number | undefined;
  try {
    input = openSync(file, 'r');
    return new ExportReader().read(input, onProgress);
  } catch (error) {
    // A folder, a file without permission, a failing disk: the file system's errors carry a code, bugs do not.
    if (error instanceof Error && 'code' in error) return refuseJournal('journal.unreadable', { file });
    throw error;
  } finally {
    if (input !== undefined) closeSync(input);
  }
}

class ExportReader {
  private readonly chain = new ChainCheck();
  private number = 0;
  private seal: ExportSeal | undefined;
  private refused: Refused<JournalRefusal> | undefined;

  read(input: number, onProgress?: (bytes: number) => void): ChainHead | Refused<JournalRefusal> {
    let buffer = Buffer.allocUnsafe(prefixBytes + chunkBytes * 2);
    let filled = prefixBytes;
    let bytes = 0;
    for (;;) {
      if (buffer.length - filled < chunkBytes) buffer = Buffer.concat([buffer], buffer.length * 2);
      const count = readSync(input, buffer, filled, chunkBytes, null);
      if (count === 0) break;
      bytes += count;
      const rest = this.lines(buffer.subarray(0, filled + count), filled);
      if (this.refused) return this.refused;
      buffer.copyWithin(prefixBytes, rest, filled + count);
      filled += prefixBytes + count - rest;
      if (filled > longestLineBytes) return refuseJournal('journal.malformed', { line: this.number + 1 });
      onProgress?.(bytes);
    }
    return this.close(filled > prefixBytes);
  }

  /** Takes every whole line of `text`, of which the bytes before `known` hold no line feed; answers where the rest begins. */
  private lines(text: Buffer, known: number): number {
    let start = prefixBytes;
    for (let end = text.indexOf(lineFeed, known); end >= 0; end = text.indexOf(lineFeed, start)) {
      this.number += 1;
      this.refused = this.line(text, start, end);
      start = end + 1;
      if (this.refused) break;
    }
    return start;
  }

  /**
   * Runs once for each line of a journal, so nothing is copied out of the text but the line's end: what the hash is taken over
   * is laid out in place, the previous hash over the bytes before the line, which are done with.
   */
  private line(text: Buffer, start: number, end: number): Refused<JournalRefusal> | undefined {
    if (this.seal) return refuseJournal('journal.afterSeal', { line: this.number });
    const cut = end - claimBytes;
    if (cut <= start) return this.takeSeal(text.toString('latin1', start, end));
    const tail = text.toString('latin1', Math.max(start, cut - usualFrameBytes), end);
    const claim = tail.slice(-claimBytes);
    if (!claim.startsWith(',"prev":"') || !claim.startsWith('","hash":"', 73) || !claim.endsWith('"}')) {
      return refuseJournal('journal.malformed', { line: this.number });
    }
    const frame =
      frameIn(tail.slice(0, -claimBytes)) ??
      frameIn(text.toString('latin1', Math.max(start, cut - mostFrameBytes), cut));
    const prev = claim.slice(9, 73);
    text.copyWithin(start - prefixBytes, cut + 9, cut + 73);
    text[start - 1] = lineFeed;
    // The body ends with the brace that the export moved behind the claim: put it back over the comma.
    text[cut] = closingBrace;
    const line = { chained: text.subarray(start - prefixBytes, cut + 1), prev, hash: claim.slice(83, 147) };
    return this.chain.next(line, frame);
  }

  private takeSeal(text: string): Refused<JournalRefusal> | undefined {
    this.seal = text.startsWith(sealStart) ? readSeal(text) : undefined;
    if (!this.seal) return refuseJournal('journal.malformed', { line: this.number });
    return this.seal.v === formatVersion
      ? undefined
      : refuseJournal('journal.unknownFormat', { line: this.number, format: this.seal.v });
  }

  private close(unfinished: boolean): ChainHead | Refused<JournalRefusal> {
    const head = this.chain.finish();
    if (isRefused(head)) return head;
    const line = head.lines + 1;
    if (!this.seal) return refuseJournal('journal.truncated', { line });
    if (unfinished) return refuseJournal('journal.afterSeal', { line: this.number + 1 });
    if (this.seal.lines > head.lines) return refuseJournal('journal.truncated', { line });
    if (this.seal.lines !== head.lines || this.seal.head !== head.hash) {
      return refuseJournal('journal.wrongHead', { line, found: head.hash, sealed: this.seal.head });
    }
    return head;
  }
}
