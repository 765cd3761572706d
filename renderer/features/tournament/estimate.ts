import { estimateEnd } from '../../../shared/domain/clock/index.ts';
import { beginsAfter, levelAt, structureOf, type ScheduleRow } from './schedule-rows.ts';

/** How long an evening of this structure is, as far as it can be said beforehand. */
export interface EveningEstimate {
  /** All levels and breaks, each played once. */
  readonly wholeMinutes: number;
  /** Until the level in which play comes to its end by rule of thumb, that level included; `null` when it is not reached. */
  readonly end: { readonly level: number; readonly minutes: number } | null;
}

export function estimateEvening(
  rows: readonly ScheduleRow[],
  field: { readonly players: number; readonly startingStack: number },
): EveningEstimate {
  const begins = beginsAfter(rows);
  const wholeMinutes = begins.at(-1) ?? 0;
  const levels = structureOf(rows)?.levels ?? [];
  const { endLevel } = estimateEnd(
    { startingStack: field.startingStack, levels },
    { players: field.players, extraChips: 0 },
  );
  if (endLevel === null) return { wholeMinutes, end: null };
  const last = rows.findIndex((row, index) => row.kind === 'level' && levelAt(rows, index) === endLevel);
  return { wholeMinutes, end: { level: endLevel, minutes: begins[last + 1] ?? wholeMinutes } };
}
