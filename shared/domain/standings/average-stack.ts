import type { Plan } from '../tournament/index.ts';
import { entriesInPlay, type StandingsState } from './state.ts';

/** What tells how many chips are on the tables. */
export interface ChipSlices {
  readonly plan: Readonly<Plan>;
  readonly registration: { readonly paidEntries: number; readonly rebuys: number; readonly bonusChips: number };
  readonly standings: Readonly<StandingsState>;
}

/** All chips on the tables: starting stacks, rebuys and bonuses, less what left with players who were taken out (S06). */
export function chipsInPlay({ plan: { terms }, registration, standings }: ChipSlices): number | null {
  if (!terms) return null;
  const { paidEntries, rebuys, bonusChips } = registration;
  const bought = terms.startingStack * paidEntries + (terms.rebuy?.chips ?? 0) * rebuys + bonusChips;
  return bought - standings.chipsRemoved;
}

/** What each player in play holds on average, to the nearest chip. `null` where nobody plays. */
export function averageStack(slices: ChipSlices): number | null {
  const playing = entriesInPlay(slices.standings).length;
  const chips = chipsInPlay(slices);
  return chips === null || playing === 0 ? null : Math.round(chips / playing);
}
