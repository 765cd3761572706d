import type { Findable } from '../../desk/index.ts';

/** How one person of the list is called: `Durand Karine`; by the receipt when the name is gone or not known yet. */
export function personText({ surname, givenNames, number }: Omit<Findable, 'entry' | 'table' | 'seat'>): string {
  if (surname === null) return number ?? '…';
  return givenNames ? `${surname} ${givenNames}` : surname;
}

/** `Jean-Baptiste` as `J.-B.`: where there is no room for more. */
export const initialsText = (givenNames: string): string =>
  givenNames.replace(/(\p{L})[^\s-]*/gu, (_name, initial: string) => `${initial.toUpperCase()}.`);

/** `Garnier P.`: in lists where the place tells one from another of the same name. */
export function shortPersonText(person: Parameters<typeof personText>[0]): string {
  const initial = /^./u.exec(person.givenNames ?? '')?.[0];
  return person.surname !== null && initial ? `${person.surname} ${initial.toUpperCase()}.` : personText(person);
}
