import { eventMaker } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { SameHandRule } from '../profile/index.ts';
import type { Placing } from './rank-hand.ts';

export interface StandingsEvents {
  'standings.eliminated': Eliminated;
  /** An elimination that was wrong is taken back. */
  'standings.reinstated': { readonly entry: string };
  /** The final award: one player has all chips and the tournament director closed the ranking (FR-REG-32, A-25). */
  'standings.closed': { readonly ranking: readonly Placing[] } & Partial<ChipsChecked>;
  /** The ranking was closed wrongly and nothing was paid or signed yet. */
  'standings.reopened': SealedText;
}

/** The winner's chips as they were counted, those that were sold and did not leave play, and why they differ. Older closings have none. */
export interface ChipsChecked extends Partial<SealedText> {
  readonly countedChips: number;
  readonly soldChips: number;
}

/** Players who fell in one hand. `hand` orders the eliminations of the tournament; tables in step share a number. */
export interface Eliminated {
  readonly hand: number;
  readonly sameHand: SameHandRule;
  /** The level the clock was in; `null` when no clock was running. */
  readonly level: number | null;
  readonly busts: readonly {
    readonly entry: string;
    readonly stack?: number;
    readonly table?: number;
    readonly by?: string;
  }[];
}

/** What the standings take in from other features of the same stream. */
export interface HeardEvents {
  'registration.playerRegistered': { readonly entry: string };
  'registration.cancelled': { readonly entry: string };
  'registration.rebought': { readonly entry: string };
  'registration.rebuyRefunded': { readonly entry: string };
}

/** What the standings take in of the director's decisions: who leaves with the chips. */
export interface RemovalEvents {
  'conduct.expelled': {
    readonly entry: string;
    readonly hand: number;
    readonly level: number | null;
    readonly table: number | null;
    readonly chipsRemoved: number | null;
  };
  'conduct.expulsionRevoked': { readonly entry: string };
  'conduct.absentRemoved': {
    readonly hand: number;
    readonly sameHand: SameHandRule;
    readonly level: number | null;
    readonly absent: readonly { readonly entry: string; readonly table: number | null; readonly chips: number }[];
  };
}

export const standingsEvent = eventMaker<StandingsEvents>();
