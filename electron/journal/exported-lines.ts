import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import { ChainCheck, type ChainHead } from './chain-check.ts';
import { formatVersion } from './entry.ts';
import { frameIn, mostFrameBytes, usualFrameBytes, type Frame } from './frame.ts';
import { refuseJournal, type JournalRefusal } from './refusals.ts';
import { readSeal, sealStart, type ExportSeal } from './seal.ts';

const usualBytes = 1 << 19;
/** No line of a journal comes near this: a file without line feeds is not read into memory whole. */
const longestLineBytes = 16 << 20;
const lineFeed = 0x0a;
const closingBrace = 0x7d;

/** A hash in hex and a line feed: what stands before a body when its hash is taken. */
const prefixBytes = 65;

/** `,"prev":"` + 64 + `","hash":"` + 64 + `"}`: the fixed end of an exported line. */
const claimBytes = 9 + 64 + 10 + 64 + 2;

/** A line that holds: its frame, its hash, and its canonical body when asked for. */
export interface HeldLine {
  readonly frame: Frame;
  readonly hash: string;
  readonly body: () => string;
}

/**
 * An exported journal as it comes in, in parts of any size: every line is proved, and `onLine` hears of those that hold. A
 * refusal names the first line that does not; nothing more is to be given then.
 */
export class ExportedLines {
  private readonly chain = new ChainCheck();
  private readonly onLine: ((line: HeldLine) => void) | undefined;
  private buffer = Buffer.allocUnsafe(prefixBytes + usualBytes);
  private filled = prefixBytes;
  private number = 0;
  private seal: ExportSeal | undefined;
  private refused: Refused<JournalRefusal> | undefined;

  constructor(onLine?: (line: HeldLine) => void) {
    this.onLine = onLine;
  }

  take(part: Buffer): Refused<JournalRefusal> | undefined {
    const known = this.filled;
    if (this.buffer.length - known < part.length) {
      this.buffer = Buffer.concat(
        [this.buffer.subarray(0, known)],
        Math.max(this.buffer.length * 2, known + part.length),
      );
    }
    this.filled += part.copy(this.buffer, known);
    const rest = this.lines(this.buffer.subarray(0, this.filled), known);
    if (this.refused) return this.refused;
    this.buffer.copyWithin(prefixBytes, rest, this.filled);
    this.filled += prefixBytes - rest;
    return this.filled > longestLineBytes ? refuseJournal('journal.malformed', { line: this.number + 1 }) : undefined;
  }

  /** The head when everything held up to the closing seal. */
  finish(): ChainHead | Refused<JournalRefusal> {
    if (this.refused) return this.refused;
    const head = this.chain.finish();
    if (isRefused(head)) return head;
    const line = head.lines + 1;
    if (!this.seal) return refuseJournal('journal.truncated', { line });
    if (this.filled > prefixBytes) return refuseJournal('journal.afterSeal', { line: this.number + 1 });
    if (this.seal.lines > head.lines) return refuseJournal('journal.truncated', { line });
    if (this.seal.lines !== head.lines || this.seal.head !== head.hash) {
      return refuseJournal('journal.wrongHead', { line, found: head.hash, sealed: this.seal.head });
    }
    return head;
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
    const hash = claim.slice(83, 147);
    const refused = this.chain.next({ chained: text.subarray(start - prefixBytes, cut + 1), prev, hash }, frame);
    if (frame && !refused) this.tell({ frame, hash, body: () => text.toString('utf8', start, cut + 1) });
    return refused;
  }

  /** While a line that was skipped is sought, those that come after it follow nothing. */
  private tell(line: HeldLine): void {
    if (this.onLine && this.chain.head.hash === line.hash) this.onLine(line);
  }

  private takeSeal(text: string): Refused<JournalRefusal> | undefined {
    this.seal = text.startsWith(sealStart) ? readSeal(text) : undefined;
    if (!this.seal) return refuseJournal('journal.malformed', { line: this.number });
    return this.seal.v === formatVersion
      ? undefined
      : refuseJournal('journal.unknownFormat', { line: this.number, format: this.seal.v });
  }
}
