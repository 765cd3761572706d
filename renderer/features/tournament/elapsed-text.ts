/** Minutes as a duration that stands in a column: `1:05`. */
export const elapsedText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
