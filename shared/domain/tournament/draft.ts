import type { Cents } from '../../kernel/cents.ts';
import type { Profile } from '../profile/index.ts';
import type { RebuyTerms, TournamentTerms } from './terms.ts';

/** Terms as they are handed in: rebuy terms may still miss something, tables may be left to the room. */
export interface DraftTerms extends Omit<TournamentTerms, 'profileHash' | 'roomKind' | 'rebuy' | 'tables'> {
  readonly rebuy: { readonly [Key in keyof RebuyTerms]: RebuyTerms[Key] | null } | null;
  readonly tables: readonly number[] | null;
}

export interface Room {
  readonly name: string;
  readonly kind: string;
  readonly tables: number;
}

/** One of the house's sets of tournament chips; one that also serves cash games is doubtful (FR-REG-98). */
export interface ChipSet {
  readonly name: string;
  readonly alsoCash: boolean;
}

/** The tournament that entries are won to, as it stands. */
export interface EntryTarget {
  readonly name: string;
  readonly startsAt: number;
  /** Cave and fee. */
  readonly costCents: Cents;
}

/** What planning must know from outside the tournament's own stream. */
export interface PlanFacts {
  readonly id: string;
  readonly now: number;
  /** The venue's time zone. */
  readonly zone: string;
  readonly profile: Profile;
  readonly profileHash: string;
  readonly rooms: readonly Room[];
  /** Ids of the variants in the house rules that stand (FR-REG-103). */
  readonly houseRules: readonly string[];
  readonly chipSets: readonly ChipSet[];
  /** Where the draft's prizes are entries to: another tournament of the house that is not over; `null` when there is none such. */
  readonly entryTarget: EntryTarget | null;
  /** Tournaments counted so far in the calendar year and in the season of the planned start (decision 18). */
  readonly counted: { readonly calendar: number; readonly season: number };
}
