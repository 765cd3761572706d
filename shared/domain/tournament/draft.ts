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

/** What planning must know from outside the tournament's own stream. */
export interface PlanFacts {
  readonly id: string;
  readonly now: number;
  /** The venue's time zone. */
  readonly zone: string;
  readonly profile: Profile;
  readonly profileHash: string;
  readonly rooms: readonly Room[];
  /** Tournaments counted so far in the calendar year and in the season of the planned start (decision 18). */
  readonly counted: { readonly calendar: number; readonly season: number };
}
