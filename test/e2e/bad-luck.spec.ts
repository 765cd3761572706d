import { expect, type Page } from '@playwright/test';
import { scan } from '../../.ci/hands.ts';
import { cardOf, type Card } from './cards.ts';
import { sampleFolder, startOn } from './hall-desk.ts';
import { test } from './on-host.ts';
import { RegistrationDesk } from './pages/registration.ts';
import { Shell } from './pages/shell.ts';
import { useSampleHost } from './sample-host.ts';

/** The sample house tells its own time: cards good from its evening on. */

const host = useSampleHost();
const tournament = 't-open';

async function deskAt(page: Page, { url }: { readonly url: string } = host()): Promise<RegistrationDesk> {
  await page.goto(url);
  await page.evaluate(() => localStorage.setItem('tapis.preferences', JSON.stringify({ till: 'caisse-1' })));
  await page.reload();
  await new Shell(page).signIn('caisse1');
  return new RegistrationDesk(page).come(tournament);
}

const entered = (page: Page) => page.locator('.desk-count dd').first();
const number = (page: Page): Promise<number> =>
  entered(page)
    .innerText()
    .then((text) => Number.parseInt(text, 10));

async function ready(desk: RegistrationDesk, card: Card): Promise<void> {
  await desk.read(card);
  await desk.fillForm(card);
  await desk.payCash('120');
  await expect(desk.go).toBeEnabled();
}

test('registers once, by Enter-Enter, by a double click, by both', async ({ page }) => {
  const desk = await deskAt(page);
  const before = await number(page);
  await ready(desk, cardOf(40));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(entered(page)).toContainText(String(before + 1));
  await desk.printAndNext();
  await ready(desk, cardOf(41));
  await desk.go.dblclick();
  await expect(entered(page)).toContainText(String(before + 2));
  await page.waitForTimeout(500);
  expect(await number(page)).toBe(before + 2);
  await desk.printAndNext();
});

test('a scan while a dialog is open waits, and is read when the dialog is closed', async ({ page }) => {
  const desk = await deskAt(page);
  await page.keyboard.press('F7');
  const search = page.getByRole('combobox');
  await expect(search).toBeFocused();
  await desk.read(cardOf(42));
  await expect(search).toHaveValue('');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.idn')).toContainText(cardOf(42).givenNames);
});

test('a scan into a wrong field leaves the field as it was; half a scan is no document', async ({ page }) => {
  const desk = await deskAt(page);
  await ready(desk, cardOf(43));
  await page.locator('#reg-given').fill('150');
  await page.locator('#reg-given').focus();
  await desk.read(cardOf(44));
  await expect(page.locator('#reg-given')).toHaveValue(/150/);
  await expect(page.locator('.idn')).toContainText(cardOf(43).givenNames);
  // It waits for the open file to be put aside.
  await page.keyboard.press('F2');
  await expect(page.locator('.idn')).toContainText(cardOf(44).givenNames);
  await page.keyboard.press('F2');
  await expect(page.locator('.empty-mrz')).toBeVisible();
  const half = cardOf(45).mrz[0]?.slice(0, 18) ?? '';
  await scan(page, [half]);
  await expect(page.getByText(/illisible/)).toBeVisible();
  await expect(desk.go).toBeDisabled();
  await desk.read(cardOf(45));
  await expect(page.locator('.idn')).toContainText(cardOf(45).givenNames);
});

test(
  'back button, reload and a second tab in the middle of a registration pay nothing and lose no drawer',
  { tag: '@browser-host' },
  async ({ page, context }) => {
    const desk = await deskAt(page);
    const before = await number(page);
    await ready(desk, cardOf(46));
    await new Shell(page).goTo(`/t/${tournament}/journal`);
    await page.goBack();
    await expect(page.locator('.idn')).toContainText(cardOf(46).givenNames);
    await expect(desk.go).toBeEnabled();
    const second = await context.newPage();
    const other = await deskAt(second);
    await ready(other, cardOf(46));
    await other.register();
    // The first tab learns that the person is in: it can no longer register the same one.
    await desk.page.bringToFront();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').or(page.locator('.stopper')).first()).toBeVisible();
    expect(await number(page)).toBe(before + 1);
    await page.reload();
    await expect(page.locator('.empty-mrz')).toBeVisible();
    await expect(page.locator('.appbar .who')).toContainText('Caissier 1');
    await expect(page.getByRole('heading', { name: /caisse 1/ })).toBeVisible();
  },
);

