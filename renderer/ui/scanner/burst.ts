/** A scanner is a keyboard that nobody can be: characters less than this apart. */
const gapMs = 35;
const shortestScan = 10;
/** So much silence ends a scan that never sent its Enter. */
const brokenMs = 100;
/** So much silence ends a document of several lines. */
const documentMs = 150;
/** An Enter that comes this late after a broken scan still belongs to it. */
const lateEnterMs = 400;

/** What has been heard and is not decided yet. Times are milliseconds of one monotonic clock. */
export interface Burst {
  readonly held: string;
  readonly heldAt: number;
  readonly lines: readonly string[];
  readonly lineAt: number;
  readonly brokenAt: number;
}

export const noBurst: Burst = { held: '', heldAt: 0, lines: [], lineAt: 0, brokenAt: -Infinity };

/** What follows from a key or from silence: things to do, in this order. */
export interface BurstStep {
  readonly burst: Burst;
  /** Characters that were typed after all: put them where they were meant to go. */
  readonly replay?: string;
  /** The lines of one document, complete. */
  readonly lines?: readonly string[];
  /** A scan that broke off: dropped. */
  readonly partial?: string;
  /** The key itself is not for the page. */
  readonly swallow?: boolean;
}

/** A key that types one character; Shift alone is no key here, whatever else is one ends a burst. */
export function feedCharacter(before: Burst, character: string, at: number): BurstStep {
  const silence = settle(before, at);
  const { burst } = silence;
  // A space begins no scan, and it must act at once: it stops the clock.
  if (burst.held === '' && character === ' ') return { ...silence, swallow: false };
  return { ...silence, burst: { ...burst, held: burst.held + character, heldAt: at }, swallow: true };
}

export function feedEnter(before: Burst, at: number): BurstStep {
  const silence = settle(before, at);
  const { burst } = silence;
  if (burst.held.length >= shortestScan) {
    return { burst: { ...burst, held: '', lines: [...burst.lines, burst.held], lineAt: at }, swallow: true };
  }
  if (burst.held !== '') return { ...silence, burst: { ...burst, held: '' }, replay: burst.held, swallow: false };
  return { ...silence, swallow: burst.lines.length > 0 || at - burst.brokenAt < lateEnterMs };
}

/** Any other key, or a click: nobody scans across it. */
export function interrupt(before: Burst, at: number): BurstStep {
  const silence = settle(before, at);
  const { burst } = silence;
  if (burst.held === '') return silence;
  const cleared = { ...burst, held: '' };
  return burst.held.length >= shortestScan
    ? { burst: { ...cleared, brokenAt: at }, partial: burst.held }
    : { burst: cleared, replay: burst.held };
}

/** What silence alone decides. */
export function settle(burst: Burst, at: number): BurstStep {
  if (burst.held !== '') {
    if (at < deadlineOf(burst)) return { burst };
    return burst.held.length >= shortestScan
      ? { burst: { ...burst, held: '', brokenAt: at }, partial: burst.held }
      : { burst: { ...burst, held: '' }, replay: burst.held };
  }
  if (burst.lines.length > 0 && at >= deadlineOf(burst)) {
    return { burst: { ...burst, lines: [] }, lines: burst.lines };
  }
  return { burst };
}

/** When silence will decide something; Infinity when there is nothing to decide. */
export function deadlineOf(burst: Burst): number {
  if (burst.held.length >= shortestScan) return burst.heldAt + brokenMs;
  if (burst.held !== '') return burst.heldAt + gapMs;
  return burst.lines.length > 0 ? burst.lineAt + documentMs : Infinity;
}
