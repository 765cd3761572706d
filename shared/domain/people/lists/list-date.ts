import { civilDate, isBirthDate } from '../birth-date.ts';

const readers: readonly {
  readonly shape: RegExp;
  readonly order: readonly [year: number, month: number, day: number];
}[] = [
  { shape: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, order: [1, 2, 3] },
  { shape: /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/, order: [3, 2, 1] },
];

/**
 * A date as a list writes it: ISO or French (`03/04/2008` is 3 April, X06), whole; or a year, or year and month. `null` for
 * anything else, two-digit years and days that do not exist included.
 */
export function readListDate(text: string): string | null {
  const trimmed = text.trim();
  if (isBirthDate(trimmed)) return trimmed;
  for (const { shape, order } of readers) {
    const match = shape.exec(trimmed);
    if (match) return civilDate(Number(match[order[0]]), Number(match[order[1]]), Number(match[order[2]]));
  }
  return null;
}

/** The date in a list's file name: `exclusion-list-2027-03-01.csv`, `exclus_20270301.csv`, `exclus 01-03-2027.csv`. */
export function dateInFileName(fileName: string): string | null {
  const iso = /(?<!\d)(\d{4})[-_. ]?(\d{2})[-_. ]?(\d{2})(?!\d)/.exec(fileName);
  if (iso) return civilDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const french = /(?<!\d)(\d{2})[-_. ](\d{2})[-_. ](\d{4})(?!\d)/.exec(fileName);
  return french ? civilDate(Number(french[3]), Number(french[2]), Number(french[1])) : null;
}
