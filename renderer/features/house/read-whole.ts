/** A whole number within limits as it was typed, else `null`. */
export function readWhole(text: string, { from, to }: { readonly from: number; readonly to: number }): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,9}$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return value >= from && value <= to ? value : null;
}
