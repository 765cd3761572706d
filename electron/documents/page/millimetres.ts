/** PDF points for `millimetres`. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** PDF points for CSS pixels (96 to the inch), in which the 80 mm receipt was drawn. */
export const px = (pixels: number): number => (pixels * 72) / 96;
