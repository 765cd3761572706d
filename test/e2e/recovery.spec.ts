import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { complaintsOf, expectAccessible } from './complaints.ts';
import { foundHouse } from './pages/set-up.ts';
import { Shell } from './pages/shell.ts';
import { newFolder, startHost } from './started-host.ts';

test('the printed code brings a lost key back and a new personal code with it; a new one is made in the settings', async ({
  page,
}) => {
  const folder = newFolder();
  const first = await startHost({ folder });
  const printed = /([0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(first.said())?.[0] ?? '';
  await page.goto(first.url);
  await foundHouse(page, { pin: '2468', tables: '20' });
  // The page of the first host would look for it again, and complain.
  await page.goto('about:blank');
  await first.stop({ keepFolder: true });
  rmSync(join(folder, 'house.key'));

  const second = await startHost({ folder });
  const complaints = complaintsOf(page);
  await page.goto(second.url);
  await expect(page.getByText('La clé de la maison manque')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code de secours', { exact: true }).fill('7ZK4-0M9C');
  await page.getByLabel('Donner aussi un nouveau code personnel').check();
  await page.getByLabel('Identifiant du directeur responsable').fill('dr');
  await page.getByLabel('Nouveau code personnel', { exact: true }).fill('8035');
  await page.getByLabel('Le même code', { exact: true }).fill('8036');
  await page.getByRole('button', { name: 'Utiliser le code de secours' }).click();
  await expect(page.getByText('Deux fois le même code')).toBeVisible();
  await page.getByLabel('Le même code', { exact: true }).fill('8035');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'mal recopié' })).toBeVisible();
  await page.getByLabel('Code de secours', { exact: true }).fill(printed.toLowerCase());
  await page.getByRole('button', { name: 'Utiliser le code de secours' }).click();
  const shown = page.locator('[data-recovery-code]');
  await expect(shown).toHaveText(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  expect(await shown.textContent()).not.toBe(printed);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Le code est noté' }).click();
  const shell = new Shell(page);
  await shell.signIn('dr', '8035');

  await shell.goTo('/settings');
  await page.getByRole('button', { name: 'Faire un nouveau code' }).click();
  await page.getByRole('dialog').locator('input').fill('8035');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  await page.getByRole('button', { name: 'Le code est noté' }).click();
  await expect(shown).toHaveCount(0);
  expect(complaints).toEqual([]);
  expect(await second.stop()).toBe(0);
});
