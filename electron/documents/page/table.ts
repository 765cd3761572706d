import type { Line } from '../text/lines.ts';
import { lineHeightPt, type Rich, type Style } from '../text/style.ts';
import type { Block, Column } from './block.ts';
import type { Align, Ink, Pen } from './pen.ts';

export interface TableColumn {
  readonly head: Rich;
  readonly widthPt: number;
  readonly align?: Align;
}

/** A cell is one text, or several of different styles one under the other (a name, then its time). */
export type Cell = Rich | { readonly stack: readonly { readonly text: Rich; readonly style: Style }[] };

export interface Row {
  readonly cells: readonly Cell[];
  readonly style?: Style;
  readonly ink?: Ink;
  /** Set apart by stronger rules: carried and total rows. */
  readonly strong?: boolean;
  /** The last of a group: a stronger rule under it. */
  readonly closing?: boolean;
}

export interface TableLook {
  readonly columns: readonly TableColumn[];
  readonly headStyle: Style;
  readonly style: Style;
  readonly padX: number;
  readonly padY: number;
  readonly minRowPt?: number;
  /** `grid`: every cell boxed. `lines`: a hairline under each row, stronger ones around the table. */
  readonly rules: 'grid' | 'lines';
  /** No head row: a table of labels and values. */
  readonly headless?: boolean;
}

const strongPt = 1.2;
const finePt = { grid: 0.6, lines: 0.35 } as const;

interface SetLine {
  readonly line: Line;
  readonly style: Style;
}

/** A row with its texts set: one list of lines per cell. */
interface SetRow {
  readonly cells: readonly (readonly SetLine[])[];
  readonly heightPt: number;
  readonly ink: Ink;
  readonly strong: boolean;
  readonly closing: boolean;
  readonly head: boolean;
}

/** A table as one block that breaks between rows, and inside a row that is higher than a page; its head is repeated. */
export function table(pen: Pen, look: TableLook, rows: readonly Row[]): Block {
  const head = look.headless
    ? undefined
    : setRow(pen, look, { cells: look.columns.map((column) => column.head), head: true });
  return rowsBlock(
    look,
    head,
    rows.map((row) => setRow(pen, look, row)),
  );
}

function setRow(pen: Pen, look: TableLook, row: Row & { readonly head?: boolean }): SetRow {
  const head = row.head ?? false;
  const style = head ? look.headStyle : (row.style ?? look.style);
  const cells = look.columns.map((column, index) => {
    const cell = row.cells[index] ?? '';
    const parts = typeof cell === 'object' && 'stack' in cell ? cell.stack : [{ text: cell, style }];
    return parts.flatMap((part) =>
      part.text === ''
        ? []
        : pen
            .set(part.text, part.style, column.widthPt - 2 * look.padX)
            .lines.map((line) => ({ line, style: part.style })),
    );
  });
  return measured(look, {
    cells,
    ink: row.ink ?? 'black',
    strong: row.strong ?? false,
    closing: row.closing ?? false,
    head,
  });
}

const linesHeight = (lines: readonly SetLine[]): number =>
  lines.reduce((sum, { style }) => sum + lineHeightPt(style), 0);

function measured(look: TableLook, row: Omit<SetRow, 'heightPt'>): SetRow {
  const text = Math.max(...row.cells.map(linesHeight), 0);
  return { ...row, heightPt: Math.max(text + 2 * look.padY, row.head ? 0 : (look.minRowPt ?? 0)) };
}

function rowsBlock(look: TableLook, head: SetRow | undefined, rows: readonly SetRow[]): Block {
  const all = head ? [head, ...rows] : rows;
  return {
    heightPt: all.reduce((sum, row) => sum + row.heightPt, 0),
    draw: (pen, column) => {
      drawTable(pen, look, { rows: all, column });
    },
    split: (heightPt) => {
      const fitting = fittingRows(all, heightPt);
      const whole = fitting - (head ? 1 : 0);
      if (whole >= rows.length) return undefined;
      const next = rows[Math.max(whole, 0)];
      const used = all.slice(0, fitting).reduce((sum, row) => sum + row.heightPt, 0);
      const parts = next && next.heightPt > heightPt * 0.9 + used ? splitRow(look, next, heightPt - used) : undefined;
      if (parts && whole >= 0) {
        return [
          rowsBlock(look, head, [...rows.slice(0, whole), parts[0]]),
          rowsBlock(look, head, [parts[1], ...rows.slice(whole + 1)]),
        ];
      }
      if (whole < 1) return undefined;
      return [rowsBlock(look, head, rows.slice(0, whole)), rowsBlock(look, head, rows.slice(whole))];
    },
  };
}

