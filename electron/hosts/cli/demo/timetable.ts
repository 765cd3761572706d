import type { TournamentFile } from './evening-files.ts';

const minuteMs = 60_000;

/** A level of the evening in playing order: when it begins and ends, in ms after the clock's start, breaks counted. */
export interface LevelSpan {
  readonly level: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Levels with the breaks between them; the last level is repeated until `count` levels are there. */
export function levelSpans(file: TournamentFile, count: number): LevelSpan[] {
  const spans: LevelSpan[] = [];
  let fromMs = 0;
  for (let index = 0; index < count; index += 1) {
    const level = file.levels[Math.min(index, file.levels.length - 1)];
    if (!level) break;
    const toMs = fromMs + level.minutes * minuteMs;
    spans.push({ level: index + 1, fromMs, toMs });
    const pause = file.breaks?.find(({ after_level }) => after_level === index + 1);
    fromMs = toMs + (pause?.minutes ?? 0) * minuteMs;
  }
  return spans;
}

/** When a limit is reached, in ms after the clock's start: a level's beginning comes after the break before it. */
export function limitMs(spans: readonly LevelSpan[], limit: string | null | undefined): number {
  const span = spans[levelsPlayed(limit) - (limit?.startsWith('start-of') ? 0 : 1)];
  if (!span) return 0;
  return limit?.startsWith('start-of') ? span.fromMs : span.toMs;
}

/** `start-of-level-7` and `end-of-level-6` both mean that six levels are played; 0 when there is no limit. */
export function levelsPlayed(limit: string | null | undefined): number {
  const found = /^(start-of|end-of)-level-(\d+)$/.exec(limit ?? '');
  if (!found) return 0;
  return Number(found[2]) - (found[1] === 'start-of' ? 1 : 0);
}
