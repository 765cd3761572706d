import { entryById, type Entry } from '../../../../shared/domain/registration/index.ts';
import type { Identity } from '../../../../shared/domain/people/index.ts';
import { personOf } from '../../people/index.ts';
import type { PaperPlayer } from '../../../documents/index.ts';
import { NotDrawable } from '../faults.ts';
import type { PaperSource } from './source.ts';

/** The entry that a paper is about. */
export function entryOf({ states }: PaperSource, id: string): Entry {
  const entry = entryById(states.registration, id);
  if (!entry) throw new NotDrawable(`no entry ${id}`);
  return entry;
}

/** The person's sealed record; a purged one can no longer be printed. */
export function identityOf({ read }: Pick<PaperSource, 'read'>, person: string): Identity {
  const identity = personOf(read, person);
  if (!identity) throw new NotDrawable(`no record of person ${person}`);
  return identity;
}

/** `LEMAIRE Julie, Camille`, of an entry; the papers of the house, never those for posting. */
export function nameOf(source: PaperSource, entry: string): string {
  const { surname, givenNames } = identityOf(source, entryOf(source, entry).person);
  return `${surname.toLocaleUpperCase('fr')} ${givenNames}`;
}

export const playerOf = (identity: Identity): PaperPlayer => ({
  surname: identity.surname,
  givenNames: identity.givenNames,
  birthDate: identity.birthDate,
  sex: identity.sex,
});

const documents: Readonly<Record<Identity['document']['kind'], string>> = {
  cnie: 'Carte nationale d’identité',
  'old-cni': 'Carte nationale d’identité',
  passport: 'Passeport',
  permit: 'Titre de séjour',
  'driving-licence': 'Permis de conduire',
  'foreign-card': 'Carte d’identité étrangère',
  other: 'Autre document',
};

const shownCharacters = 4;

/** Kind and the end of the number: enough to recognise the document, not to copy it. */
export function documentWords({ document }: Identity): string {
  const name = documents[document.kind];
  const end = document.number.slice(-shownCharacters);
  const expiry = document.expiry ? `, valable jusqu’au ${document.expiry.split('-').reverse().join('/')}` : '';
  return `${name}, n° terminant par ${end}${expiry}`;
}
