import { rankHand, type Placing } from './rank-hand.ts';
import { entriesInPlay, type Bust, type StandingsState } from './state.ts';

/**
 * Places of everybody who is out, best first. They follow from the order of the hands and the number of entries alone, so an
 * undo, a rebuy or a late entry leaves nothing behind (S10, P02).
 */
export function placings(state: Readonly<StandingsState>): readonly Placing[] {
  let playersBefore = entriesInPlay(state).length;
  const ranked: Placing[] = [];
  for (const [, busts] of handsOf(state.busts).reverse()) {
    playersBefore += busts.length;
    ranked.push(...rankHand(playersBefore, busts, busts[0]?.sameHand ?? 'stack'));
  }
  return ranked;
}

/** The complete ranking, winner first, or `undefined` while more or fewer than one player has chips. */
export function completeRanking(state: Readonly<StandingsState>): readonly Placing[] | undefined {
  const [winner, ...others] = entriesInPlay(state);
  if (winner === undefined || others.length > 0) return undefined;
  return [{ rank: 1, sharedThrough: 1, entry: winner }, ...placings(state)];
}

/** Busts by hand, earliest hand first. */
function handsOf(busts: readonly Bust[]): [number, Bust[]][] {
  const hands = new Map<number, Bust[]>();
  for (const bust of busts) hands.set(bust.hand, [...(hands.get(bust.hand) ?? []), bust]);
  return [...hands].sort(([a], [b]) => a - b);
}
