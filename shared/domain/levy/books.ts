import type { Fold } from '../../kernel/event.ts';
import type { FrenchSpelling } from '../../kernel/french-words.ts';
import { slice } from '../../kernel/slice.ts';
import type { BookEvents } from './events.ts';
import type { Volume } from './volume.ts';

/** The slice `books` of the stream `house`: the books 11 ter, and what the house chose for them. */
export interface BooksState {
  volumes: Volume[];
  /** How sums are written in the books that are opened from now on. */
  spelling: FrenchSpelling;
  /** Minutes after which a missing signature is told; `null` while the profile's number counts. */
  signWithinMinutes: number | null;
}

const initialBooks = (): BooksState => ({ volumes: [], spelling: 'traditional', signWithinMinutes: null });

const booksFold: Fold<BooksState, BookEvents> = {
  'levy.bookOpened': (draft, { book, volume, firstLine, folios, linesPerFolio, spelling, initialledOn }) => {
    draft.volumes.push({ book, volume, firstLine, folios, linesPerFolio, spelling, initialledOn, closed: null });
  },
  'levy.bookClosed': (draft, { book, volume, lastLine }, { at }) => {
    const found = draft.volumes.find((each) => each.book === book && each.volume === volume);
    if (found) found.closed = { at, lastLine };
  },
  'levy.choicesSet': (draft, { spelling, signWithinMinutes }) => {
    draft.spelling = spelling;
    draft.signWithinMinutes = signWithinMinutes;
  },
};

export const booksSlice = slice({ initial: initialBooks, fold: booksFold });
