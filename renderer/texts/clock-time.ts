const secondMs = 1000;
const minuteS = 60;
const hourS = 3600;
const dayS = 86_400;

/** Seconds that a countdown shows: a begun second is a whole one, so that 20:00 is seen first and 0 only at the end (C11). */
export const secondsShown = (remainingMs: number): number => Math.ceil(Math.max(0, remainingMs) / secondMs);

const two = (value: number): string => String(value).padStart(2, '0');

/** A countdown as every screen writes it: `14:37`, `09:26`, `1:29:59`; from a day on `40 j 03:12` with the language's word for day. */
export function countdownText(remainingMs: number, dayWord: string): string {
  const seconds = secondsShown(remainingMs);
  const minutes = two(Math.floor(seconds / minuteS) % minuteS);
  if (seconds >= dayS) {
    return `${Math.floor(seconds / dayS)} ${dayWord} ${two(Math.floor((seconds % dayS) / hourS))}:${minutes}`;
  }
  const clock = `${minutes}:${two(seconds % minuteS)}`;
  return seconds >= hourS ? `${Math.floor(seconds / hourS)}:${clock}` : clock;
}
