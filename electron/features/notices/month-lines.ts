import type { StatementLine } from '../../../shared/domain/notices/index.ts';
import type { ReadableDatabase } from '../../storage/database.ts';

const ofMonth = "FROM levy_lines WHERE body ->> 'day' BETWEEN ? || '-01' AND ? || '-31'";

/** The lines of the book 11 ter whose gaming day is of a month, in the order of days. */
export const linesOfMonth = (db: ReadableDatabase, month: string): readonly StatementLine[] =>
  db.all<StatementLine>(
    `SELECT tournament, body ->> 'day' AS day, body ->> 'entries' AS entries, body ->> 'baseCents' AS baseCents,
       body ->> 'levyCents' AS levyCents, body ->> 'additionCents' AS additionCents, body ->> 'prizesCents' AS prizesCents
     ${ofMonth} ORDER BY day, book, line`,
    month,
    month,
  );

export const hasLines = (db: ReadableDatabase, month: string): boolean =>
  db.get(`SELECT 1 ${ofMonth} LIMIT 1`, month, month) !== undefined;
