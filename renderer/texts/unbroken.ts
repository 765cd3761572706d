/**
 * Numbers that stand together, as « art. 57-8 », « R. 321-27 » or a season, may not be torn at their hyphen. A word joiner holds them,
 * which has no width and which the fonts need not draw (they have no U+2011); the article's number stays beside « art. ».
 */
export const unbroken = (text: string): string =>
  text
    .replace(/(?<![\d-])(\d{1,4})-(\d{1,4})(?![\d-])/g, '$1-\u2060$2')
    .replace(/\b(arts?\.|[LRD]\.) (?=[\dLRD])/gi, '$1\u00a0');
