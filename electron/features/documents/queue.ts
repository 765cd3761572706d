import type { DocumentKind, PaperArchived } from '../../../shared/domain/documents/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import type { ReadableDatabase, UnitOfWork } from '../../storage/database.ts';
import { withinStream } from '../../desk/tournament-stream.ts';
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

/** What a paper's name says behind its kind: form and receipt of one number have the same subject. */
const subjectOf = (paper: string): string => paper.slice(paper.indexOf('-') + 1);

/** One paper by its subject and name, through the index of both. */
const named = "substr(paper, instr(paper, '-') + 1) = ? AND paper = ?";

export const paperRow = (db: ReadableDatabase, paper: string): PaperRow | undefined =>
  db.get<PaperRow>(`SELECT ${columns} FROM papers WHERE ${named}`, subjectOf(paper), paper);

/** The number under which papers of a kind on this subject go; `null` where none has one. */
export const numberOfSubject = (db: ReadableDatabase, kind: DocumentKind, ref: string): string | null =>
  db.get<{ number: string }>('SELECT number FROM papers WHERE kind = ? AND ref = ? AND number IS NOT NULL', kind, ref)
    ?.number ?? null;

/** How many duplicates of a paper there are. */
export const copiesOf = (db: ReadableDatabase, { paper, seq }: Pick<PaperRow, 'paper' | 'seq'>): number =>
  db.get<{ copies: number }>('SELECT count(*) AS copies FROM papers WHERE seq > ? AND duplicate_of = ?', seq, paper)
    ?.copies ?? 0;

/** The lines of the book 11 ter that tournaments have written, as `book/line`, in order. */
export const bookLinesOf = (db: ReadableDatabase, tournaments: readonly string[]): string[] => {
  const asked = tournaments.map(() => '?').join(', ');
  const sql = `SELECT DISTINCT ref FROM papers WHERE kind = 'register-page' AND tournament IN (${asked})`;
  const lineIn = (ref: string): number => Number(ref.split('/')[1]);
  return db
    .all<{ ref: string }>(sql, ...tournaments)
    .map(({ ref }) => ref)
    .sort((one, other) => lineIn(one) - lineIn(other));
};

/** Up to here in the journal every paper is filed. */
const allFiled = 'coalesce((SELECT upto FROM papers_filed), 0)';

/** What is due and not filed, in the order of the journal. */
export const queuedPapers = (db: ReadableDatabase): PaperRow[] =>
  db.all<PaperRow>(`SELECT ${columns} FROM papers WHERE seq > ${allFiled} AND archived_at IS NULL ORDER BY seq, paper`);

/** A paper is filed: the first that still waits moves on, or nothing waits up to the line that says so. */
export function filePaper(
  db: UnitOfWork,
  { seq, at, data }: Pick<JournalEvent<string, PaperArchived>, 'seq' | 'at' | 'data'>,
): void {
  db.run(
    `UPDATE papers SET archived_at = ?, sha256 = ?, bytes = ? WHERE ${named}`,
    at,
    data.sha256,
    data.bytes,
    subjectOf(data.paper),
    data.paper,
  );
  const waiting = db.get<{ seq: number }>(
    `SELECT seq FROM papers WHERE seq > ${allFiled} AND archived_at IS NULL ORDER BY seq LIMIT 1`,
  );
  db.run(
    'INSERT INTO papers_filed (only, upto) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET upto = excluded.upto',
    waiting ? waiting.seq - 1 : seq,
  );
}

/** Filed papers that can be read; those that were purged at their term are not among them. */
export const archivedPapers = (db: ReadableDatabase): PaperRow[] =>
  db.all<PaperRow>(`SELECT ${columns} FROM papers WHERE archived_at IS NOT NULL
     AND paper NOT IN (SELECT paper FROM purged_papers) ORDER BY seq, paper`);

export interface PaperFilter {
  readonly tournament?: string | undefined;
  readonly kind?: DocumentKind | undefined;
  readonly state?: 'queued' | 'archived' | 'all' | undefined;
  readonly limit?: number | undefined;
}

const filedOrNot: Readonly<Record<NonNullable<PaperFilter['state']>, readonly string[]>> = {
  queued: [`seq > ${allFiled}`, 'archived_at IS NULL'],
  archived: ['archived_at IS NOT NULL'],
  all: [],
};

/** Newest first. */
export function findPapers(db: ReadableDatabase, filter: PaperFilter): PaperRow[] {
  const { tournament, kind, state, limit = 200 } = filter;
  const conditions = [
    ...(tournament === undefined ? [] : [{ sql: 'tournament = ?', values: [tournament] }]),
    ...(tournament ? [{ sql: withinStream, values: [`tournament/${tournament}`, `tournament/${tournament}`] }] : []),
    ...(kind === undefined ? [] : [{ sql: 'kind = ?', values: [kind] }]),
    ...filedOrNot[state ?? 'all'].map((sql) => ({ sql, values: [] })),
  ];
  const where = conditions.map(({ sql }) => sql).join(' AND ');
  return db.all<PaperRow>(
    `SELECT ${columns} FROM papers ${where && `WHERE ${where}`} ORDER BY seq DESC, paper DESC LIMIT ?`,
    ...conditions.flatMap(({ values }) => values),
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
