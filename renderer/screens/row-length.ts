/** Digits are as wide as each other: only the shape of a text changes its width. */
export const shapeOf = (text: string): string => text.replace(/\d/g, '0');

/** The narrowest that letters get, in percent of their normal width. */
export const narrowest = 75;

/**
 * The width of the letters (percent of the normal one) at which a row fits its room, given its length at 100 and at 75 percent;
 * `undefined` when even the narrowest is too long.
 */
export function stretchFor(
  length: { readonly full: number; readonly narrow: number },
  room: number,
): number | undefined {
  if (length.full <= room) return 100;
  if (length.narrow > room) return undefined;
  const perPercent = (length.full - length.narrow) / (100 - narrowest);
  return Math.floor(narrowest + (room - length.narrow) / perPercent);
}
