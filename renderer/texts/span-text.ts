/** `1 h 29`, `16 min`, `3 j`: how long until something, in whole minutes that are not over yet. `day` is the letter of days. */
export function spanText(ms: number, day: string): string {
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  if (minutes >= 48 * 60) return `${Math.floor(minutes / 1440)} ${day}`;
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
