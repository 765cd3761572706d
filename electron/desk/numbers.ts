import type { ReadableDatabase, UnitOfWork } from '../storage/database.ts';

/** Receipts, rebuys, payouts, vouchers of won entries, refunds, incidents: one gapless series each per house and calendar year (decision 15). */
export type PaperSeries = 'R' | 'C' | 'P' | 'B' | 'A' | 'I';

const digits = 6;

/** The next number of a series, for the facts of the command that will use it; taken only by `takeNumber`. */
export function nextNumber(db: ReadableDatabase, series: string, year: number): number {
  return (
    (db.get<{ last: number }>('SELECT last FROM series WHERE series = ? AND year = ?', series, year)?.last ?? 0) + 1
  );
}

/** As printed: `R-2027-000123`. */
const paperNumber = (series: PaperSeries, year: number, value: number): string =>
  `${series}-${year}-${String(value).padStart(digits, '0')}`;

export const nextPaperNumber = (db: ReadableDatabase, series: PaperSeries, year: number): string =>
  paperNumber(series, year, nextNumber(db, series, year));

/** The last number given out of a series, of whatever year; `null` before the first. */
export function lastPaperNumber(db: ReadableDatabase, series: PaperSeries): string | null {
  const found = db.get<{ year: number; last: number }>(
    'SELECT year, last FROM series WHERE series = ? ORDER BY year DESC LIMIT 1',
    series,
  );
  return found ? paperNumber(series, found.year, found.last) : null;
}

/** Projection of an event that used a number: the series moves on by exactly one, or the transaction fails. */
export function takeNumber(
  db: UnitOfWork,
  series: string,
  used: { readonly year: number; readonly value: number },
): void {
  const place = [used.value, series, used.year] as const;
  const taken =
    used.value === 1
      ? db.get(
          'INSERT INTO series (last, series, year) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING last',
          ...place,
        )
      : db.get(
          'UPDATE series SET last = last + 1 WHERE last + 1 = ? AND series = ? AND year = ? RETURNING last',
          ...place,
        );
  if (!taken) throw new Error(`series ${series} ${used.year}: ${used.value} is not the next number`);
}

/** The same for a printed number. */
export function takePaperNumber(db: UnitOfWork, number: string): void {
  const [series = '', year, value] = number.split('-');
  takeNumber(db, series, { year: Number(year), value: Number(value) });
}
