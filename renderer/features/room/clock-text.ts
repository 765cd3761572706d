const secondMs = 1000;
const dayS = 86_400;

/** The digits of a clock, and whole days beside them when there are any (a start in forty days, a break overnight: C24). */
export interface ClockText {
  readonly days: number;
  readonly digits: string;
}

/**
 * Time left as every screen shows it: a second counts until it is over, so that the first frame of a level is `20:00`, each second
 * is shown once, and `0:00` is the moment at which the level is over (C11).
 */
export function clockText(remainingMs: number): ClockText {
  const left = secondsShown(remainingMs);
  const days = Math.floor(left / dayS);
  const hours = Math.floor((left % dayS) / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  const seconds = two(left % 60);
  const digits = hours > 0 || days > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
  return { days, digits };
}

/** Whole seconds as they are shown; never negative. */
export const secondsShown = (remainingMs: number): number => Math.max(0, Math.ceil(remainingMs / secondMs));

const two = (part: number): string => String(part).padStart(2, '0');

/** `16 min`, `1 h 06`: how long until something, in whole minutes that are not over yet. */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`;
}
