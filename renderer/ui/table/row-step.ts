/** Where the selection is (-1 for nowhere), among how many rows, of which a page shows so many. */
export interface RowPlace {
  readonly at: number;
  readonly count: number;
  readonly page: number;
}

/** The row that a key selects; undefined when the key moves nothing. */
export function stepRow(key: string, { at, count, page }: RowPlace): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - page,
    PageDown: at + page,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || count === 0 ? undefined : Math.min(count - 1, Math.max(0, next));
}
