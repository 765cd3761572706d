import type { SameHandRule } from '../profile/index.ts';
import type { Placing } from './rank-hand.ts';

/** One elimination that stands. Busts of the same hand share its number. */
export interface Bust {
  readonly entry: string;
  readonly hand: number;
  readonly sameHand: SameHandRule;
  /** Chips at the start of the hand, before antes and blinds; `null` when the player fell alone and nobody counted. */
  readonly stack: number | null;
  readonly table: number | null;
  readonly by: string | null;
  readonly level: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Taken out by the director with the chips, and not by losing them; `null` for everybody else. */
  readonly removed: 'expelled' | 'absent' | null;
}

/** Slice `standings` of a tournament. Ranks are never stored while play goes on: they follow from who is out and in what order. */
export interface StandingsState {
  /** Everybody who paid and was not cancelled, in order of registration. */
  entries: string[];
  busts: Bust[];
  /** What each rebuy took back, latest last: a refunded rebuy puts the elimination in force again. */
  rebuys: { readonly entry: string; readonly bust: Bust | null }[];
  lastHand: number;
  /** Chips that left play with players who were expelled or never came. */
  chipsRemoved: number;
  closed: { readonly at: number; readonly ranking: readonly Placing[] } | null;
}

export const initialStandings = (): StandingsState => ({
  entries: [],
  busts: [],
  rebuys: [],
  lastHand: 0,
  chipsRemoved: 0,
  closed: null,
});

export const bustOf = (state: Readonly<StandingsState>, entry: string): Bust | undefined =>
  state.busts.find((bust) => bust.entry === entry);

/** Entries with chips, in order of registration. */
export function entriesInPlay(state: Readonly<StandingsState>): readonly string[] {
  const out = new Set(state.busts.map((bust) => bust.entry));
  return state.entries.filter((entry) => !out.has(entry));
}
