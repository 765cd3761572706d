import type { BreakTerms, LevelTerms } from '../../../shared/domain/tournament/index.ts';

/** A level as it is edited: its number is its place. `null` is a field that was emptied. */
export interface LevelRow {
  readonly kind: 'level';
  readonly smallBlind: number | null;
  readonly bigBlind: number | null;
  readonly bigBlindAnte: number | null;
  readonly minutes: number | null;
}

/** A break follows the level above it. */
export interface BreakRow {
  readonly kind: 'break';
  readonly minutes: number | null;
  /** Chip values that leave in it. */
  readonly colourUp: readonly number[];
}

export type ScheduleRow = LevelRow | BreakRow;

const usualMinutes = { level: 20, break: 15 } as const;

/** Levels and breaks in the order of play. */
export function rowsOf(levels: readonly LevelTerms[], breaks: readonly BreakTerms[]): readonly ScheduleRow[] {
  return levels.flatMap(({ level, ...row }): ScheduleRow[] => {
    const pause = breaks.find(({ afterLevel }) => afterLevel === level);
    const levelRow = { kind: 'level', ...row } as const;
    return pause ? [levelRow, { kind: 'break', minutes: pause.minutes, colourUp: pause.colourUp }] : [levelRow];
  });
}

export interface Structure {
  readonly levels: readonly LevelTerms[];
  readonly breaks: readonly BreakTerms[];
}

/** The rows as terms say them; `undefined` while a row lacks a figure or a break has no level before it. */
export function structureOf(rows: readonly ScheduleRow[]): Structure | undefined {
  const levels: LevelTerms[] = [];
  const breaks: BreakTerms[] = [];
  for (const row of rows) {
    if (row.minutes === null) return undefined;
    if (row.kind === 'break') {
      if (levels.length === 0) return undefined;
      breaks.push({ afterLevel: levels.length, minutes: row.minutes, colourUp: row.colourUp });
      continue;
    }
    const { smallBlind, bigBlind, bigBlindAnte, minutes } = row;
    if (smallBlind === null || bigBlind === null || bigBlindAnte === null) return undefined;
    levels.push({ level: levels.length + 1, smallBlind, bigBlind, bigBlindAnte, minutes });
  }
  return levels.length > 0 ? { levels, breaks } : undefined;
}

/** The number of the level at a place, or of the level that a break there follows. */
export const levelAt = (rows: readonly ScheduleRow[], index: number): number =>
  rows.slice(0, index + 1).filter(({ kind }) => kind === 'level').length;

/**
 * Puts a new row below a place: a level with the blinds of the one above it, to go on from; a break of the usual length. Below a
 * break no second one is put, and above the first level none at all.
 */
export function insertBelow(
  rows: readonly ScheduleRow[],
  index: number,
  kind: ScheduleRow['kind'],
): readonly ScheduleRow[] {
  const above = rows[index];
  if (kind === 'break' && (!above || above.kind === 'break' || rows[index + 1]?.kind === 'break')) return rows;
  return rows.toSpliced(index + 1, 0, kind === 'break' ? newBreak() : newLevel(rows.slice(0, index + 1)));
}

const newBreak = (): BreakRow => ({ kind: 'break', minutes: usualMinutes.break, colourUp: [] });

function newLevel(above: readonly ScheduleRow[]): LevelRow {
  const last = above.findLast((row) => row.kind === 'level');
  return last ?? { kind: 'level', smallBlind: null, bigBlind: null, bigBlindAnte: 0, minutes: usualMinutes.level };
}

export const removeAt = (rows: readonly ScheduleRow[], index: number): readonly ScheduleRow[] =>
  rows.toSpliced(index, 1);

/** Moves a row by one place; rows that would end with a break on top, or do not exist, stay as they are. */
export function moveRow(rows: readonly ScheduleRow[], index: number, step: 1 | -1): readonly ScheduleRow[] {
  const row = rows[index];
  const other = rows[index + step];
  if (!row || !other) return rows;
  const moved = rows.with(index, other).with(index + step, row);
  return moved[0]?.kind === 'break' ? rows : moved;
}

export const changeRow = (
  rows: readonly ScheduleRow[],
  index: number,
  change: Partial<LevelRow> | Partial<BreakRow>,
): readonly ScheduleRow[] => {
  const row = rows[index];
  return row ? rows.with(index, { ...row, ...change } as ScheduleRow) : rows;
};

/** Gives every level the same length. */
export const levelsLast = (rows: readonly ScheduleRow[], minutes: number): readonly ScheduleRow[] =>
  rows.map((row) => (row.kind === 'level' ? { ...row, minutes } : row));

/** Minutes after the start at which each row begins; the last figure is the whole. */
export function beginsAfter(rows: readonly ScheduleRow[]): readonly number[] {
  let minutes = 0;
  return [0, ...rows.map((row) => (minutes += row.minutes ?? 0))];
}
