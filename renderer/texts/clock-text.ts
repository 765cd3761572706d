/** `20:00`, `20h`, `20 h 30`, `2030` as `20:30`; `undefined` for what is no time of day. */
export function readClock(text: string): string | undefined {
  const found = /^\s*(\d{1,2})(?:\s*[:hH.]\s*|(?=\d\d\s*$))?(\d{2})?\s*$/.exec(text);
  const [hour, minute] = [Number(found?.[1]), Number(found?.[2] ?? 0)];
  if (!found || hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
