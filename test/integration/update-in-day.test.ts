import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemChance } from '../../electron/desk/ports.ts';
import { accessOf, accountsFeature } from '../../electron/features/accounts/index.ts';
import { houseFeature } from '../../electron/features/house/index.ts';
import { openHouse, type House } from '../../electron/hosts/house.ts';
import { systemClock } from '../../electron/hosts/system-clock.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import { temporaryFolder } from '../support/counter-desk.ts';

/** No update between the opening of a gaming day and its closing (the closing at 03:30). */

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

const data = (): string => join(folder, 'data');
const open = (more: { rehearsal?: boolean; updateInDay?: boolean } = {}): House | Refused =>
  openHouse({
    folder: data(),
    env: { TAPIS_KEY_FILE: join(folder, 'house.key') },
    clock: systemClock,
    chance: systemChance(),
    features: [accountsFeature, houseFeature],
    access: accessOf,
    onFault: (_id, error) => console.error(error),
    ...more,
  });
const opened = (house: House | Refused): House => {
  if (isRefused(house)) throw new Error(house.refusal.code);
  return house;
};
const give = async (house: House, name: string, input: object): Promise<void> => {
  const caller = { account: 'dr', roles: ['responsible-director'] as const, station: 'test' };
  const answer = await house.desk.call({ name, input, caller });
  if (!answer.ok) throw new Error(answer.refusal.code);
};

/** A house that the program before left, whose last step of form is still to come. */
async function leftByThePast({ rehearsal = false, closed = false } = {}): Promise<void> {
  const house = opened(open({ rehearsal }));
  await give(house, 'house.setUp', setUpContract.example);
  await give(house, 'house.openDay', {});
  if (closed) await give(house, 'house.closeDay', { pin: '2468' });
  house.store.raw.pragma(`user_version = ${lastNumber - 1}`);
  house.close();
}

const lastNumber = migrations.at(-1)?.number ?? 0;
const backups = (): boolean => existsSync(join(data(), 'backups'));

it('is refused by name while a day is open, and nothing is touched', async () => {
  await leftByThePast();
  const refused = open();
  expect(refused).toMatchObject({
    refusal: { code: 'storage.dayOpen', params: { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string } },
  });
  expect(backups()).toBe(false);
});

it('goes to the step itself when a person asks for it, when the day is closed, and in a rehearsal', async () => {
  for (const [left, more] of [
    [{}, { updateInDay: true }],
    [{ closed: true }, {}],
    [{ rehearsal: true }, {}],
  ] as const) {
    rmSync(folder, { recursive: true, force: true });
    await leftByThePast(left);
    // The step was done before, so that SQLite stops at it: it was tried, after its copy was made.
    expect(open(more)).not.toMatchObject({ refusal: { code: 'storage.dayOpen' } });
    expect(backups()).toBe(true);
  }
});
