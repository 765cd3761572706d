import type { Moment } from './moment.ts';
import { spanText, type Words } from './words.ts';

/** The réglette: one segment a minute; what has passed goes dark from the left. */
export interface RulerView {
  readonly segments: number;
  /** Share that has passed, 0 to 1. */
  readonly past: number;
  readonly label: string;
}

const minuteMs = 60_000;
/** More segments than this run together; then each stands for more minutes. */
const mostSegments = 60;
const segmentMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 240];

/** Minutes are counted from the end, so that the last one is one whole segment whatever the length of the level. */
export function rulerView({ state, face }: Pick<Moment, 'state' | 'face'>, words: Words): RulerView {
  if (state === 'waiting') return hourBefore(face.remainingMs, words);
  const minutes = Math.max(1, Math.ceil(face.durationMs / minuteMs));
  const each = segmentMinutes.find((size) => minutes / size <= mostSegments) ?? minutes;
  const segments = Math.ceil(minutes / each);
  const left = face.remainingMs / (segments * each * minuteMs);
  const label = words.t('hall.ruler', {
    gone: spanText(Math.floor(face.elapsedMs / minuteMs) * minuteMs, words),
    whole: spanText(face.durationMs, words),
  });
  return { segments, past: Math.min(1, Math.max(0, 1 - left)), label };
}

/** The last hour before the start; all lit while it is further off. */
function hourBefore(remainingMs: number, words: Words): RulerView {
  const past = Math.min(1, Math.max(0, 1 - remainingMs / (60 * minuteMs)));
  return { segments: 60, past, label: words.t('hall.ruler.start', { left: spanText(remainingMs, words) }) };
}
