import { slice } from '../../kernel/slice.ts';
import { levyFold } from './fold.ts';
import { initialLevy } from './state.ts';

export { bookPage, type BookLine, type BookPage } from './book-page.ts';
export { booksSlice, type BooksState } from './books.ts';
export { carryDay, type CarryFacts } from './carry-day.ts';
export { bookToClose, closeBook, type BookToClose, type CloseBookFacts } from './close-book.ts';
export { correctLine } from './correct-line.ts';
export { sumFigures } from './line-figures.ts';
export { enterLine, type NextLine } from './enter-line.ts';
export type {
  BookClosed,
  BookEvents,
  BookOpened,
  DayCarried,
  LevyEvents,
  LineCorrected,
  LineEntered,
  LineFigures,
} from './events.ts';
export { openBook } from './open-book.ts';
export { levyOpenPoints, lineFault, overdue, signWithin, type LevyOpenPoint } from './open-points.ts';
export { refundEffect, type RefundReason } from './refund.ts';
export { refuse as refuseLevy } from './refusals.ts';
export { setChoices } from './set-choices.ts';
export { certifyLine, countersignLine } from './sign-line.ts';
export { lineInForce, type LevyState } from './state.ts';
export { folioOfLine, foliosOf, linesPerPage, volumeWithRoom, type Folio, type Volume } from './volume.ts';

export const levySlice = slice({ initial: initialLevy, fold: levyFold });
