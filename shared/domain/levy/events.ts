import type { BasisPoints, Cents } from '../../kernel/cents.ts';
import { eventMaker } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { Role } from '../../kernel/roles.ts';

export interface LevyEvents {
  'levy.lineEntered': LineEntered;
  'levy.lineCertified': { readonly book: string; readonly line: number; readonly account: string; readonly role: Role };
  'levy.lineCountersigned': { readonly book: string; readonly line: number; readonly account: string };
  'levy.lineCorrected': LineCorrected;
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

export const levyEvent = eventMaker<LevyEvents>();
