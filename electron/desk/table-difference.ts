import type { ReadableDatabase, Row } from '../storage/database.ts';

/** Rows of one table that only one of two databases has. A row that was edited counts on both sides. */
export interface TableDifference {
  readonly table: string;
  /** Rows that the journal gives and the live table lacks. */
  readonly missing: number;
  /** Rows of the live table that the journal does not give. */
  readonly extra: number;
}

/** Compares a table row by row, whatever the order; `undefined` when both hold the same. */
export function tableDifference(
  table: string,
  live: ReadableDatabase,
  rebuilt: ReadableDatabase,
): TableDifference | undefined {
  const rows = new Map<string, number>();
  for (const row of rowsOf(rebuilt, table)) rows.set(row, (rows.get(row) ?? 0) + 1);
  let extra = 0;
  for (const row of rowsOf(live, table)) {
    const count = rows.get(row) ?? 0;
    if (count === 0) extra += 1;
    else if (count === 1) rows.delete(row);
    else rows.set(row, count - 1);
  }
  const missing = [...rows.values()].reduce((sum, count) => sum + count, 0);
  return missing + extra > 0 ? { table, missing, extra } : undefined;
}

const rowsOf = (db: ReadableDatabase, table: string): string[] =>
  db.all(`SELECT * FROM "${table}"`).map((row) => JSON.stringify(Object.values(row).map(asText)));

/** A value with its type, so that the number 1, the text "1" and the byte 1 differ. */
function asText(value: Row[string]): string | number | null {
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString('hex')}`;
  if (typeof value === 'string') return `t${value}`;
  return typeof value === 'bigint' ? `i${value}` : value;
}
