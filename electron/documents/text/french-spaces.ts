const noBreak = '\u00a0';
const narrow = '\u202f';

/** In order: each finds a place where French typography forbids the line to break. */
const places: readonly (readonly [RegExp, string])[] = [
  [/ (?=[:»])/g, noBreak],
  [/(?<=«) /g, noBreak],
  [/ (?=[;?!])/g, narrow],
  [/(?<=\bn°|\bN°|\bart\.|\barts\.|\bp\.) /g, noBreak],
  [/(?<=\d) (?=[%€]|h\b|min\b|mm\b|\d{2,3}\b(?! h))/g, noBreak],
  [/(?<=\d\u00a0h) (?=\d)/g, noBreak],
  [/(?<=\b(?:niveau|version|ligne|page|article)) (?=\d)/g, noBreak],
  [/(?<=\bM\.|\bMme) /g, noBreak],
];

/** Puts no-break spaces where French wants them; letters and their order stay as they are. */
export function frenchSpaces(text: string): string {
  let spaced = text;
  for (const [place, space] of places) spaced = spaced.replace(place, space);
  return spaced;
}
