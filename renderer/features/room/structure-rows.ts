import { clockFace, schedule, type ClockView, type Reading, type Segment } from '../../../shared/domain/clock/index.ts';
import type { Plan } from '../../../shared/domain/tournament/index.ts';

export interface StructureRow {
  readonly position: number;
  readonly segment: Segment;
  readonly use: 'past' | 'now' | 'coming';
  /** When it began, or will begin if the clock is not touched; `null` where a jump left it out. */
  readonly at: number | null;
}

/** The whole schedule with its hours: those of the past as they were, those to come as they will be. */
export function structureRows(
  slices: { readonly plan: Plan; readonly clock: ClockView },
  now: Reading,
): readonly StructureRow[] {
  const face = clockFace(slices, now);
  if (!slices.plan.terms || !face) return [];
  const { segments } = schedule(slices.plan.terms);
  const current = face.status === 'waiting' ? -1 : face.position;
  const rows: StructureRow[] = [];
  let nextAt = now.wall + face.remainingMs;
  for (const [position, segment] of segments.entries()) {
    if (position > current) {
      rows.push({ position, segment, use: 'coming', at: face.status === 'ended' ? null : nextAt });
      nextAt += segment.durationMs;
    } else {
      const use = position === current ? 'now' : 'past';
      rows.push({ position, segment, use, at: slices.clock.core.reached[position] ?? null });
    }
  }
  return rows;
}
