/** One quarter of an hour, and how many lines were written in it. */
export interface Quarter {
  /** Epoch milliseconds of its beginning. */
  readonly at: number;
  readonly lines: number;
}

export const quarterMs = 15 * 60_000;

/** As many quarters as one chart can show: a day. */
const mostQuarters = 96;

/** Lines for each quarter of an hour from the oldest to the newest, empty ones too; of a longer span the latest day. */
export function quartersOf(lines: readonly { readonly at: number }[]): readonly Quarter[] {
  if (lines.length === 0) return [];
  const counts = new Map<number, number>();
  for (const { at } of lines) {
    const quarter = Math.floor(at / quarterMs) * quarterMs;
    counts.set(quarter, (counts.get(quarter) ?? 0) + 1);
  }
  const last = Math.max(...counts.keys());
  const first = Math.max(Math.min(...counts.keys()), last - (mostQuarters - 1) * quarterMs);
  return Array.from({ length: (last - first) / quarterMs + 1 }, (_, index) => {
    const at = first + index * quarterMs;
    return { at, lines: counts.get(at) ?? 0 };
  });
}
