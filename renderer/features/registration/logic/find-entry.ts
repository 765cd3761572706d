import { compactName, foldName } from '../../../../shared/domain/people/index.ts';

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
const figures = /^\d+$/;

/** By keystroke: `2.5` is table 2 seat 5; figures end a receipt's number, `R-…` begin it; words begin names, in any order. */
export function findEntries<Row extends Findable>(
  filed: readonly Filed<Row>[],
  text: string,
  limit: number,
): readonly Row[] {
  const fits = matcherOf<Row>(text.trim());
  const found: Row[] = [];
  for (const one of filed) {
    if (found.length >= limit) break;
    if (fits(one)) found.push(one.row);
  }
  return found;
}

function matcherOf<Row extends Findable>(text: string): (one: Filed<Row>) => boolean {
  if (text === '') return () => true;
  const seat = place.exec(text);
  if (seat) return ({ row }) => row.table === Number(seat[1]) && row.seat === Number(seat[2]);
  if (figures.test(text)) return ({ number }) => number.endsWith(text) || Number(number.slice(7)) === Number(text);
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
