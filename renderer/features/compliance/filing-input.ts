/** What of the house is prepared: the season's note, the set of a month, the week's sign-in sheet, the month's statement. */
export type Preparing = 'season' | 'set' | 'sheet' | 'statement';

/** `undefined` for a form that says no day, or, for the season's note, no whole numbers of tables. */
export function filingInput(
  kind: Preparing,
  { day, tables }: { readonly day: string | null; readonly tables: string },
): object | undefined {
  if (day === null) return undefined;
  if (kind === 'set' || kind === 'statement') return { month: day.slice(0, 7) };
  if (kind === 'sheet') return { day };
  const numbers = tables
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const areTables = numbers.length > 0 && numbers.every((number) => Number.isInteger(number) && number > 0);
  return areTables ? { day, tables: numbers } : undefined;
}