test('a registration is cancelled once, and its money paid back once', async ({ page }) => {
  const desk = await deskAt(page);
  await ready(desk, cardOf(48));
  const paper = await desk.register();
  await desk.printAndNext();
  const before = await number(page);
  await page.keyboard.press('F7');
  await page.getByRole('combobox').fill(paper);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Annuler l’inscription' }).click();
  await dialog.getByRole('radio', { name: /Espèces/ }).check({ force: true });
  await dialog.locator('#entry-retyped').fill('120');
  const reason = dialog.getByLabel('Motif');
  if (await reason.isVisible()) await reason.fill('Le joueur renonce.');
  const cancel = dialog.getByRole('button', { name: 'Maintenir : annuler l’inscription' });
  await cancel.focus();
  await page.keyboard.down('Enter');
  await page.waitForTimeout(1100);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(entered(page)).toContainText(String(before - 1));
  // The paper of the registration, void now, and the one that cancels it.
  await expect(page.locator('.last tr', { hasText: /annul/i })).toHaveCount(2);
});

test('a rebuy is sold once, by a double click', async ({ page }) => {
  await deskAt(page);
  const desk = await new RegistrationDesk(page).come('t-running');
  const rebuys = page.locator('.desk-count dd small').first();
  await expect(rebuys).toContainText('recave');
  const before = Number(/(\d+) recave/.exec(await rebuys.innerText())?.[1]);
  await page.keyboard.press('F7');
  // The first to have registered is out.
  await page.getByRole('option').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Vendre une recave' }).click();
  await dialog.getByRole('radio', { name: /Espèces/ }).check({ force: true });
  await dialog.locator('#entry-retyped').fill('100');
  await dialog.getByRole('button', { name: 'Vendre la recave' }).dblclick();
  await expect(rebuys).toContainText(`${before + 1} recave`);
  await page.waitForTimeout(500);
  await expect(rebuys).toContainText(`${before + 1} recave`);
  await expect(desk.page.getByText(/reçu C-/).first()).toBeVisible();
});

test('a drawer is opened once and closed once, whatever is pressed; its count is told', async ({ page }) => {
  const desk = await deskAt(page);
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Caisse de ce poste').selectOption({ label: 'Une autre caisse…' });
  await page.keyboard.press('Escape');
  await desk.openTill('caisse 7', '200');
  await page.keyboard.press('t');
  await dialog.getByRole('button', { name: 'Clôturer la caisse' }).click();
  await dialog.getByLabel('Espèces comptées, fonds compris').fill('200');
  await dialog.getByLabel(/Code de/).fill('2468');
  const close = dialog.getByRole('button', { name: 'Clôturer la caisse' });
  await close.focus();
  await page.keyboard.down('Enter');
  await page.waitForTimeout(1100);
  await page.keyboard.up('Enter');
  await expect(dialog.getByText('Compté')).toContainText(/attendu 200,00/);
});

test(
  'a host that is started again under an open registration: nothing typed is lost, nothing is paid twice',
  { tag: '@browser-host' },
  async ({ page, context }) => {
    const folder = sampleFolder();
    const first = await startOn(folder);
    const desk = await deskAt(page, first);
    const before = await number(page);
    await ready(desk, cardOf(47));
    await first.stop({ keepFolder: true });
    await expect(page.getByText('Liaison perdue, affichage figé')).toBeVisible({ timeout: 10_000 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator('.idn')).toContainText(cardOf(47).givenNames);
    const second = await startOn(folder, first.port);
    // The token of the new start reaches the open page by the cookie of another tab.
    await (await context.newPage()).goto(second.url);
    await page.bringToFront();
    // Sessions end with their host: the form waits behind the lock, and what was pressed meanwhile paid nothing.
    await expect(page.getByText('Poste verrouillé')).toBeVisible({ timeout: 15_000 });
    expect(await number(page)).toBe(before);
    await page.getByLabel('Code personnel de Caissier 1').fill('2468');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Poste verrouillé')).toHaveCount(0);
    await expect(page.locator('.idn')).toContainText(cardOf(47).givenNames);
    await expect(desk.go).toBeEnabled();
    await desk.go.dblclick();
    await expect(entered(page)).toContainText(String(before + 1));
    await page.waitForTimeout(500);
    expect(await number(page)).toBe(before + 1);
    expect(await second.stop()).toBe(0);
  },
);
