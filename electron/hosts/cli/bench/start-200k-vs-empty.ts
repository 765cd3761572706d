import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn, type Measure } from './measure.ts';
import { filePersons } from './persons.ts';
import { registeringHouse } from './registering.ts';

const persons = 200_000;

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
  filePersons(house, count);
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
