import type { BasisPoints, Cents } from '../../kernel/cents.ts';
import { eventMaker } from '../../kernel/event.ts';
import type { FrenchSpelling } from '../../kernel/french-words.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { BonusSales } from '../prizes/index.ts';
import type { Role } from '../../kernel/roles.ts';

export interface LevyEvents {
  'levy.lineEntered': LineEntered;
  'levy.lineCertified': { readonly book: string; readonly line: number; readonly account: string; readonly role: Role };
  'levy.lineCountersigned': { readonly book: string; readonly line: number; readonly account: string };
  'levy.lineCorrected': LineCorrected;
}

/** The books themselves, on the house's stream. */
export interface BookEvents {
  'levy.bookOpened': BookOpened;
  'levy.bookClosed': BookClosed;
  'levy.dayCarried': DayCarried;
  'levy.choicesSet': { readonly spelling: FrenchSpelling; readonly signWithinMinutes: number | null };
}

/** The opening mention; the sealed text says who numbered and initialled the book. */
export interface BookOpened extends SealedText {
  readonly book: string;
  readonly volume: number;
  readonly firstLine: number;
  readonly folios: number;
  readonly linesPerFolio: number;
  readonly spelling: FrenchSpelling;
  /** The civil date of the initialling. */
  readonly initialledOn: string;
  readonly account: string;
  readonly role: Role;
}

/** The closing mention: what stands in the book, and how many folios were used. */
export interface BookClosed {
  readonly book: string;
  readonly volume: number;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly foliosUsed: number;
  readonly baseCents: Cents;
  readonly levyCents: Cents;
  readonly account: string;
  readonly role: Role;
}

/** Where a gaming day's lines were carried in the control register (modèle 12). */
export interface DayCarried {
  readonly day: string;
  readonly controlPage: number;
  readonly controlLine: number;
  readonly levyCents: Cents;
  readonly lines: readonly { readonly book: string; readonly line: number }[];
  readonly account: string;
}

/** What the columns of the 11 ter line add up. A correcting line carries the same figures negated. */
export interface LineFigures {
  readonly entries: number;
  readonly caveCents: Cents;
  readonly rebuys: number;
  readonly rebuyCents: Cents;
  readonly baseCents: Cents;
  readonly levyCents: Cents;
  readonly additionCents: Cents;
  readonly prizesCents: Cents;
  /** Dealers' bonuses, when some were sold: in `baseCents` and `levyCents`, not in the prizes. */
  readonly bonus?: BonusSales;
}

/** `book` is the season (`2026-2027`); lines count from 1 in it, without a gap. `day` is the gaming day. */
export interface LineHead {
  readonly book: string;
  readonly line: number;
  readonly day: string;
  readonly tournament: string;
  readonly type: string;
  readonly buyInCents: Cents;
  readonly rateBasisPoints: BasisPoints;
  /** Epoch milliseconds of the final award. */
  readonly awardedAt: number;
}

export type LineEntered = LineHead & LineFigures;

/** The red line: takes line `corrects` of `correctsBook` back, approved in words (sealed). The wrong line stays as it is. */
export interface LineCorrected extends LineEntered, SealedText {
  readonly correctsBook: string;
  readonly corrects: number;
}

export const levyEvent = eventMaker<LevyEvents & BookEvents>();
