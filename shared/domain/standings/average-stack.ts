import type { Plan } from '../tournament/index.ts';
import { entriesInPlay, type StandingsState } from './state.ts';

/**
 * What each player in play holds on average, to the nearest chip: all chips that were bought stand on the tables until the
 * end, starting stacks and rebuys, and nothing else counts (S06). `null` where nobody plays.
 */
export function averageStack({
  plan: { terms },
  registration,
  standings,
}: {
  readonly plan: Readonly<Plan>;
  readonly registration: { readonly paidEntries: number; readonly rebuys: number };
  readonly standings: Readonly<StandingsState>;
}): number | null {
  const playing = entriesInPlay(standings).length;
  if (!terms || playing === 0) return null;
  const chips = terms.startingStack * registration.paidEntries + (terms.rebuy?.chips ?? 0) * registration.rebuys;
  return Math.round(chips / playing);
}
