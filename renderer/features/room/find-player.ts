import { fileEntries, findEntries, type Findable } from '../../desk/index.ts';

/** Players that a few keys may mean, likeliest first (see `findEntries`); found by name in the order of a phone book, by nothing nobody. */
export function findPlayers<Player extends Findable>(players: readonly Player[], text: string): readonly Player[] {
  if (text.trim() === '') return [];
  const found = findEntries(fileEntries(players), text, Infinity);
  return /\d/.test(text) ? found : found.toSorted(byName);
}

const byName = (left: Findable, right: Findable): number =>
  (left.surname ?? '').localeCompare(right.surname ?? '', 'fr') ||
  (left.givenNames ?? '').localeCompare(right.givenNames ?? '', 'fr');
