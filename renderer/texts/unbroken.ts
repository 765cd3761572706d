/**
 * The number of an article, as in « art. 57-8 » or « R. 321-27 », may not be torn at its hyphen. A word joiner holds it, which has no
 * width and which the fonts need not draw (they have no U+2011); it stays beside « art. » too.
 */
export const unbroken = (text: string): string =>
  text
    .replace(/(?<![\d-])(\d{2,3})-(\d{1,2})(?![\d-])/g, '$1-\u2060$2')
    .replace(/\b(arts?\.|[LRD]\.) (?=[\dLRD])/gi, '$1\u00a0');
