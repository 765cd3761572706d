import { compactName } from '../names/fold-name.ts';
import type { ColumnPlaces, ListColumn } from './list-columns.ts';
import { findColumns, missingColumns } from './list-columns.ts';
import { readListDate } from './list-date.ts';
import type { ListEntry } from './list.ts';

/** One line of the file, split into cells, with the number that a person sees beside it in an editor. */
export interface ListLine {
  readonly line: number;
  readonly cells: readonly string[];
}

type ListIssueCode = 'unusable-name' | 'unusable-date' | 'unusable-width' | 'unusable-formula';

/** A line that cannot be relied upon. `unusable-date` rows still point to homonyms, `unusable-formula` rows stand as written; the others are left out. */
export interface ListIssue {
  readonly line: number;
  readonly code: ListIssueCode;
}

export interface ListReading {
  readonly entries: readonly ListEntry[];
  readonly issues: readonly ListIssue[];
}

export type ListFault = { readonly missing: readonly string[] } | { readonly empty: true };

/** Reads the lines of a list under its headings. A heading row that lacks a needed column is a fault of the whole file. */
export function readList(lines: readonly ListLine[]): ListReading | ListFault {
  const [header, ...body] = lines;
  if (!header) return { empty: true };
  const places = findColumns(header.cells);
  const missing = missingColumns(places);
  if (missing.length > 0) return { missing };
  const rows = body.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return { empty: true };
  const read = rows.map((row) => readRow(row, { places, width: header.cells.length }));
  return {
    entries: read.map(({ entry }) => entry).filter((entry) => entry !== null),
    issues: read.map(({ issue }) => issue).filter((issue) => issue !== null),
  };
}

interface Sheet {
  readonly places: ColumnPlaces;
  readonly width: number;
}

interface ReadRow {
  readonly entry: ListEntry | null;
  readonly issue: ListIssue | null;
}

/**
 * One row. Without surname and given names both, or one of them and a date, it would match everybody of that name: it is
 * left out and counted (R26).
 */
function readRow({ line, cells }: ListLine, { places, width }: Sheet): ReadRow {
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
    return { entry: null, issue: { line, code: 'unusable-width' } };
  const cell = (column: ListColumn): string => plainCell(cells[places[column] ?? -1] ?? '');
  const birthDate = readListDate(cell('birthDate'));
  const entry: ListEntry = {
    surname: cell('surname'),
    givenNames: cell('givenNames'),
    birthDate,
    birthPlace: cell('birthPlace') || null,
    until: readListDate(cell('until')),
  };
  if (!isUsable(entry)) return { entry: null, issue: { line, code: 'unusable-name' } };
  if (namesOf.some((column) => isFormula(cell(column)))) return { entry, issue: { line, code: 'unusable-formula' } };
  return { entry, issue: birthDate === null ? { line, code: 'unusable-date' } : null };
}

const namesOf = ['surname', 'givenNames', 'birthDate'] as const satisfies readonly ListColumn[];

/** `="DURAND"` is how Excel keeps a text a text, `'=1+1` how exports make one harmless (X04): what they mean is inside. */
function plainCell(text: string): string {
  const tidied = tidy(text);
  const quoted = /^="(.*)"$/u.exec(tidied)?.[1];
  if (quoted !== undefined) return tidy(quoted.replaceAll('""', '"'));
  return /^'[=+@-]/u.test(tidied) ? tidied.slice(1) : tidied;
}

/** A cell that a spreadsheet would calculate stands as it is written; what it stood for may not be in the file (X04). */
const isFormula = (text: string): boolean => /^(?:[=@]|[+-].*[\d(])/u.test(text);

const tidy = (text: string): string => text.replace(/[\s\uFEFF]+/gu, ' ').trim();

function isUsable({ surname, givenNames, birthDate }: ListEntry): boolean {
  const names = [surname, givenNames].filter((name) => compactName(name) !== '').length;
  return names === 2 || (names === 1 && birthDate !== null);
}
