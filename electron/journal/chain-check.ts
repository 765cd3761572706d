import { hash } from 'node:crypto';
import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import { formatVersion, genesisHash } from './entry.ts';
import { frameOf, type Frame } from './frame.ts';
import { refuseJournal, type JournalRefusal } from './refusals.ts';

/** One line as text in UTF-8 bytes: its canonical body, and what it claims about the chain. */
export interface ClaimedLine {
  readonly body: Buffer;
  readonly prev: string;
  readonly hash: string;
}

export interface ChainHead {
  readonly lines: number;
  readonly hash: string;
}

/** Bytes of a hash in hex and the line feed behind it. */
const prefixBytes = 65;

/**
 * Follows the chain line by line: hash over the stored bytes (nothing is serialised again), the previous hash, the numbers
 * without a gap, overall and within each stream. Feed it every line, then ask `finish`.
 */
export class ChainCheck {
  private last: string = genesisHash;
  private lines = 0;
  /** A number that was skipped: later lines tell whether its line is gone or only stands elsewhere. */
  private skipped: Refused<JournalRefusal> | undefined;
  private readonly revs = new Map<string, number>();
  private scratch = Buffer.alloc(4096);

  /** The line's frame when it follows; otherwise the refusal that names it. `undefined` while a skipped line is sought. */
  next(line: ClaimedLine): Frame | Refused<JournalRefusal> | undefined {
    const number = this.lines + 1;
    const { body } = line;
    const frame = frameOf(body);
    if (this.skipped) return frame?.seq === number ? this.misplaced() : undefined;
    if (this.digest(line.prev, body) !== line.hash) return this.altered(frame);
    if (!frame) return refuseJournal('journal.malformed', { line: number });
    if (frame.v !== formatVersion) return this.altered(frame);
    const refused = this.follow(line, frame);
    if (refused?.refusal.code === 'journal.lineMissing') {
      this.skipped = refused;
      return undefined;
    }
    return refused ?? frame;
  }

  /** The head of what held. */
  get head(): ChainHead {
    return { lines: this.lines, hash: this.last };
  }

  /** The head when every line held, or the refusal of a line that was nowhere. */
  finish(): ChainHead | Refused<JournalRefusal> {
    return this.skipped ?? this.head;
  }

  private misplaced(): Refused<JournalRefusal> {
    const { params } = this.skipped?.refusal ?? { params: {} };
    return refuseJournal('journal.outOfOrder', params);
  }

  private altered(frame: Frame | undefined): Refused<JournalRefusal> {
    const line = this.lines + 1;
    return frame && frame.v !== formatVersion
      ? refuseJournal('journal.unknownFormat', { line, format: frame.v })
      : refuseJournal('journal.altered', { line });
  }

  private follow(line: ClaimedLine, { seq, stream, rev }: Frame): Refused<JournalRefusal> | undefined {
    const number = this.lines + 1;
    if (seq > number) return refuseJournal('journal.lineMissing', { line: number, found: seq });
    if (seq < number) return refuseJournal('journal.repeated', { line: number, found: seq });
    if (line.prev !== this.last || rev !== (this.revs.get(stream) ?? 0) + 1) {
      return refuseJournal('journal.broken', { line: number });
    }
    this.revs.set(stream, rev);
    this.last = line.hash;
    this.lines = number;
    return undefined;
  }

  private digest(prev: string, body: Buffer): string {
    const length = prefixBytes + body.length;
    if (this.scratch.length < length) this.scratch = Buffer.alloc(length * 2);
    this.scratch.write(prev, 0, prefixBytes - 1, 'latin1');
    this.scratch[prefixBytes - 1] = 0x0a;
    body.copy(this.scratch, prefixBytes);
    return hash('sha256', this.scratch.subarray(0, length), 'hex');
  }
}

/** Only the refusals of a check's answer. */
export const refusalIn = (answer: Frame | Refused<JournalRefusal> | undefined): Refused<JournalRefusal> | undefined =>
  answer && isRefused(answer) ? answer : undefined;
