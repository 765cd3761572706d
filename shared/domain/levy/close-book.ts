import { accept, type Decision } from '../../kernel/event.ts';
import type { Role } from '../../kernel/roles.ts';
import type { BooksState } from './books.ts';
import { levyEvent, type LineFigures } from './events.ts';
import { refuse, type LevyRefusal } from './refusals.ts';
import type { Volume } from './volume.ts';

export interface BookToClose {
  readonly book?: string | undefined;
  readonly volume?: number | undefined;
}

/** What stands in the book that is to be closed. */
export interface CloseBookFacts {
  readonly account: string;
  readonly role: Role;
  /** The last line in it; one less than its first when it is empty. */
  readonly lastLine: number;
  readonly unsigned: readonly number[];
  readonly figures: LineFigures;
}

/** The book that is named, or the first that is not closed. */
export const bookToClose = (volumes: readonly Volume[], { book, volume }: BookToClose): Volume | undefined =>
  volumes.find(
    (each) =>
      each.closed === null &&
      (book === undefined || each.book === book) &&
      (volume === undefined || each.volume === volume),
  );

/**
 * Closes a book with its closing mention, full or not: folios that stayed blank are annulled by it. Refused while a line of
 * it lacks a signature (FR-REG-96, FR-REG-97); no line is ever entered in it again.
 */
export function closeBook(
  { books }: { readonly books: Readonly<BooksState> },
  input: BookToClose,
  facts: CloseBookFacts,
): Decision<LevyRefusal> {
  const found = bookToClose(books.volumes, input);
  if (!found) return refuse('levy.noBookToClose');
  const { account, role, lastLine, unsigned, figures } = facts;
  const { book, volume, firstLine, linesPerFolio } = found;
  if (unsigned.length > 0) return refuse('levy.bookUnsigned', { book, volume, lines: unsigned.map(String) });
  const { baseCents, levyCents } = figures;
  const foliosUsed = Math.ceil((lastLine - firstLine + 1) / linesPerFolio);
  return accept(
    levyEvent('house', 'levy.bookClosed', {
      ...{ book, volume, firstLine, lastLine, foliosUsed, baseCents, levyCents, account, role },
    }),
  );
}
