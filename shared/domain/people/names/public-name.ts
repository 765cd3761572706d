import type { Names } from './likeness.ts';

/**
 * What halls and phones may show of a player who agreed: first given name and the initial, `Julie L.` (decision 26). Without
 * consent `null`: the caller shows the player's number.
 */
export function publicName(names: Names, consent: boolean): string | null {
  if (!consent) return null;
  const surname = (names.usageName ?? names.surname)
    .trim()
    .replace(/^(?:d['’]|de la |de |du |des |le |la |les )/iu, '');
  const first = names.givenNames.trim().split(/[\s,]+/u)[0] ?? '';
  const initial = /^./u.exec(surname)?.[0].toUpperCase() ?? '';
  if (first === '') return surname;
  return initial === '' ? first : `${first} ${initial}.`;
}
