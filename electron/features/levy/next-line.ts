import { volumeWithRoom, type NextLine } from '../../../shared/domain/levy/index.ts';
import { gamingDay, seasonOf } from '../../../shared/kernel/calendar.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { nextNumber } from '../../desk/numbers.ts';
import { zoneOf } from '../tournament/index.ts';

/** The series of the book's lines; its year is the first one of the season. */
export const levySeries = '11ter';

export const yearOfBook = (book: string): number => Number(book.slice(0, 4));

/** The season's book at an instant. */
export function bookAt(read: DeskReader, at: number): { readonly book: string; readonly day: string } {
  const { house, day } = read.state('house');
  const gaming = day.open?.day ?? gamingDay(at, zoneOf(read), house.identity?.gamingDayEnds);
  return { book: seasonOf(gaming, house.identity?.seasonStarts).name, day: gaming };
}

/** The number that a season's next line will have. */
export const nextLineOf = (read: DeskReader, book: string): number => nextNumber(read.db, levySeries, yearOfBook(book));

/** Where the next line stands: the open gaming day's season, the number after the last one, and whether a book has room for it. */
export function nextLine(read: DeskReader, at: number): NextLine {
  const { book, day } = bookAt(read, at);
  const line = nextLineOf(read, book);
  return { book, day, line, opened: volumeWithRoom(read.state('house').books.volumes, book, line) !== undefined };
}
