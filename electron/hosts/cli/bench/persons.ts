import { savePerson } from '../../../features/people/index.ts';
import { vaultWriter } from '../../../storage/vault.ts';
import type { House } from '../../house.ts';

const batch = 2_000;

/** Files so many persons whom no tournament has seen. */
export function filePersons({ store, sealer }: Pick<House, 'store' | 'sealer'>, count: number): void {
  for (let from = 0; from < count; from += batch) {
    store.transaction((db) => {
      const write = { db, vault: vaultWriter(db, sealer) };
      for (let index = from; index < Math.min(from + batch, count); index += 1) {
        savePerson(write, `p-${index}`, { salt: String(index).padStart(64, '0'), identity: identityOf(index) });
      }
    });
  }
}

const surnames = [
  'Durand',
  'Lefèvre',
  'Moreau',
  'Petit',
  'Garnier',
  'Rousseau',
  'Nguyen',
  'Kowalski',
  'Ferreira',
  'Blanc',
];
const givenNames = ['Michel', 'Agathe', 'Chloé', 'Luc', 'Inès', 'Omar', 'Zoé', 'Paul', 'Nadia', 'Yves'];

/** Ten thousand surnames, each with a few bearers. */
const identityOf = (index: number): Parameters<typeof savePerson>[2]['identity'] => ({
  surname: `${surnames[index % 10] ?? ''}${spelled(Math.floor(index / 100) % 1000)}`,
  givenNames: givenNames[Math.floor(index / 10) % 10] ?? '',
  birthDate: `19${40 + (index % 60)}-0${1 + (index % 9)}-1${index % 10}`,
  birthPlace: 'Caen',
  nationality: 'FRA',
  address: { line: '14 rue des Pêcheurs', postcode: '14470', city: 'Clairval', country: 'FRA' },
  document: { kind: 'cnie', number: `X${String(index).padStart(8, '0')}`, expiry: '2031-06-30' },
});

/** A number in letters, so that it can end a name. */
const spelled = (value: number): string => String(value).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
