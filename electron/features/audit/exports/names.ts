import { guardText, csvLine, csvStart } from '../../../../shared/kernel/csv-text.ts';
import type { BundleNames } from '../../../bundle/layout.ts';
import type { VaultReader } from '../../../storage/vault.ts';
import { personOf } from '../../people/index.ts';

export interface PersonNames {
  readonly surname: string;
  readonly givenNames: string;
}

/** `D.`: of a name only its first letter, as the management's export has it. */
const initial = (text: string): string => {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter === undefined ? '' : `${letter.toUpperCase()}.`;
};

/** A name in one piece, whole or as the initials of its words. */
export const shortName = (name: string, names: BundleNames): string =>
  names === 'full' ? name : name.split(/\s+/u).map(initial).join(' ').trim();

const purged: PersonNames = { surname: '', givenNames: '' };

/** A person's names out of the vault, whole or as initials; empty for one whose record was purged. */
export function namesOf(vault: VaultReader, names: BundleNames): (person: string) => PersonNames {
  return (person) => {
    const identity = personOf({ vault }, person);
    if (!identity) return purged;
    const { surname, givenNames } = identity;
    return names === 'full' ? { surname, givenNames } : { surname: initial(surname), givenNames: initial(givenNames) };
  };
}

export const namesHead = csvStart + csvLine(['Personne', 'Nom', 'Prénoms']);

export const namesLine = (person: string, { surname, givenNames }: PersonNames): string =>
  csvLine([person, guardText(surname), guardText(givenNames)]);
