import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { savePerson } from '../../../features/people/index.ts';
import { vaultWriter } from '../../../storage/vault.ts';
import { inTurn, type Measure } from './measure.ts';
import { registeringHouse } from './registering.ts';

const persons = 200_000;
const batch = 2_000;

/** From the start of a process to its first answered search: 200 000 persons on file against nobody. */
export const start200kVsEmpty: Measure = {
  name: 'start-200k-vs-empty',
  unit: 'ratio',
  limit: 1.5,
  holds: 'at-most',
  run: async (folder) => {
    const full = await houseOf(join(folder, 'full'), persons);
    const empty = await houseOf(join(folder, 'empty'), 0);
    const [fullMs, emptyMs] = await inTurn(full, empty, { warm: 2, counted: 9 });
    return fullMs / emptyMs;
  },
};

/** Founds a house with so many persons; answers the work of starting a process on it and searching once. */
async function houseOf(folder: string, count: number): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const { house } = await registeringHouse(folder);
  for (let from = 0; from < count; from += batch) {
    house.store.transaction((db) => {
      const write = { db, vault: vaultWriter(db, house.sealer) };
      for (let index = from; index < from + batch; index += 1) {
        savePerson(write, `p-${index}`, { salt: String(index).padStart(64, '0'), identity: identityOf(index) });
      }
    });
  }
  house.close();
  const script = join(folder, 'search.jsonl');
  const search = { at: '2027-03-05T19:00:00+01:00', as: 'dr', query: 'people.search', input: { text: 'durand mi' } };
  writeFileSync(script, `${JSON.stringify(search)}\n`);
  return () => searchOnce(folder, script);
}

function searchOnce(folder: string, script: string): void {
  const desk = join(import.meta.dirname, '..', 'desk.ts');
  const env = { ...process.env, TAPIS_KEY_FILE: join(folder, 'bench.key') };
  const run = spawnSync(process.execPath, [desk, 'run', script, '--data', join(folder, 'data')], {
    env,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`the search was not answered: ${run.stdout}${run.stderr}`);
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
