import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { systemChance } from '../../electron/desk/ports.ts';
import { keyPlace } from '../../electron/storage/key-file.ts';
import { rewrapKeyFile, unlock } from '../../electron/storage/keyring.ts';
import { verifyDatabase } from '../../electron/journal/verify-database.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { nobody, openClairval, setUpInput, type Clairval } from '../support/clairval.ts';

let desk: Clairval | undefined;
afterEach(() => {
  desk?.remove();
  desk = undefined;
});

const keysIn = (folder: string) => join(folder, 'config', 'tapis', 'keys');

it('key file lost: names are lost and it says so, chain and figures stay, the printed code brings the names back', async () => {
  desk = openClairval();
  const { folder, recoveryCode } = desk;
  await nobody(desk)('house.setUp', setUpInput);
  const head = desk.desk.head;
  expect(readdirSync(keysIn(folder))).toHaveLength(1);
  expect(recoveryCode).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  desk.close();
  rmSync(keysIn(folder), { recursive: true });

  desk = openClairval({ folder, seed: 'second' });
  expect(desk.recoveryCode).toBeUndefined();
  const director = desk.as('dr', 'responsible-director');
  expect(await director('accounts.list', {})).toMatchObject({ ok: false, refusal: { code: 'desk.keyMissing' } });
  expect(await nobody(desk)('accounts.signIn', { login: 'dr', pin: '2468' })).toMatchObject({
    refusal: { code: 'desk.keyMissing' },
  });
  expect(await director('house.show', {})).toMatchObject({ ok: true, answer: { identity: { siren: '000 000 000' } } });
  expect(desk.desk.head).toEqual(head);
  expect(verifyDatabase(desk.store.reader)).toMatchObject({ lines: 3 });

  const unlocked = unlock(desk.store.reader, { recoveryCode: recoveryCode! });
  if (isRefused(unlocked)) throw new Error(unlocked.refusal.code);
  const place = keyPlace(join(folder, 'data'), { XDG_CONFIG_HOME: join(folder, 'config') });
  desk.store.transaction((db) => rewrapKeyFile(db, unlocked.dataKey, { place, chance: systemChance() }));
  desk.close();
  expect(existsSync(keysIn(folder))).toBe(true);

  desk = openClairval({ folder, seed: 'third' });
  const names = await desk.as('dr', 'responsible-director')('accounts.me', {});
  expect(names).toMatchObject({ ok: true, answer: { login: 'dr', name: 'Directrice responsable' } });
});
