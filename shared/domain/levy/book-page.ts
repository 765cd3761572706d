import type { Cents } from '../../kernel/cents.ts';
import { amountInWords } from '../../kernel/french-words.ts';
import type { Role } from '../../kernel/roles.ts';
import type { LineFigures, LineHead } from './events.ts';
import { sumFigures } from './line-figures.ts';

/** One line of the book as it is printed; red when it takes another one back. */
export interface BookLine extends LineHead, LineFigures {
  readonly corrects: number | null;
  readonly correctedBy: number | null;
  readonly certified: { readonly account: string; readonly role: Role; readonly at: number } | null;
  readonly countersigned: { readonly account: string; readonly at: number } | null;
}

export interface BookPage {
  readonly book: string;
  readonly page: number;
  /** Pages begun so far. */
  readonly pages: number;
  /** "Report": everything on earlier pages. */
  readonly broughtForward: LineFigures;
  readonly lines: readonly BookLine[];
  readonly pageTotal: LineFigures;
  /** "À reporter": brought forward and this page. */
  readonly carriedForward: LineFigures;
  /** The page's levy closed in words, traditional spelling. */
  readonly levyInWords: string;
  readonly levyCents: Cents;
}

/** Lines that a landscape page holds with two signatures each. */
export const linesPerPage = 12;

/**
 * A page of the book. `earlier` sums the lines of the pages before; `lines` are the page's, in order; `lastLine` is the number of
 * the last line of the whole book.
 */
export function bookPage(
  where: { readonly book: string; readonly page: number; readonly lastLine: number },
  earlier: LineFigures,
  lines: readonly BookLine[],
): BookPage {
  const pageTotal = sumFigures(lines);
  return {
    book: where.book,
    page: where.page,
    pages: pageOf(Math.max(1, where.lastLine)),
    broughtForward: earlier,
    lines,
    pageTotal,
    carriedForward: sumFigures([earlier, pageTotal]),
    levyInWords: amountInWords(pageTotal.levyCents),
    levyCents: pageTotal.levyCents,
  };
}

export const pageOf = (line: number): number => Math.ceil(line / linesPerPage);
