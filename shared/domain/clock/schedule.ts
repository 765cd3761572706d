import type { LevelLimit, TournamentTerms } from '../tournament/index.ts';

const minuteMs = 60_000;

interface LevelSegment {
  readonly kind: 'level';
  readonly level: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly bigBlindAnte: number;
  readonly durationMs: number;
}

interface BreakSegment {
  readonly kind: 'break';
  readonly afterLevel: number;
  readonly colourUp: readonly number[];
  readonly durationMs: number;
}

/** One stretch of the evening: a level or a break. Its place in the schedule is its `position`, from 0. */
export type Segment = LevelSegment | BreakSegment;

export interface Schedule {
  readonly segments: readonly Segment[];
  readonly afterLastLevel: 'repeat-last' | 'stop';
}

type Structure = Pick<TournamentTerms, 'levels' | 'breaks' | 'afterLastLevel'>;

/** The sequence of levels and breaks of a structure. A break after the last level ends the list. */
export function schedule({ levels, breaks, afterLastLevel }: Structure): Schedule {
  const segments = levels.flatMap(({ minutes, ...level }): readonly Segment[] => {
    const pause = breaks.find(({ afterLevel }) => afterLevel === level.level);
    const segment = { kind: 'level', ...level, durationMs: minutes * minuteMs } as const;
    return pause ? [segment, breakSegment(level.level, pause)] : [segment];
  });
  return { segments, afterLastLevel };
}

const breakSegment = (
  afterLevel: number,
  { minutes, colourUp }: { readonly minutes: number; readonly colourUp: readonly number[] },
): Segment => ({ kind: 'break', afterLevel, colourUp, durationMs: minutes * minuteMs });

/**
 * The segment at a position. Past the end, `repeat-last` plays the last level again and again (decision 23); with `stop`
 * there is none.
 */
export function segmentAt({ segments, afterLastLevel }: Schedule, position: number): Segment | undefined {
  const found = segments[position];
  if (found || afterLastLevel === 'stop') return found;
  return segments.findLast(({ kind }) => kind === 'level');
}

/** When each segment begins, in milliseconds after the start, if nothing is touched. */
export function segmentStarts({ segments }: Schedule): readonly number[] {
  let startMs = 0;
  return segments.map(({ durationMs }) => {
    const begins = startMs;
    startMs += durationMs;
    return begins;
  });
}

/** The position at which a limit is reached: where level N begins, or what follows level N. */
export function positionOfLimit({ segments }: Schedule, { kind, level }: LevelLimit): number {
  const index = segments.findIndex((segment) => segment.kind === 'level' && segment.level === level);
  if (index < 0) return segments.length;
  return kind === 'start-of-level' ? index : index + 1;
}
