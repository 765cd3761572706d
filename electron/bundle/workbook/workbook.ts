import type { Emit, Row, Table } from '../sheets/table.ts';
import { PackedParts } from './packed-parts.ts';
import {
  cellXml,
  contentTypes,
  rootRelations,
  sheetEnd,
  sheetStart,
  styles,
  workbookRelations,
  workbookXml,
} from './spreadsheet-xml.ts';

/** One sheet: its table, and what gives its rows when they are wanted. */
export interface SheetSource {
  readonly table: Table;
  readonly rows: (emit: Emit) => void;
}

/** No sheet of a workbook has more rows; what comes after them stands in the CSV only, and the last row says so. */
const mostRows = 1_048_576;

/** Writes a workbook as spreadsheets read it (ECMA-376), row by row: numbers as numbers, every text as text, no formula. */
export function writeWorkbook(sheets: readonly SheetSource[], write: (bytes: Uint8Array) => void): void {
  const parts = new PackedParts(write);
  const single = (name: string, text: string): void => parts.part(name, (put) => put(text));
  single('[Content_Types].xml', contentTypes(sheets.length));
  single('_rels/.rels', rootRelations);
  single('xl/workbook.xml', workbookXml(sheets.map(({ table }) => table.title)));
  single('xl/_rels/workbook.xml.rels', workbookRelations(sheets.length));
  single('xl/styles.xml', styles);
  for (const [index, sheet] of sheets.entries()) {
    parts.part(`xl/worksheets/sheet${index + 1}.xml`, (put) => writeSheet(sheet, put));
  }
  parts.finish();
}

function writeSheet({ table, rows }: SheetSource, put: (piece: string) => void): void {
  let number = 1;
  const line = (row: Row, heading: boolean): void => {
    const cells = table.columns.map(({ kind }, index) => cellXml(row[index] ?? null, heading ? 'heading' : kind));
    put(`<row r="${number}">${cells.join('')}</row>`);
    number += 1;
  };
  put(sheetStart(table.columns));
  line(
    table.columns.map(({ name }) => name),
    true,
  );
  rows((row) => {
    if (number < mostRows) line(row, false);
    else if (number === mostRows) line([`… suite dans ${table.file}`], false);
  });
  put(sheetEnd);
}
