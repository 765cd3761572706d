import type { DocumentKind } from '../../../shared/domain/documents/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import type { ReadableDatabase, UnitOfWork } from '../../storage/database.ts';
import type { DuePaper } from './due-papers.ts';

/** A paper of the queue or the archive. Instants are epoch milliseconds; hash and size are of the clear PDF. */
export interface PaperRow {
  readonly paper: string;
  readonly seq: number;
  /** Empty for a paper of the house itself. */
  readonly tournament: string;
  readonly kind: DocumentKind;
  readonly number: string | null;
  readonly ref: string;
  readonly duplicateOf: string | null;
  readonly copy: number;
  readonly dueAt: number;
  readonly archivedAt: number | null;
  readonly sha256: string | null;
  readonly bytes: number | null;
}

const columns = `paper, seq, tournament, kind, number, ref, duplicate_of AS duplicateOf, copy, due_at AS dueAt,
  archived_at AS archivedAt, sha256, bytes`;

const inserted = 'paper, seq, tournament, kind, number, ref, duplicate_of, copy, due_at';
const row = '(?, ?, ?, ?, ?, ?, ?, ?, ?)';

/** Puts the papers that an event makes due into the queue, in one statement. */
export function queuePapers(
  db: UnitOfWork,
  {
    event,
    tournament,
    due,
  }: { readonly event: JournalEvent; readonly tournament: string; readonly due: readonly DuePaper[] },
): void {
  if (due.length === 0) return;
  const values = due.flatMap(({ paper, kind, number, ref, duplicateOf = null, copy = 0 }) => [
    ...[paper, event.seq, tournament, kind, number, ref],
    ...[duplicateOf, copy, event.at],
  ]);
  db.run(`INSERT INTO papers (${inserted}) VALUES ${due.map(() => row).join(', ')}`, ...values);
}

export const paperRow = (db: ReadableDatabase, paper: string): PaperRow | undefined =>
  db.get<PaperRow>(`SELECT ${columns} FROM papers WHERE paper = ?`, paper);

/** What is due and not filed, in the order of the journal. */
export const queuedPapers = (db: ReadableDatabase): PaperRow[] =>
  db.all<PaperRow>(`SELECT ${columns} FROM papers WHERE archived_at IS NULL ORDER BY seq, paper`);

export const archivedPapers = (db: ReadableDatabase): PaperRow[] =>
  db.all<PaperRow>(`SELECT ${columns} FROM papers WHERE archived_at IS NOT NULL ORDER BY seq, paper`);

export interface PaperFilter {
  readonly tournament?: string | undefined;
  readonly kind?: DocumentKind | undefined;
  readonly state?: 'queued' | 'archived' | 'all' | undefined;
  readonly limit?: number | undefined;
}

/** Newest first. Each part of the filter has its index. */
export function findPapers(db: ReadableDatabase, filter: PaperFilter): PaperRow[] {
  const { tournament, kind, state, limit = 200 } = filter;
  const conditions = [
    ...(tournament === undefined ? [] : [{ sql: 'tournament = ?', value: tournament }]),
    ...(kind === undefined ? [] : [{ sql: 'kind = ?', value: kind }]),
  ];
  const filed = { queued: ['archived_at IS NULL'], archived: ['archived_at IS NOT NULL'], all: [] }[state ?? 'all'];
  const where = [...conditions.map(({ sql }) => sql), ...filed].join(' AND ');
  return db.all<PaperRow>(
    `SELECT ${columns} FROM papers ${where && `WHERE ${where}`} ORDER BY seq DESC, paper DESC LIMIT ?`,
    ...conditions.map(({ value }) => value),
    limit,
  );
}

export interface PaperFault {
  readonly paper: string;
  readonly at: number;
  readonly tries: number;
  readonly fault: string;
  readonly detail: string;
}

export const paperFaults = (db: ReadableDatabase): PaperFault[] =>
  db.all<PaperFault>('SELECT paper, at, tries, fault, detail FROM paper_faults ORDER BY at, paper');

export function putFault(db: UnitOfWork, fault: Omit<PaperFault, 'tries'>): void {
  db.run(
    `INSERT INTO paper_faults (paper, at, tries, fault, detail) VALUES (?, ?, 1, ?, ?)
     ON CONFLICT (paper) DO UPDATE SET at = excluded.at, tries = tries + 1, fault = excluded.fault, detail = excluded.detail`,
    fault.paper,
    fault.at,
    fault.fault,
    fault.detail,
  );
}

export const clearFault = (db: UnitOfWork, paper: string): void => {
  db.run('DELETE FROM paper_faults WHERE paper = ?', paper);
};
