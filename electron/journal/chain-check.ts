import { hash } from 'node:crypto';
import type { Refused } from '../../shared/kernel/refusal.ts';
import { formatVersion, genesisHash } from './entry.ts';
import { refuseJournal, type JournalRefusal } from './refusals.ts';

/** One line as text in UTF-8 bytes: its canonical body, and what it claims about the chain. */
export interface ClaimedLine {
  readonly body: Uint8Array;
  readonly prev: string;
  readonly hash: string;
}

export interface ChainHead {
  readonly lines: number;
  readonly hash: string;
}

/** The fields behind `data` in a canonical body: plain, in fixed order, and never nested. */
const tail = /"rev":(\d+),"seq":(\d+),"station":"[^"]*","stream":"([^"]+)","type":"[^"]+","v":(\d+),"version":\d+\}$/;

/** Longest tail that `tail` can need: ids and types are short by contract. */
const tailBytes = 600;

/**
 * Follows the chain line by line: hash over the stored bytes (nothing is serialised again), the previous hash, the numbers
 * without a gap, overall and within each stream. Feed it every line, then ask `head`.
 */
export class ChainCheck {
  private last: string = genesisHash;
  private lines = 0;
  private readonly revs = new Map<string, number>();
  private scratch = Buffer.alloc(4096);

  /** Undefined when the line follows; otherwise the refusal that names it. */
  next(line: ClaimedLine): Refused<JournalRefusal> | undefined {
    const number = this.lines + 1;
    const text = Buffer.from(line.body.buffer, line.body.byteOffset, line.body.byteLength);
    const end = tail.exec(text.toString('latin1', Math.max(0, text.length - tailBytes)));
    if (!end) return refuseJournal('journal.malformed', { line: number });
    if (end[4] !== String(formatVersion))
      return refuseJournal('journal.unknownFormat', { line: number, format: Number(end[4]) });
    if (this.digest(line.prev, text) !== line.hash) return refuseJournal('journal.altered', { line: number });
    return this.follow(line, Number(end[2]), { stream: end[3] ?? '', rev: Number(end[1]) });
  }

  get head(): ChainHead {
    return { lines: this.lines, hash: this.last };
  }

  private follow(
    line: ClaimedLine,
    seq: number,
    place: { stream: string; rev: number },
  ): Refused<JournalRefusal> | undefined {
    const number = this.lines + 1;
    if (seq > number) return refuseJournal('journal.lineMissing', { line: number, found: seq });
    if (seq < number) return refuseJournal('journal.outOfOrder', { line: number, found: seq });
    if (line.prev !== this.last) return refuseJournal('journal.broken', { line: number });
    if (place.rev !== (this.revs.get(place.stream) ?? 0) + 1)
      return refuseJournal('journal.lineMissing', { line: number, found: seq });
    this.revs.set(place.stream, place.rev);
    this.last = line.hash;
    this.lines = number;
    return undefined;
  }

  private digest(prev: string, body: Buffer): string {
    const length = 65 + body.length;
    if (this.scratch.length < length) this.scratch = Buffer.alloc(length * 2);
    this.scratch.write(`${prev}\n`, 0, 'latin1');
    body.copy(this.scratch, 65);
    return hash('sha256', this.scratch.subarray(0, length), 'hex');
  }
}
