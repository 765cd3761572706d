import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { complaintsOf, expectAccessible } from './complaints.ts';
import { Shell } from './pages/shell.ts';
import { useSampleHost } from './sample-host.ts';

const host = useSampleHost();

test('a second copy of the data from the home page, with the place asked again where there is none', async ({
  page,
}) => {
  const disk = mkdtempSync(join(tmpdir(), 'tapis-disk-'));
  const complaints = complaintsOf(page);
  await page.goto(host().url);
  await new Shell(page).signIn('mcd1');
  await page.getByRole('button', { name: 'Faire une copie…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dossier de destination').fill(join(disk, 'pas-branche'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Branchez le disque');
  await dialog.getByLabel('Dossier de destination').fill(disk);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Copie vérifiée')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  expect(readdirSync(disk)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(complaints).toEqual([]);
  rmSync(disk, { recursive: true });
});
