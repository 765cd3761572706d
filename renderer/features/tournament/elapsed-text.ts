/** Minutes as a duration that stands in a column: `1 h 05`. */
export const elapsedText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`;
