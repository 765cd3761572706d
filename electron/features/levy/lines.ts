import {
  sumFigures,
  type BookLine,
  type CarryFacts,
  type LineEntered,
  type LineFigures,
} from '../../../shared/domain/levy/index.ts';
import type { Role } from '../../../shared/kernel/roles.ts';
import type { ReadableDatabase } from '../../storage/database.ts';

interface LineRow {
  readonly body: string;
  readonly corrects: number | null;
  readonly correctedBy: number | null;
  readonly certifiedBy: string | null;
  readonly certifiedRole: Role | null;
  readonly certifiedAt: number | null;
  readonly countersignedBy: string | null;
  readonly countersignedAt: number | null;
  readonly enteredBy: string | null;
  readonly controlPage: number | null;
  readonly controlLine: number | null;
}

/** The book as it stood after a journal line; now when none is given. */
export interface Stood {
  readonly asOf?: number | undefined;
}

export interface LineRange extends Stood {
  readonly from: number;
  readonly to: number;
}

/** Later than any journal line. */
const now = Number.MAX_SAFE_INTEGER;

/** Each part of a line counts only from the journal line on that brought it. */
const sql = `
  WITH asked (as_of, book, first, last) AS (VALUES (?, ?, ?, ?))
  SELECT body, corrects, entered_by AS enteredBy,
    CASE WHEN corrected_seq <= as_of THEN corrected_by END AS correctedBy,
    CASE WHEN certified_seq <= as_of THEN certified_by END AS certifiedBy,
    CASE WHEN certified_seq <= as_of THEN certified_role END AS certifiedRole,
    CASE WHEN certified_seq <= as_of THEN certified_at END AS certifiedAt,
    CASE WHEN countersigned_seq <= as_of THEN countersigned_by END AS countersignedBy,
    CASE WHEN countersigned_seq <= as_of THEN countersigned_at END AS countersignedAt,
    CASE WHEN levy_carries.seq <= as_of THEN control_page END AS controlPage,
    CASE WHEN levy_carries.seq <= as_of THEN control_line END AS controlLine
  FROM asked JOIN levy_lines ON levy_lines.book = asked.book AND levy_lines.line BETWEEN first AND last
    LEFT JOIN levy_carries ON levy_carries.book = levy_lines.book AND levy_carries.line = levy_lines.line
  WHERE entered_seq <= as_of ORDER BY levy_lines.line`;

export const linesBetween = (db: ReadableDatabase, book: string, { from, to, asOf = now }: LineRange): BookLine[] =>
  db.all<LineRow>(sql, asOf, book, from, to).map(lineOf);

function lineOf(row: LineRow): BookLine {
  const { certifiedBy, certifiedRole, certifiedAt, countersignedBy, countersignedAt, controlPage, controlLine } = row;
  return {
    ...(JSON.parse(row.body) as LineEntered),
    ...{ corrects: row.corrects, correctedBy: row.correctedBy, enteredBy: row.enteredBy },
    certified:
      certifiedBy !== null && certifiedRole !== null && certifiedAt !== null
        ? { account: certifiedBy, role: certifiedRole, at: certifiedAt }
        : null,
    countersigned:
      countersignedBy !== null && countersignedAt !== null ? { account: countersignedBy, at: countersignedAt } : null,
    carried: controlPage !== null && controlLine !== null ? { page: controlPage, line: controlLine } : null,
  };
}

export const figuresBetween = (db: ReadableDatabase, book: string, { from, to, asOf = now }: LineRange): LineFigures =>
  sumFigures(
    db
      .all<Pick<LineRow, 'body'>>(
        'SELECT body FROM levy_lines WHERE book = ? AND line BETWEEN ? AND ? AND entered_seq <= ? ORDER BY line',
        ...[book, from, to, asOf],
      )
      .map(({ body }) => JSON.parse(body) as LineEntered),
  );

/** The number of the season's last line; 0 before the first. */
export const lastLineOf = (db: ReadableDatabase, book: string, { asOf = now }: Stood = {}): number =>
  db.get<{ last: number | null }>(
    'SELECT max(line) AS last FROM levy_lines WHERE book = ? AND entered_seq <= ?',
    book,
    asOf,
  )?.last ?? 0;

/** The lines of a gaming day that no note has carried to the control register yet. */
export function linesToCarry(db: ReadableDatabase, day: string): CarryFacts['lines'] {
  const rows = db.all<{ body: string; signed: number }>(
    `SELECT body, countersigned_at IS NOT NULL AS signed FROM levy_lines
     WHERE json_extract(body, '$.day') = ? AND NOT EXISTS
       (SELECT 1 FROM levy_carries WHERE levy_carries.book = levy_lines.book AND levy_carries.line = levy_lines.line)
     ORDER BY book, line`,
    day,
  );
  return rows.map(({ body, signed }) => {
    const { book, line, levyCents } = JSON.parse(body) as LineEntered;
    return { book, line, levyCents, signed: signed === 1 };
  });
}
