import { accept, type Decision } from '../../kernel/event.ts';
import type { FrenchSpelling } from '../../kernel/french-words.ts';
import type { Role } from '../../kernel/roles.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { BooksState } from './books.ts';
import { levyEvent } from './events.ts';
import { refuse, type LevyRefusal } from './refusals.ts';
import { linesPerPage, volumeWithRoom } from './volume.ts';

interface OpenBook {
  readonly book?: string | undefined;
  readonly folios: number;
  readonly initialledOn: string;
  readonly spelling?: FrenchSpelling | undefined;
}

/** Who opens it, with the sealed name and capacity of whoever numbered and initialled it. */
interface OpenBookFacts extends SealedText {
  readonly account: string;
  readonly role: Role;
  /** The season and the civil date of now. */
  readonly season: string;
  readonly today: string;
  /** The number that the next line of the book's season will have. */
  readonly nextLine: number;
}

/**
 * Opens a numbered and initialled book 11 ter for a season, the present one unless a later one is named. One book after the
 * other: refused while the last one has room (`levy.bookStillOpen`). Line numbers go on through all books of the season.
 */
export function openBook(
  { books }: { readonly books: Readonly<BooksState> },
  input: OpenBook,
  facts: OpenBookFacts,
): Decision<LevyRefusal> {
  const { account, role, season, today, nextLine, textId, digest } = facts;
  const book = input.book ?? season;
  if (book < season) return refuse('levy.bookOfPast', { book, season });
  if (input.initialledOn > today) return refuse('levy.initialledLater', { date: input.initialledOn });
  const standing = volumeWithRoom(books.volumes, book, nextLine);
  if (standing) return refuse('levy.bookStillOpen', { book, volume: standing.volume });
  const volume = books.volumes.filter((each) => each.book === book).length + 1;
  const { folios, initialledOn } = input;
  const spelling = input.spelling ?? books.spelling;
  return accept(
    levyEvent('house', 'levy.bookOpened', {
      ...{ book, volume, firstLine: nextLine, folios, linesPerFolio: linesPerPage, spelling, initialledOn },
      ...{ account, role, textId, digest },
    }),
  );
}
