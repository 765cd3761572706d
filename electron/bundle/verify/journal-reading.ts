import { createHash, type Hash } from 'node:crypto';
import { upcast } from '../../../shared/domain/upcasters.ts';
import type { DayClosed } from '../../../shared/domain/house/index.ts';
import type { PaperArchived } from '../../../shared/domain/documents/index.ts';
import type { NoticeProof } from '../../../shared/domain/notices/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { csvStart } from '../../../shared/kernel/csv-text.ts';
import type { HeldLine } from '../../journal/exported-lines.ts';
import { readersOf, tablesOf } from '../sheets/all-tables.ts';
import { inScope } from '../sheets/days.ts';
import { headLine, rowLine, type ReadEvent, type Row, type Table, type TableScope } from '../sheets/table.ts';

/** The closing of a gaming day, as its papers carry it. */
export interface DaySeal {
  readonly day: string;
  readonly line: number;
  readonly hash: string;
}

/** A paper, or a file that proves a sending, as the journal has it, and whether it belongs to what the bundle is about. */
export interface JournalledPaper {
  readonly sha256: string;
  readonly inScope: boolean;
}

const otherReads = ['documents.archived', 'notices.proofAttached', 'house.dayClosed', 'audit.signingKeyMade'];
const batchCharacters = 1 << 16;

/** One table as it comes out of the journal, only its hash kept. */
class TableSum {
  private readonly table: Table;
  private readonly sum: Hash = createHash('sha256');
  private text: string;

  constructor(table: Table) {
    this.table = table;
    this.text = csvStart + headLine(table);
  }

  add(row: Row): void {
    this.text += rowLine(this.table, row);
    if (this.text.length < batchCharacters) return;
    this.sum.update(this.text);
    this.text = '';
  }

  end(): string {
    return this.sum.update(this.text).digest('hex');
  }
}

/** What the journal of a bundle says, gathered while its lines are proved: the tables again, the papers, the seals, the key. */
export class JournalReading {
  readonly papers = new Map<string, JournalledPaper>();
  readonly seals: DaySeal[] = [];
  signingKey: string | undefined;
  private readonly isInScope;
  private readonly makers;
  private readonly readers;
  private readonly sums;

  constructor(scope: TableScope) {
    this.isInScope = inScope(scope);
    this.makers = tablesOf(scope);
    this.readers = readersOf(this.makers);
    this.sums = new Map(this.makers.map((maker) => [maker, new TableSum(maker.table)] as const));
  }

  take({ frame, hash, body }: HeldLine): void {
    const readers = this.readers(frame.type);
    if (readers.length === 0 && !otherReads.includes(frame.type)) return;
    const event = Object.assign(upcast(JSON.parse(body()) as JournalEvent), { hash }) as ReadEvent;
    this.note(event);
    for (const maker of readers) maker.take(event, (row) => this.sums.get(maker)?.add(row));
  }

  /** File name of each table → the hash that it must have. */
  tableHashes(): Map<string, string> {
    return new Map(
      this.makers.map((maker) => {
        const sum = this.sums.get(maker);
        maker.end((row) => sum?.add(row));
        return [maker.table.file, sum?.end() ?? ''];
      }),
    );
  }

  private note(event: ReadEvent): void {
    const { type, data, seq, hash } = event;
    if (type === 'documents.archived') {
      const { paper, sha256 } = data as PaperArchived;
      this.papers.set(paper, { sha256, inScope: this.isInScope(event) });
    } else if (type === 'notices.proofAttached') {
      const { proof, sha256 } = data as NoticeProof;
      this.papers.set(proof, { sha256, inScope: this.isInScope(event) });
    } else if (type === 'house.dayClosed') {
      this.seals.push({ day: (data as DayClosed).day, line: seq, hash });
    } else if (type === 'audit.signingKeyMade') {
      this.signingKey = (data as { readonly publicKey: string }).publicKey;
    }
  }
}
