import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './complaints.ts';
import { test } from './on-host.ts';
import { Shell } from './pages/shell.ts';
import { useSampleHost } from './sample-host.ts';
import { newFolder, startHost } from './started-host.ts';

test.describe('the frame, on the sample house', () => {
  const host = useSampleHost();

  test('signs in by login and code, then by a name that is known; a wrong code says what to do', async ({ page }) => {
    const complaints = complaintsOf(page);
    const shell = new Shell(page);
    await page.goto(host().url);
    await expectAccessible(page);
    await shell.signIn('caisse1');
    await expect(page.locator('.who')).toContainText('Caissier 1');
    await shell.choose('fermer la session');
    await page.getByRole('button', { name: 'Caissier 1' }).click();
    await page.getByLabel('Code personnel de Caissier 1').fill('1111');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Vérifiez, puis recommencez');
    await page.getByLabel('Code personnel de Caissier 1').fill('2468');
    await page.keyboard.press('Enter');
    await expect(page.locator('.who')).toContainText('Caissier 1');
    expect(complaints).toEqual([]);
  });

  test('locks without losing what was typed, and gives the page to another person', async ({ page }) => {
    const shell = new Shell(page);
    await page.goto(host().url);
    await shell.signIn('dr');
    await shell.goTo('/settings');
    await page.getByLabel('Ministre de l’intérieur').fill('Adresse en cours de saisie');
    await page.locator('.who').click();
    await expect(page.getByText('Poste verrouillé')).toBeVisible();
    await expect(page.locator('.app')).toHaveAttribute('inert', '');
    await expectAccessible(page);
    await shell.signIn('mcd1');
    await expect(page.locator('.who')).toContainText('Membre du comité 1');
    await shell.choose('verrouiller');
    await shell.signIn('dr');
    await expect(page.getByLabel('Ministre de l’intérieur')).toHaveValue(
      'Ministère de l’Intérieur, service central des courses et jeux'.replace('’', "'"),
    );
  });

  test(
    'keeps session and place over a reload, in a second tab and by the back button',
    { tag: '@browser-host' },
    async ({ page, context }) => {
      const shell = new Shell(page);
      await page.goto(host().url);
      await shell.signIn('dr');
      await shell.goTo('/t/t-open/registration');
      await expect(page.locator('.trn b')).toHaveText('Grand Tournoi de Mars');
      await page.keyboard.press('Control+Digit5');
      await expect(page).toHaveURL(/t-open\/journal$/);
      await page.goBack();
      await expect(page).toHaveURL(/t-open\/registration$/);
      await page.reload();
      await expect(page.locator('.who')).toContainText('Directrice responsable');
      await expect(page.locator('.trn b')).toHaveText('Grand Tournoi de Mars');
      const second = await context.newPage();
      await second.goto(page.url());
      await expect(second.locator('.sign-in')).toBeVisible();
      await new Shell(second).signIn('caisse1');
      await expect(page.locator('.who')).toContainText('Directrice responsable');
    },
  );

  test('goes by the keyboard: sections, palette, guide, and changes language and theme at once', async ({ page }) => {
    const shell = new Shell(page);
    await page.goto(host().url);
    await shell.signIn('dr');
    await shell.goTo('/settings');
    await page.keyboard.press('F1');
    // The settings hold articles of their own, until the guide stands in their place.
    await expect(
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Réglages' }) }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/settings$/);
    await shell.choose('passer en anglais');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'This station' })).toBeVisible();
    await page.getByRole('radio', { name: 'Light' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('opens and changes an account, signed with the giver’s code', async ({ page }) => {
    const shell = new Shell(page);
    await page.goto(host().url);
    await shell.signIn('dr');
    await shell.goTo('/settings');
    await page.getByRole('button', { name: 'Ouvrir un compte' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom').fill('Nadia Roche');
    await dialog.getByLabel('Identifiant').fill('caisse9');
    // Nobody holds a role that was not given by hand.
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await dialog.getByLabel('Caissier des jeux').check();
    await dialog.getByLabel('Code personnel').fill('1937');
    await dialog.getByLabel('Mot de passe').fill('quatre rames de papier');
    await dialog.getByRole('button', { name: 'Ouvrir le compte' }).dblclick();
    await expect(page.getByRole('row', { name: 'Nadia Roche' })).toHaveCount(1);
    await page.getByRole('row', { name: 'Nadia Roche' }).getByRole('button').click();
    await dialog.getByLabel('Chef de salle').check();
    await dialog.getByLabel('Votre code').fill('1111');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('Votre code').fill('2468');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: 'Nadia Roche' })).toContainText('Chef de salle');
  });
});

test(
  'a host that is started again under an open form: nothing typed is lost, nothing sent twice',
  { tag: '@browser-host' },
  async ({ page }) => {
    const folder = newFolder();
    const first = await startHost({ folder });
    await page.goto(first.url);
    await page.getByLabel('Nom de l’établissement').fill('Casino de Clairval');
    await page.getByLabel('Capital social').fill('1200000');
    await page.getByLabel('SIREN').fill('000 000 000');
    await page.getByLabel('Ville du RCS').fill('Caen');
    await page.getByLabel('Siège social').fill('1 promenade de la Mer, 14470 Clairval');
    await page.getByLabel('Nom de la salle').fill('Salle des jeux');
    await page.getByLabel('Tables').fill('20');
    await first.stop({ keepFolder: true });
    await expect(page.getByText('Liaison perdue, affichage figé')).toBeVisible({ timeout: 10_000 });

    await page.getByLabel('Nom et prénom').fill('Hélène Garnier');
    await page.getByLabel('Identifiant').fill('dr');
    await page.getByLabel('Code personnel').fill('2468');
    await page.getByLabel('Le même code').fill('2468');
    await page.getByLabel('Mot de passe', { exact: true }).fill('correct horse battery');
    await page.getByLabel('Le même mot de passe').fill('correct horse battery');
    await page.getByRole('main').getByRole('button', { name: 'Fonder la maison' }).dblclick();
    await page.keyboard.press('Control+Enter');

    // The token of the new start comes with its address; the page that is open has it from the cookie of the second tab.
    const second = await startHost({ folder, port: first.port });
    const letIn = await page.context().newPage();
    await letIn.goto(second.url);
    await expect(page.locator('.who')).toContainText('Hélène Garnier', { timeout: 15_000 });
    await expect(page.getByText('SA au capital de')).toBeVisible();
    expect(await second.stop()).toBe(0);
  },
);
