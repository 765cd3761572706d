import type { ScheduleRow } from './schedule-rows.ts';

/** What was read of pasted lines, and the lines in which nothing could be read. */
export interface PastedRows {
  readonly rows: readonly ScheduleRow[];
  readonly unread: readonly string[];
}

type Column = 'level' | 'smallBlind' | 'bigBlind' | 'bigBlindAnte' | 'minutes';

/** Headings as people write them, French and English; each names one column. */
const headings: readonly (readonly [Column, RegExp])[] = [
  ['bigBlindAnte', /ante/i],
  ['smallBlind', /petite|small|^sb$/i],
  ['bigBlind', /grosse|big|^bb$/i],
  ['minutes', /min|dur[ée]e|length|time/i],
  ['level', /niv|level|round|^n[°o]?$/i],
];

/** Without headings the number of figures tells which they are; a first figure that counts the lines is the level's number. */
const byCount: Readonly<Record<number, readonly Column[]>> = {
  2: ['smallBlind', 'bigBlind'],
  3: ['smallBlind', 'bigBlind', 'minutes'],
  4: ['smallBlind', 'bigBlind', 'bigBlindAnte', 'minutes'],
  5: ['level', 'smallBlind', 'bigBlind', 'bigBlindAnte', 'minutes'],
};

/**
 * Reads rows as a spreadsheet hands them over: cells apart by tabs, semicolons or two spaces, blinds perhaps in one cell
 * (`100/200`), thousands apart or as `2k`, with or without a line of headings. A line that says pause or break is a break. `minutes`
 * stands where the lines tell no length.
 */
export function readPasted(text: string, usual: { readonly level: number; readonly break: number }): PastedRows {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const headed = columnsOf(cellsOf(first));
  const body = headed ? lines.slice(1) : lines;
  const rows: ScheduleRow[] = [];
  const unread: string[] = [];
  for (const line of body) {
    const levels = rows.filter(({ kind }) => kind === 'level').length;
    const row = readLine(line, { headed, next: levels + 1, usual });
    if (row && !(row.kind === 'break' && (levels === 0 || rows.at(-1)?.kind === 'break'))) rows.push(row);
    else unread.push(line.trim());
  }
  return { rows, unread };
}

interface Reading {
  readonly headed: readonly (Column | undefined)[] | undefined;
  readonly next: number;
  readonly usual: { readonly level: number; readonly break: number };
}

const cellsOf = (line: string): readonly string[] => {
  const cells = line.includes('\t')
    ? line.split('\t')
    : line.includes(';')
      ? line.split(';')
      : line.trim().split(/ {2,}/);
  return cells.flatMap((cell) => cell.split('/')).map((cell) => cell.trim());
};

function columnsOf(cells: readonly string[]): readonly (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => headings.find(([, named]) => named.test(cell))?.[0]);
  return columns.includes('smallBlind') && columns.includes('bigBlind') ? columns : undefined;
}

function readLine(line: string, reading: Reading): ScheduleRow | undefined {
  const cells = cellsOf(line);
  if (/pause|break/i.test(line)) {
    const [minutes = reading.usual.break] = cells.map(wholeOf).filter((figure) => figure !== undefined);
    return { kind: 'break', minutes, colourUp: [] };
  }
  const figures = reading.headed ? byHeading(cells, reading.headed) : byPlace(cells, reading.next);
  const { smallBlind, bigBlind, bigBlindAnte = 0, minutes = reading.usual.level } = figures;
  if (smallBlind === undefined || bigBlind === undefined) return undefined;
  return { kind: 'level', smallBlind, bigBlind, bigBlindAnte, minutes };
}

type Figures = Partial<Record<Column, number>>;

const figuresIn = (columns: readonly (Column | undefined)[], figures: readonly (number | undefined)[]): Figures =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const figure = figures[index];
      return column && figure !== undefined ? [[column, figure]] : [];
    }),
  );

const byHeading = (cells: readonly string[], columns: readonly (Column | undefined)[]): Figures =>
  figuresIn(columns, cells.map(wholeOf));

function byPlace(cells: readonly string[], next: number): Figures {
  const figures = cells.map(wholeOf).filter((figure) => figure !== undefined);
  const counted = figures.length >= 3 && figures.length <= 4 && figures[0] === next;
  const shown = counted ? figures.slice(1) : figures;
  return figuresIn(byCount[shown.length] ?? [], shown);
}

/** `1 000`, `1.000`, `2k`, `20 min` as a whole number; `undefined` for what is none. */
function wholeOf(cell: string): number | undefined {
  const found = /^(\d{1,3}(?:[\s.,’']\d{3})+|\d+)\s*(k)?(?:\s*min\.?)?$/i.exec(cell);
  if (!found?.[1]) return undefined;
  return Number(found[1].replace(/\D/g, '')) * (found[2] ? 1000 : 1);
}
