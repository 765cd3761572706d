const standIn = '\u0001';

/** Spaces that stay plain ones in the text, and at which no line may end all the same. */
const places: readonly RegExp[] = [
  /(?<=\b(?:\d{1,2}|1er)) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b)/g,
  /(?<=\b(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)) (?=\d{4}\b)/g,
  /(?<=\d) (?=(?:heures?|minutes?|jours?|mois|ans|jetons|joueurs|tables|sièges|feuillets|lignes)\b)/g,
  /(?<=\b(?:no|NO)) (?=(?:limit|LIMIT)\b)/g,
  /(?<=\b11) (?=ter\b)/g,
  /(?<=\bl\.|\bMod\.) (?=\d)/g,
  /(?<=\bRCS \p{Lu}[^\d,]*) (?=\d{3}\b)|(?<=\bRCS) (?=\p{Lu})/gu,
];

/** The text with a stand-in for every space that must not end a line. */
export const held = (text: string): string => places.reduce((all, place) => all.replace(place, standIn), text);

/** The plain text again. */
export const released = (text: string): string => text.replaceAll(standIn, ' ');
