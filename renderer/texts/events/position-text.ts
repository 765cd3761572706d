import type { Segment } from '../../../shared/domain/clock/index.ts';
import type { Texts } from '../index.ts';

/** A place of the schedule as sentences name it: `niveau 12`; by its number alone where the schedule is not known. */
export function positionText(segments: readonly Segment[] | null | undefined, at: number, t: Texts['t']): string {
  const segment = segments?.[at];
  if (!segment) return t('journal.position', { n: at + 1 });
  return segment.kind === 'level'
    ? t('journal.level', { n: segment.level })
    : t('journal.break', { n: segment.afterLevel });
}
