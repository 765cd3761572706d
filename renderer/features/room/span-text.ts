/** `16 min`, `1 h 06`: how long until something, in whole minutes that are not over yet. */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
