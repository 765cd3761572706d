import type { Cell, Column, ColumnKind } from '../sheets/table.ts';

/** The fixed parts of a workbook, and its cells. */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const openXml = 'http://schemas.openxmlformats.org';
const main = `${openXml}/spreadsheetml/2006/main`;
const relations = `${openXml}/package/2006/relationships`;
const office = `${openXml}/officeDocument/2006/relationships`;
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

export const contentTypes = (sheets: number): string =>
  `${head}<Types xmlns="${openXml}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>` +
  numbers(sheets)
    .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`)
    .join('') +
  '</Types>';

export const rootRelations =
  `${head}<Relationships xmlns="${relations}">` +
  `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const workbookRelations = (sheets: number): string =>
  `${head}<Relationships xmlns="${relations}">` +
  numbers(sheets)
    .map((n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
    .join('') +
  `<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

export const workbookXml = (titles: readonly string[]): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
  titles
    .map((title, index) => `<sheet name="${escaped(title)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('') +
  '</sheets></workbook>';

/** 0 plain, 1 heading, 2 amounts with two decimals, 3 text. */
export const styles =
  `${head}<styleSheet xmlns="${main}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/>' +
  '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

const widths: Readonly<Record<ColumnKind, number>> = { text: 28, mark: 24, integer: 12, amount: 14 };

export const sheetStart = (columns: readonly Column[]): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
  columns
    .map(({ kind }, index) => `<col min="${index + 1}" max="${index + 1}" width="${widths[kind]}" customWidth="1"/>`)
    .join('') +
  '</cols><sheetData>';

export const sheetEnd = '</sheetData></worksheet>';

/** A cell; texts stand in it as texts, so that none is taken for a formula, a date or a long number (X04, X06). */
export function cellXml(cell: Cell, kind: ColumnKind | 'heading'): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') {
    const style = kind === 'heading' ? 1 : 3;
    return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(shortened(cell))}</t></is></c>`;
  }
  return kind === 'amount' ? `<c s="2"><v>${decimal(cell)}</v></c>` : `<c><v>${cell}</v></c>`;
}

function decimal(amountCents: number): string {
  const digits = String(Math.abs(amountCents)).padStart(3, '0');
  return `${amountCents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The longest text that a cell of a spreadsheet takes; the CSV has it whole. */
const longestText = 32_000;

const shortened = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

/** Control characters but tab and line ends have no place in XML at all. */
const unfit = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unfit, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
