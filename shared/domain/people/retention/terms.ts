import { monthsAfter, seasonOf } from '../../../kernel/calendar.ts';
import { addYears } from '../age.ts';
import proposed from './proposed.json' with { type: 'json' };

/** How long the house keeps each kind of data (A-16, section 8 of the rules). */
export interface RetentionTerms {
  /** Bulletins, check-in data and a person's identity: years after their last paid tournament. */
  readonly bulletinYears: number;
  /** Receipts, payment slips and the like: years after the season they belong to. */
  readonly moneyYears: number;
  /** Reasons, incidents and rulings: years after they were written. */
  readonly incidentYears: number;
  /** Pre-registrations that were never paid: months after the tournament's day. */
  readonly abandonedMonths: number;
  /** The log of who looked at whose identity: months. */
  readonly lookMonths: number;
}

/** The terms of a house that has set none: those of its profile, the proposals for what the profile is silent on. */
export const proposedTerms = (archiveYears: {
  readonly bulletins: number;
  readonly money: number;
}): RetentionTerms => ({
  bulletinYears: archiveYears.bulletins,
  moneyYears: archiveYears.money,
  incidentYears: proposed.incidentYears,
  abandonedMonths: proposed.abandonedMonths,
  lookMonths: proposed.lookMonths,
});

/** The last day on which a person's identity is kept; their last paid day, else the day of the tournament that they never paid for. */
export function identityKeptUntil(
  { lastPaidDay, lastDay }: { readonly lastPaidDay: string | null; readonly lastDay: string },
  { bulletinYears, abandonedMonths }: RetentionTerms,
): string {
  return lastPaidDay === null ? monthsAfter(lastDay, abandonedMonths) : addYears(lastPaidDay, bulletinYears);
}

/** Which term a kind of paper has: that of bulletins, that of money, or none, where it names no player. */
export type PaperTerm = 'bulletin' | 'money' | 'none';

/** The last day on which a paper of this day is kept; `null` for papers without a term. */
export function paperKeptUntil(
  { term, day, seasonStarts }: { readonly term: PaperTerm; readonly day: string; readonly seasonStarts: string },
  { bulletinYears, moneyYears }: RetentionTerms,
): string | null {
  if (term === 'none') return null;
  return term === 'bulletin' ? addYears(day, bulletinYears) : addYears(seasonOf(day, seasonStarts).lastDay, moneyYears);
}
