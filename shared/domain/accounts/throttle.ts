/** Wrong tries of one login or one station since the last right one. */
export interface Tries {
  readonly wrong: number;
  /** Epoch milliseconds of the last wrong try. */
  readonly lastAt: number;
}

const freeTries = 5;
const firstDelaySeconds = 30;
/** Long enough to make guessing a PIN a matter of months, short enough that a prank does not stop an evening. */
const longestDelaySeconds = 900;

/** How long to wait after so many wrong tries: nothing before the fifth, then 30 s, 60 s, 120 s … up to 15 minutes. */
export function delaySeconds(wrong: number): number {
  if (wrong < freeTries) return 0;
  return Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** Math.min(wrong - freeTries, 10));
}

/** Whole seconds still to wait at `at`; never more than the delay itself, should the wall clock have been set back. */
export function secondsToWait({ wrong, lastAt }: Tries, at: number): number {
  const delay = delaySeconds(wrong);
  const waited = Math.max(0, Math.floor((at - lastAt) / 1000));
  return Math.max(0, delay - waited);
}
