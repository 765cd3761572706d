import type { Findable } from './find-player.ts';

/** How one person of the list is called: `Durand Karine`; by the receipt when the name is gone or not known yet. */
export function personText({ surname, givenNames, number }: Omit<Findable, 'entry' | 'table' | 'seat'>): string {
  if (surname === null) return number ?? '…';
  return givenNames ? `${surname} ${givenNames}` : surname;
}

/** `Garnier P.`: in lists where the place tells one from another of the same name. */
export function shortPersonText(person: Parameters<typeof personText>[0]): string {
  const initial = /^./u.exec(person.givenNames ?? '')?.[0];
  return person.surname !== null && initial ? `${person.surname} ${initial.toUpperCase()}.` : personText(person);
}
