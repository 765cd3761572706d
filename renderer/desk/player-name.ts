import type { Texts } from '../texts/index.ts';

interface Named {
  readonly surname: string | null;
  readonly givenNames: string | null;
  readonly number?: string | null;
}

/** `Joueur n° R-2027-000012`: what is left to call a player by whose data were erased (decision 26). */
export const erasedName = (number: string | null | undefined, t: Texts['t']): string =>
  t('common.erasedPlayer', { number: number ?? '…' });

/** A player's name as the desk shows it, surname first: `Durand Karine`. */
export function playerName(row: Named | undefined, t: Texts['t']): string {
  if (!row) return t('common.unknown');
  return row.surname === null ? erasedName(row.number, t) : [row.surname, row.givenNames].filter(Boolean).join(' ');
}

/** Whether names that a page holds are to be asked for again: data were corrected or erased. The journal tells of persons by id alone. */
export const namesChange = ({ type }: { readonly type: string }): boolean =>
  type === 'people.identityChanged' || type === 'people.purgedPersons';

/** `Jean-Baptiste` as `J.-B.`: where there is no room for more. */
export const initialsText = (givenNames: string): string =>
  givenNames.replace(/(\p{L})[^\s-]*/gu, (_name, initial: string) => `${initial.toUpperCase()}.`);

/** `Garnier P.`: in lists where the place tells one from another of the same name. The initial is never torn off. */
export function shortPlayerName(row: Named | undefined, t: Texts['t']): string {
  const initial = /^./u.exec(row?.givenNames ?? '')?.[0];
  return row?.surname && initial ? `${row.surname}\u00a0${initial.toUpperCase()}.` : playerName(row, t);
}

/** `García Martínez` as `García M.`, `Van der Meersch` as it is: names after the first full one give way where they do not fit. */
export const shortSurname = (surname: string): string =>
  surname.replace(
    /^((?:\p{L}{1,3}[\s'’])*\p{L}{4,})([\s-].*)$/u,
    (_name, first: string, rest: string) => first + initialsText(rest),
  );
