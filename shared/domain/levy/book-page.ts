import type { Cents } from '../../kernel/cents.ts';
import { amountInWords } from '../../kernel/french-words.ts';
import type { Role } from '../../kernel/roles.ts';
import type { LineFigures, LineHead } from './events.ts';
import { sumFigures } from './line-figures.ts';
import { linesPerPage, type Folio } from './volume.ts';

/** One line of the book as it is printed; red when it takes another one back. */
export interface BookLine extends LineHead, LineFigures {
  readonly corrects: number | null;
  readonly correctedBy: number | null;
  readonly certified: { readonly account: string; readonly role: Role; readonly at: number } | null;
  readonly countersigned: { readonly account: string; readonly at: number } | null;
  /** Who entered it; on a red line, who approved it. */
  readonly enteredBy: string | null;
  /** Where its levy stands in the control register (modèle 12), once carried. */
  readonly carried: { readonly page: number; readonly line: number } | null;
}

export interface BookPage {
  readonly book: string;
  readonly page: number;
  /** Pages of the season begun so far. */
  readonly pages: number;
  /** The book of the season, and its folio; `null` on pages of a time before books were opened here. */
  readonly volume: { readonly number: number; readonly folios: number; readonly initialledOn: string } | null;
  readonly folio: number;
  readonly firstLine: number;
  readonly linesPerFolio: number;
  /** "Report": everything on earlier pages. */
  readonly broughtForward: LineFigures;
  readonly lines: readonly BookLine[];
  readonly pageTotal: LineFigures;
  /** "À reporter": brought forward and this page. */
  readonly carriedForward: LineFigures;
  /** The page's levy closed in words, in the book's spelling. */
  readonly levyInWords: string;
  readonly levyCents: Cents;
}

/** A page of the book. `earlier` sums the lines of the season's pages before; `lines` are the folio's, in order. */
export function bookPage(where: Folio, earlier: LineFigures, lines: readonly BookLine[]): BookPage {
  const pageTotal = sumFigures(lines);
  const { book, page, pages, folio, firstLine, volume } = where;
  return {
    ...{ book, page, pages, folio, firstLine },
    linesPerFolio: volume?.linesPerFolio ?? linesPerPage,
    volume: volume && { number: volume.volume, folios: volume.folios, initialledOn: volume.initialledOn },
    broughtForward: earlier,
    lines,
    pageTotal,
    carriedForward: sumFigures([earlier, pageTotal]),
    levyInWords: amountInWords(pageTotal.levyCents, volume?.spelling),
    levyCents: pageTotal.levyCents,
  };
}
