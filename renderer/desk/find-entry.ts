import { compactName, foldName } from '../../shared/domain/people/index.ts';

/** What an entry is found by. */
export interface Findable {
  readonly entry: string;
  readonly number: string | null;
  readonly surname: string | null;
  readonly givenNames: string | null;
  readonly table: number | null;
  readonly seat: number | null;
}

/** An entry with its folded names, made once for many keystrokes. */
export interface Filed<Row extends Findable> {
  readonly row: Row;
  readonly words: readonly string[];
  readonly number: string;
}

export const fileEntries = <Row extends Findable>(rows: readonly Row[]): readonly Filed<Row>[] =>
  rows.map((row) => ({
    row,
    words: foldName(`${row.surname ?? ''} ${row.givenNames ?? ''}`).split(' '),
    number: (row.number ?? '').toUpperCase(),
  }));

const place = /^(\d{1,3})[.,](\d{1,2})$/;
/** Tables have no leading zero; a receipt's last figures do. */
const table = /^([1-9]\d{0,2})[.,]?$/;
const figures = /^\d+$/;

/**
 * Whom a few keys mean, at the desk and in the room alike: `2.5` is table 2 seat 5; `2` or `2.` everybody of table 2, then receipts that
 * end so; other figures end a receipt's number, `R-…` begin it; words begin names, in any order and without accents.
 */
export function findEntries<Row extends Findable>(
  filed: readonly Filed<Row>[],
  text: string,
  limit: number,
): readonly Row[] {
  const wanted = text.trim();
  const atTable = table.exec(wanted)?.[1];
  if (atTable === undefined) return take(filed, matcherOf<Row>(wanted), limit);
  const sitting = take(filed, ({ row }) => row.table === Number(atTable), Infinity).toSorted(bySeat);
  const others = take(filed, ({ row, number }) => endsReceipt(number, atTable) && !sitting.includes(row), limit);
  return [...sitting, ...others].slice(0, limit);
}

/** As many as are wanted, and no look at the rest. */
function take<Row extends Findable>(
  filed: readonly Filed<Row>[],
  fits: (one: Filed<Row>) => boolean,
  limit: number,
): readonly Row[] {
  const found: Row[] = [];
  for (const one of filed) {
    if (found.length >= limit) break;
    if (fits(one)) found.push(one.row);
  }
  return found;
}

const bySeat = (left: Findable, right: Findable): number => (left.seat ?? 0) - (right.seat ?? 0);

const endsReceipt = (number: string, wanted: string): boolean =>
  number.endsWith(wanted) || Number(number.slice(7)) === Number(wanted);

function matcherOf<Row extends Findable>(text: string): (one: Filed<Row>) => boolean {
  if (text === '') return () => true;
  const seat = place.exec(text);
  if (seat) return ({ row }) => row.table === Number(seat[1]) && row.seat === Number(seat[2]);
  if (figures.test(text)) return ({ number }) => endsReceipt(number, text);
  const upper = text.toUpperCase();
  if (/^[RCA]-/.test(upper)) return ({ number }) => number.startsWith(upper);
  const wanted = foldName(text).split(' ');
  const joined = compactName(text);
  return ({ words }) => beginsAll(words, wanted) || compactName(words.join(' ')).startsWith(joined);
}

/** Every wanted word begins a word of its own. */
function beginsAll(words: readonly string[], wanted: readonly string[]): boolean {
  const left = [...words];
  return wanted.every((start) => {
    const at = left.findIndex((word) => word.startsWith(start));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
