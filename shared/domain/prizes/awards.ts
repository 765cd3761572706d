import { splitEvenly } from '../../kernel/allocation.ts';
import { addCents, cents, type Cents } from '../../kernel/cents.ts';
import type { Placing } from '../standings/index.ts';

/** Places `fromPlace` … `fromPlace + tied − 1` put together and shared; odd cents one each to the first (P02, decision 8). */
export function shareTied(
  prizeAt: (place: number) => Cents,
  { fromPlace, tied }: { readonly fromPlace: number; readonly tied: number },
): { readonly totalCents: Cents; readonly sharesCents: readonly Cents[] } {
  const prizes = Array.from({ length: tied }, (_, index) => prizeAt(fromPlace + index));
  const totalCents = addCents(...prizes);
  return { totalCents, sharesCents: splitEvenly(totalCents, tied) };
}

/** Equal prizes that end within a tie (the last seats of a satellite): they cannot be cut, a director decides. */
export function indivisibleTie(
  prizesByPlace: ReadonlyMap<number, Cents>,
  { fromPlace, tied }: { readonly fromPlace: number; readonly tied: number },
): boolean {
  const places = [...prizesByPlace.keys()];
  const equal = places.length > 1 && new Set(prizesByPlace.values()).size === 1;
  const last = Math.max(...places);
  return equal && tied > 1 && fromPlace <= last && fromPlace + tied - 1 > last;
}

/** What a ranked player is owed. */
export interface Award extends Placing {
  readonly amountCents: Cents;
  /** What of the amount is bounties. */
  readonly bountyCents?: Cents;
  /** The prize is an entry to this tournament; absent: money. */
  readonly entryTo?: string;
}

/**
 * Who is owed what: the structure laid over the closed ranking, ties shared. Players who tie get odd cents in order of
 * registration (`registered`). Players out of the money are left out.
 */
export function awardsOf(
  prizes: readonly { readonly rank: number; readonly amountCents: Cents }[],
  ranking: readonly Placing[],
  registered: readonly string[],
): readonly Award[] {
  const byRank = new Map(prizes.map(({ rank, amountCents }) => [rank, amountCents]));
  const order = new Map(registered.map((entry, index) => [entry, index]));
  const groups = Map.groupBy(ranking, ({ rank }) => rank);
  const awards = [...groups].flatMap(([fromPlace, tied]) => {
    const { sharesCents } = shareTied((place) => byRank.get(place) ?? cents(0), { fromPlace, tied: tied.length });
    return tied
      .toSorted((a, b) => (order.get(a.entry) ?? 0) - (order.get(b.entry) ?? 0))
      .map((placing, index) => ({ ...placing, amountCents: sharesCents[index] ?? cents(0) }));
  });
  return awards.filter(({ amountCents }) => amountCents > 0);
}
