import { hash } from 'node:crypto';
import type { Refused } from '../../shared/kernel/refusal.ts';
import { formatVersion, genesisHash } from './entry.ts';
import type { Frame } from './frame.ts';
import { refuseJournal, type JournalRefusal } from './refusals.ts';

/** One line: what its hash is taken over (the previous hash, a line feed, the canonical body), and what it claims. */
export interface ClaimedLine {
  readonly chained: string | Uint8Array;
  readonly prev: string;
  readonly hash: string;
}

export interface ChainHead {
  readonly lines: number;
  readonly hash: string;
}

/**
 * Follows the chain line by line: hash over the stored bytes (nothing is serialised again), the previous hash, the numbers
 * without a gap, overall and within each stream. Feed it every line, then ask `finish`.
 */
export class ChainCheck {
  private last: string = genesisHash;
  private lines = 0;
  /** A number that was skipped: later lines tell whether its line is gone or only stands elsewhere. */
  private skipped: Refused<JournalRefusal> | undefined;
  private readonly streams = new Map<string, { rev: number }>();

  /** `undefined` when the line follows, and while a skipped line is sought; otherwise the refusal that names it. */
  next(line: ClaimedLine, frame: Frame | undefined): Refused<JournalRefusal> | undefined {
    const number = this.lines + 1;
    if (this.skipped) return frame?.seq === number ? this.misplaced() : undefined;
    if (hash('sha256', line.chained, 'hex') !== line.hash) return this.altered(frame);
    if (!frame) return refuseJournal('journal.malformed', { line: number });
    if (frame.v !== formatVersion) return this.altered(frame);
    const refused = this.follow(line, frame);
    if (refused?.refusal.code !== 'journal.lineMissing') return refused;
    this.skipped = refused;
    return undefined;
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
    const place = this.placeIn(stream);
    if (line.prev !== this.last || rev !== place.rev + 1) return refuseJournal('journal.broken', { line: number });
    place.rev = rev;
    this.last = line.hash;
    this.lines = number;
    return undefined;
  }

  private placeIn(stream: string): { rev: number } {
    let place = this.streams.get(stream);
    if (!place) this.streams.set(stream, (place = { rev: 0 }));
    return place;
  }
}
