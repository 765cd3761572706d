import { expect, type Locator, type Page } from '@playwright/test';
import { cardOf } from './cards.ts';
import { complaintsOf } from './complaints.ts';
import { test } from './on-host.ts';
import { RegistrationDesk } from './pages/registration.ts';
import { useSampleHost } from './sample-host.ts';

const host = useSampleHost();
const mostTabs = 80;

/** Goes on with Tab until the focus is there: what Tab never reaches, the keyboard does not. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tab = 0; tab < mostTabs; tab += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** By name in the palette. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
}

async function signIn(page: Page, login: string): Promise<void> {
  const field = page.getByLabel('Identifiant');
  const other = page.getByRole('button', { name: 'Un autre compte' });
  await expect(field.or(other).first()).toBeVisible();
  if (!(await field.isVisible())) {
    await tabTo(page, other);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(login);
  await tabTo(page, page.getByLabel(/^Code personnel/));
  await page.keyboard.type('2468', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(page.locator('.appbar button.who')).toBeVisible();
}

async function choose(page: Page, tournament: string): Promise<void> {
  await command(page, 'changer de tournoi');
  const row = page.getByRole('dialog').getByRole('button', { name: tournament, exact: true });
  await expect(row).toBeVisible();
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  await expect(page.locator('.trn b')).toContainText(tournament);
}

test('signs in, registers, directs, looks at prizes and at notices, without a mouse', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(host().url);
  await signIn(page, 'caisse1');
  await choose(page, 'Grand Tournoi de Mars');
  await page.keyboard.press('Control+Digit1');
  const desk = new RegistrationDesk(page);
  await page.locator('.regdesk').waitFor();
  await page.keyboard.press('t');
  const drawers = page.getByRole('dialog').getByLabel('Caisse de ce poste');
  await tabTo(page, drawers);
  await expect(drawers.getByRole('option', { name: 'caisse 1' })).toHaveCount(1);
  await page.keyboard.press('c');
  await expect(drawers).toHaveValue('caisse-1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /caisse 1/ })).toBeVisible();
  await desk.read(cardOf(60));
  await desk.fillForm(cardOf(60));
  await desk.payCash('120');
  await desk.register();
  await desk.printAndNext();

  await command(page, 'fermer la session');
  await signIn(page, 'mcd1');
  await choose(page, 'Le Sept heures');
  await page.keyboard.press('Control+Digit2');
  await expect(page.getByRole('button', { name: 'Arrêter l’horloge' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Reprendre', exact: true })).toBeVisible();
  // The stop is seen before the desk has answered it: until then a second press is one too many, and does nothing.
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Arrêter l’horloge' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const left = page.locator('.room .kpis dd').first();
  const before = Number.parseInt(await left.innerText(), 10);
  await page.keyboard.press('e');
  await expect(page.locator('.elim input').first()).toBeFocused();
  const seat = await page
    .locator('.room .grid8 button')
    .filter({ hasNotText: /libre|sorti/ })
    .first()
    .innerText();
  await page.keyboard.type(seat.split('\n')[0] ?? '', { delay: 60 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter', { delay: 1100 });
  await expect(left).toContainText(String(before - 1));
  await page.keyboard.press('Control+z');
  await expect(left).toContainText(String(before));

  await page.keyboard.press('Control+Digit3');
  const structure = page.locator('.prz');
  await expect(structure).toBeVisible();
  await tabTo(page, structure.getByRole('combobox').first());
  await page.keyboard.press('Control+Digit4');
  const notice = page.locator('.nt button').first();
  await expect(notice).toBeVisible();
  await tabTo(page, notice);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeFocused();
  await page.keyboard.press('F1');
  await expect(page.getByRole('article')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/compliance$/);
  expect(complaints).toEqual([]);
});

test('keeps the registers, reads the calendar and the profiles, records an incident, without a mouse', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(host().url);
  await signIn(page, 'dr');
  await command(page, 'registres');
  const entries = page.locator('.registers .entry');
  await expect(entries.first()).toBeVisible();
  const before = await entries.count();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Observation de'));
  await page.keyboard.insertText('Mme Valette, service des courses et jeux');
  await tabTo(page, dialog.getByLabel('Observation', { exact: true }));
  await page.keyboard.insertText('Le carnet est tenu.');
  await tabTo(page, dialog.locator('.pin input').first());
  await page.keyboard.type('2468', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(entries).toHaveCount(before + 1);
  await page.keyboard.press('4');
  await expect(page.locator('.registers .tbl')).toBeVisible();

  await command(page, 'calendrier');
  const today = page.locator('.duty-month .now button');
  await expect(today).toBeVisible();
  await tabTo(page, today);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.locator('.duty-month td.sel')).toHaveCount(1);
  await page.keyboard.press('l');
  await expect(page.locator('.duty-sheet .duty-list')).toBeVisible();

  await command(page, 'réglages');
  const compare = page.getByRole('button', { name: 'Comparer deux profils' });
  await expect(compare).toBeVisible();
  await tabTo(page, compare);
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('region', { name: 'Comparer deux profils' }));
  await page.keyboard.press('Escape');
  await expect(compare).toBeFocused();

  await command(page, 'fermer la session');
  await signIn(page, 'mcd1');
  await choose(page, 'Le Sept heures');
  await page.keyboard.press('Control+Digit2');
  await expect(page.getByRole('button', { name: 'Arrêter l’horloge' })).toBeVisible();
  await page.keyboard.press('c');
  const lines = page.locator('.conduct tbody tr:not(.gap)');
  await expect(lines.first()).toBeVisible();
  const told = await lines.count();
  await page.keyboard.press('i');
  await tabTo(page, dialog.getByLabel('Faits'));
  await page.keyboard.insertText('Désaccord sur une relance.');
  await tabTo(page, dialog.getByRole('button', { name: 'Consigner' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(lines).toHaveCount(told + 1);
  await page.keyboard.press('F1');
  await expect(page.getByRole('heading', { name: 'Conduite du tournoi' })).toBeVisible();
  expect(complaints).toEqual([]);
});
