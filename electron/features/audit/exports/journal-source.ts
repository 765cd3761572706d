import { upcast } from '../../../../shared/domain/upcasters.ts';
import type { JournalEvent } from '../../../../shared/kernel/event.ts';
import type { Emit, ReadEvent, TableMaker } from '../../../bundle/sheets/table.ts';
import type { JournalLine } from '../../../journal/entry.ts';
import { linesAfter } from '../../../journal/read.ts';
import type { ReadableDatabase } from '../../../storage/database.ts';

/** The journal up to a line: what a running desk adds meanwhile is not in the export. */
export interface JournalPart {
  readonly db: ReadableDatabase;
  readonly lastSeq: number;
}

export function* linesOf({ db, lastSeq }: JournalPart): Generator<JournalLine> {
  for (const line of linesAfter(db)) {
    if (line.seq > lastSeq) return;
    yield line;
  }
}

/** Gives one table's rows, in one go through the journal; lines of types that the table does not read are not parsed. */
export function rowsOf(part: JournalPart, { reads, take, end }: TableMaker, emit: Emit): void {
  const known = new Map<string, boolean>();
  for (const { type, body, hash } of linesOf(part)) {
    let read = known.get(type);
    if (read === undefined) known.set(type, (read = reads?.some((start) => type.startsWith(start)) ?? true));
    if (read) take({ ...upcast(JSON.parse(body) as JournalEvent), hash } as ReadEvent, emit);
  }
  end(emit);
}
