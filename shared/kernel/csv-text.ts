/**
 * Tables as French Excel opens them by a double click (X01): a byte-order mark, semicolons, CR LF, decimal commas without
 * thousands, UTF-8. What a person typed never runs as a formula (X04); amounts stay numbers (X05).
 */
export const csvStart = '\ufeff';

const lineEnd = '\r\n';

/** A text that a spreadsheet would take for a formula: it begins with a sign of one, also behind spaces or tabs. */
const formulaStart = /^[\s\u00a0]*[=+\-@]|^[\t\r]/u;

/** A text that was guarded before is guarded once more, so that taking one guard away gives it back. */
const guarded = /^'[\s\u00a0]*[=+\-@'\t\r]/u;

/** A person's text, harmless in a spreadsheet: an apostrophe before what would be a formula. */
export const guardText = (text: string): string => (formulaStart.test(text) || guarded.test(text) ? `'${text}` : text);

/** The text as it was before `guardText`. */
export const unguardText = (text: string): string => (guarded.test(text) ? text.slice(1) : text);

/** `-12,50`: whole cents as a number with a decimal comma and no spaces in it (X08). */
export function amountText(amountCents: number): string {
  const digits = String(Math.abs(amountCents)).padStart(3, '0');
  return `${amountCents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** A field, in quotes when it holds a separator, a quote, a line break, or a space at an end (X07). */
const field = (text: string): string => (/[";\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line of a table with its end. The texts are taken as they are: guard those that people typed. */
export const csvLine = (texts: readonly string[]): string => `${texts.map(field).join(';')}${lineEnd}`;