function fittingRows(rows: readonly SetRow[], heightPt: number): number {
  let used = 0;
  let count = 0;
  for (const row of rows) {
    if (used + row.heightPt > heightPt + 0.01) break;
    used += row.heightPt;
    count += 1;
  }
  return count;
}

/** A row higher than what is left of a page: the lines that fit, and the rest for the next page. */
function splitRow(look: TableLook, row: SetRow, heightPt: number): readonly [SetRow, SetRow] | undefined {
  const room = heightPt - 2 * look.padY;
  const counts = row.cells.map((lines) => {
    let used = 0;
    return lines.filter(({ style }) => (used += lineHeightPt(style)) <= room).length;
  });
  if (Math.max(...counts) < 3) return undefined;
  const part = (cells: SetRow['cells']): SetRow => measured(look, { ...row, cells });
  return [
    part(row.cells.map((lines, index) => lines.slice(0, counts[index]))),
    part(row.cells.map((lines, index) => lines.slice(counts[index]))),
  ];
}

function drawTable(pen: Pen, look: TableLook, at: { rows: readonly SetRow[]; column: Column }): void {
  const { rows, column } = at;
  pen.element('Table', () => {
    let top = column.top;
    for (const row of rows) {
      drawRow(pen, look, { row, column: { ...column, top } });
      top += row.heightPt;
    }
  });
  drawRules(pen, look, at);
}

function drawRow(pen: Pen, look: TableLook, at: { row: SetRow; column: Column }): void {
  const { row, column } = at;
  pen.element('TR', () => {
    let x = column.x;
    for (const [index, lines] of row.cells.entries()) {
      const { widthPt = 0, align = 'left' } = look.columns[index] ?? {};
      const free = row.heightPt - linesHeight(lines);
      // Heads stand on their rule, grid rows are centred, lists hang from the top.
      let y = column.top + (row.head ? free - look.padY : look.rules === 'grid' ? free / 2 : look.padY);
      pen.element(
        row.head ? 'TH' : 'TD',
        () => {
          if (lines.length === 0) return;
          pen.content(() => {
            for (const { line, style } of lines) {
              pen.line(line, style, { x: x + look.padX, width: widthPt - 2 * look.padX, y, align, ink: row.ink });
              y += lineHeightPt(style);
            }
          });
        },
        row.head ? { scope: 'Column' } : {},
      );
      x += widthPt;
    }
  });
}

function drawRules(pen: Pen, look: TableLook, at: { rows: readonly SetRow[]; column: Column }): void {
  const { rows, column } = at;
  const width = look.columns.reduce((sum, { widthPt }) => sum + widthPt, 0);
  let y = column.top;
  pen.artifact(() => {
    pen.rule({ x: column.x, y }, width, { widthPt: strongPt });
    for (const [index, row] of rows.entries()) {
      y += row.heightPt;
      const next = rows[index + 1];
      const strong = !next || row.strong || row.closing || next.strong || row.head;
      pen.rule({ x: column.x, y }, width, { widthPt: strong ? strongPt : finePt[look.rules] });
    }
    if (look.rules === 'grid') drawUprights(pen, look, { x: column.x, top: column.top, bottom: y });
  });
}

function drawUprights(pen: Pen, look: TableLook, at: { x: number; top: number; bottom: number }): void {
  let x = at.x;
  for (const widthPt of [0, ...look.columns.map((column) => column.widthPt)]) {
    x += widthPt;
    pen.upright({ x, y: at.top }, at.bottom - at.top, finePt.grid);
  }
}
