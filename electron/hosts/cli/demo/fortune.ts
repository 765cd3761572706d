import type { Chance } from '../../../desk/feature.ts';

/** The evening's luck: who falls and in what order, from the demonstration's seed. */
export interface Fortune {
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function fortuneFrom(chance: Chance): Fortune {
  // 48 bits over at most a few hundred players: the bias is far below one in a billion, and this decides no real seat.
  const below = (count: number): number => Number.parseInt(chance.hex(6), 16) % count;
  return {
    below,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
