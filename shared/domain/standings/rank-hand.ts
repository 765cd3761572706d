import type { SameHandRule } from '../profile/index.ts';

/** A player who fell in a hand; `stack` is what he had before antes and blinds of that hand. */
export interface Fallen {
  readonly entry: string;
  readonly stack: number | null;
  readonly table: number | null;
}

/** `rank` to `sharedThrough` are the places that these players share; equal when a player is alone on his. */
export interface Placing {
  readonly rank: number;
  readonly sharedThrough: number;
  readonly entry: string;
}

/** Who falls alone needs no count; who must be compared with another does. Answers the entries whose stack is missing. */
export const missingStacks = (fallen: readonly Fallen[], rule: SameHandRule): readonly string[] =>
  fallen
    .filter((one) => one.stack === null && fallen.some((other) => other !== one && compared(one, other, rule)))
    .map((one) => one.entry);

function compared(one: Fallen, other: Fallen, rule: SameHandRule): boolean {
  if (rule === 'share-all') return false;
  return rule === 'stack' || one.table === other.table;
}

/**
 * Places of the players who fell in one hand, best first; `playersBefore` counts everybody who had chips when it began.
 * Under `wsop` the best of each table tie, then the second of each, and so on.
 */
export function rankHand(playersBefore: number, fallen: readonly Fallen[], rule: SameHandRule): readonly Placing[] {
  const placings: Placing[] = [];
  let rank = playersBefore - fallen.length + 1;
  for (const group of tiedGroups(fallen, rule)) {
    const sharedThrough = rank + group.length - 1;
    for (const { entry } of group) placings.push({ rank, sharedThrough, entry });
    rank = sharedThrough + 1;
  }
  return placings;
}

function tiedGroups(fallen: readonly Fallen[], rule: SameHandRule): readonly (readonly Fallen[])[] {
  if (rule === 'share-all') return fallen.length > 0 ? [fallen] : [];
  if (rule === 'stack') return byStack(fallen);
  const tables = Object.values(Object.groupBy(fallen, ({ table }) => String(table))).map((group) =>
    byStack(group ?? []),
  );
  const depth = Math.max(0, ...tables.map((groups) => groups.length));
  return Array.from({ length: depth }, (_, layer) => tables.flatMap((groups) => groups[layer] ?? []));
}

/** Largest stack first, equal stacks together. */
function byStack(fallen: readonly Fallen[]): readonly (readonly Fallen[])[] {
  const groups = new Map<number, Fallen[]>();
  for (const one of fallen) groups.set(one.stack ?? 0, [...(groups.get(one.stack ?? 0) ?? []), one]);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}
