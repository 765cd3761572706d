import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { amountText, csvLine, guardText } from '../../../shared/kernel/csv-text.ts';
import type { BundleScope } from '../layout.ts';

/** `text`: as a person may have typed it; `mark`: ids, codes, dates and instants of ours; `amount`: whole cents. */
export type ColumnKind = 'text' | 'mark' | 'integer' | 'amount';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

export type Cell = string | number | null;
export type Row = readonly Cell[];

/** A table of a bundle. */
export interface Table {
  readonly file: string;
  readonly title: string;
  readonly columns: readonly Column[];
}

/** A line of the journal as tables read it, with its own hash. */
export type ReadEvent = JournalEvent<string, never> & { readonly hash: string };

export type Emit = (row: Row) => void;

/** Makes the rows of one table while the journal goes by: nothing else is needed, so that a verifier makes them again. */
export interface TableMaker {
  readonly table: Table;
  /** The types of events that it reads, by their beginnings; `undefined` for every type. */
  readonly reads: readonly string[] | undefined;
  readonly take: (event: ReadEvent, emit: Emit) => void;
  readonly end: (emit: Emit) => void;
}

/** How a bundle counts its days, and what is in it. */
export interface TableScope {
  readonly scope: BundleScope;
  readonly timeZone: string;
  readonly gamingDayEnds: string;
}

export const column = (name: string, kind: ColumnKind = 'mark'): Column => ({ name, kind });

function cellText(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return kind === 'amount' ? amountText(cell) : String(cell);
  return kind === 'text' ? guardText(cell) : cell;
}

/** A row as a line of CSV. */
export const rowLine = ({ columns }: Table, row: Row): string =>
  csvLine(columns.map(({ kind }, index) => cellText(row[index] ?? null, kind)));

export const headLine = ({ columns }: Table): string => csvLine(columns.map(({ name }) => name));
