import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './complaints.ts';
import { test } from './on-host.ts';
import { Shell } from './pages/shell.ts';
import { useSampleHost } from './sample-host.ts';

const host = useSampleHost();

/** Where whoever looks at the dialogs wants their pictures. */
const pictures = process.env['PICTURES_DIR'];

test('the season’s note: prepared, read, recorded as sent, with its proof; the calendar shows what it owes', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(host().url);
  await new Shell(page, 'fr').signIn('dr');
  await page.keyboard.press('e');
  await expect(page.locator('.duty-month')).toBeVisible();
  await page.getByRole('button', { name: 'Note de saison' }).click();
  await page.getByLabel('Un jour de la saison').fill('20112027');
  await page.getByLabel('Numéros des tables').fill('4, 5');
  await page.getByRole('button', { name: 'Préparer', exact: true }).click();
  await page.getByRole('button', { name: 'Note de saison 2027-2028' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.letter')).toContainText('n° 4 et 5');
  await expectAccessible(page);
  await dialog.getByLabel('Référence de l’envoi').fill('RA 1');
  await dialog.locator('.pin input, .record .pin').first().click();
  await page.keyboard.type('2468');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Envoyé', { exact: true })).toBeVisible();
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/filing.png` });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Note de saison 2027-2028')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('extra staff: listed by name, the pieces of the file ticked, a letter owed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(host().url);
  const shell = new Shell(page, 'fr');
  await shell.signIn('dr');
  await shell.goTo('/t/t-sending/compliance');
  await expect(page.locator('.conf table').first()).toBeVisible();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Solène Kervadec');
  await dialog.getByLabel('Nom et prénoms').fill('Loïc Percier');
  await dialog.getByRole('button', { name: 'Inscrire' }).click();
  await expect(dialog.getByRole('cell', { name: 'Loïc Percier' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Pièces vues' }).first().click();
  await dialog.getByLabel('photographie').check();
  await expectAccessible(page);
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/staff.png` });
  await dialog.getByRole('button', { name: 'Enregistrer le contrôle' }).click();
  await expect(dialog).toContainText('4 pièces manquent');
});
