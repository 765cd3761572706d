import type { FrenchSpelling } from '../../kernel/french-words.ts';

/** Lines that a folio holds with two signatures each. */
export const linesPerPage = 12;

/** One physical book of a season: numbered folios with a fixed number of lines, initialled before its first line. */
export interface Volume {
  /** The season, `2026-2027`: lines are numbered through all its books without a gap. */
  readonly book: string;
  /** Counts from 1 in the season. */
  readonly volume: number;
  readonly firstLine: number;
  readonly folios: number;
  readonly linesPerFolio: number;
  /** How its sums are closed in words, from its opening to its closing. */
  readonly spelling: FrenchSpelling;
  readonly initialledOn: string;
  closed: { readonly at: number; readonly lastLine: number } | null;
}

/** The number of the last line that the book has room for. */
const lastRoom = ({ firstLine, folios, linesPerFolio }: Omit<Volume, 'closed'>): number =>
  firstLine + folios * linesPerFolio - 1;

/** Whether a line of that number would stand in this book. */
const takes = (volume: Volume, line: number): boolean => volume.closed === null && line <= lastRoom(volume);

/** The book that the season's next line would stand in; `undefined` while none is opened, or the last one is full or closed. */
export const volumeWithRoom = (volumes: readonly Volume[], book: string, nextLine: number): Volume | undefined =>
  volumes.findLast((each) => each.book === book && takes(each, nextLine));

/** A folio of a season: which book, which number in it, and its lines. `page` counts through the season. */
export interface Folio {
  readonly book: string;
  readonly page: number;
  /** Pages of the season that have been begun, or could be next. */
  readonly pages: number;
  /** `null` on pages of a time before books were opened here. */
  readonly volume: Volume | null;
  readonly folio: number;
  readonly firstLine: number;
  readonly lastLine: number;
}

interface Stretch {
  readonly volume: Volume | null;
  readonly from: number;
  readonly to: number;
  readonly per: number;
}

/** The stretches of a season's lines, each on the folios of its own book. */
function stretches(volumes: readonly Volume[], book: string, lastLine: number): Stretch[] {
  const own = volumes.filter((each) => each.book === book);
  const before = (own[0]?.firstLine ?? lastLine + 1) - 1;
  const unopened: Stretch[] = before > 0 ? [{ volume: null, from: 1, to: before, per: linesPerPage }] : [];
  const opened = own.map((volume, index): Stretch => {
    const next = own[index + 1]?.firstLine ?? lastLine + 1;
    return { volume, from: volume.firstLine, to: Math.max(volume.firstLine - 1, next - 1), per: volume.linesPerFolio };
  });
  return [...unopened, ...opened];
}

/** Every folio of a season that was begun, in order; a book that was only opened has its first one. */
export function foliosOf(volumes: readonly Volume[], book: string, lastLine: number): readonly Folio[] {
  const found = stretches(volumes, book, lastLine).flatMap(({ volume, from, to, per }) => {
    const count = Math.max(volume === null ? 0 : 1, Math.ceil((to - from + 1) / per));
    return Array.from({ length: count }, (_, index) => ({
      ...{ book, volume, folio: index + 1 },
      firstLine: from + index * per,
      lastLine: Math.min(from + (index + 1) * per - 1, Math.max(to, from)),
    }));
  });
  return found.map((each, index) => ({ ...each, page: index + 1, pages: found.length }));
}

/** The folio that a line stands on. */
export const folioOfLine = (folios: readonly Folio[], line: number): Folio | undefined =>
  folios.findLast(({ firstLine }) => firstLine <= line);
