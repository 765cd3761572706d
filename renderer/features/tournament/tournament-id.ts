import { foldName } from '../../../shared/domain/people/index.ts';

const longest = 64;

/**
 * An id that people can read: `t-2027-03-05-grand-tournoi-de-mars`, with a number behind when it is taken. Letters of every script
 * come as Latin ones.
 */
export function tournamentId(name: string, day: string, taken: ReadonlySet<string>): string {
  const words = foldName(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const id = cut(`t-${day}-${words}`, longest);
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? id : `${cut(id, longest - 4)}-${number}`;
    if (!taken.has(tried)) return tried;
  }
}

const cut = (id: string, length: number): string => id.slice(0, length).replace(/-+$/, '');
