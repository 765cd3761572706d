import { expect, type Locator, type Page } from '@playwright/test';
import type { HallDesk } from './hall-desk.ts';
import { test } from './on-host.ts';
import { Shell } from './pages/shell.ts';
import { useSampleHost } from './sample-host.ts';

declare global {
  interface Window {
    /** Enters and buttons of the mouse that went down on this page. */
    presses: number;
  }
}

/**
 * What moves money, pressed twice by the keyboard and twice by the mouse (M01): the journal holds it once. Registering is in
 * bad-luck.spec.ts, with what else befalls it.
 */
const host = useSampleHost();

let director: HallDesk;
test.beforeAll(async () => {
  director = await host().director();
});
test.afterAll(() => director.close());

/** Everything that moves money, or decides where it goes. */
const moneyTypes = [
  ...['playerRegistered', 'rebought', 'rebuyRefunded', 'bonusSold', 'bonusRefunded', 'cancelled', 'refunded'].map(
    (name) => `registration.${name}`,
  ),
  ...['till.opened', 'till.moved', 'till.closed', 'prizes.paid', 'prizes.leftUnclaimed', 'prizes.unclaimedPaid'],
];

interface JournalPage {
  readonly lines: readonly { readonly seq: number; readonly type: string }[];
  readonly last: number;
}

/** The types of the money's lines after this one, in order, and where the journal ends. */
async function moneyAfter(seq: number): Promise<{ readonly types: readonly string[]; readonly end: number }> {
  const types: string[] = [];
  for (let after = seq; ;) {
    const input = { after, types: moneyTypes, limit: 500 };
    const { lines, last } = await director.call<JournalPage>('audit.lines', input);
    types.push(...lines.map(({ type }) => type));
    if (last <= after) return { types, end: after };
    after = last;
  }
}

/** Presses, makes sure that it was twice, waits for what the second press would have done, and finds one line of money. */
async function once(page: Page, type: string, press: () => Promise<void>): Promise<void> {
  const { end } = await moneyAfter(0);
  await page.evaluate(() => (window.presses = 0));
  await press();
  expect(await page.evaluate(() => window.presses)).toBe(2);
  await expect.poll(async () => (await moneyAfter(end)).types).toContain(type);
  await page.waitForTimeout(600);
  expect((await moneyAfter(end)).types).toEqual([type]);
}

async function enterTwice(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** A little longer than what cannot be undone asks. */
const holdMs = 1100;

async function heldTwiceByEnter(button: Locator): Promise<void> {
  const page = button.page();
  await button.focus();
  for (let times = 0; times < 2; times += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(holdMs);
    await page.keyboard.up('Enter');
  }
}

/** In one place, whatever lies there the second time. */
async function heldTwiceByMouse(button: Locator): Promise<void> {
  const page = button.page();
  await button.hover();
  for (let times = 0; times < 2; times += 1) {
    await page.mouse.down();
    await page.waitForTimeout(holdMs);
    await page.mouse.up();
  }
}

const ways = [
  { way: 'the keyboard', pressed: (button: Locator) => enterTwice(button.page()), held: heldTwiceByEnter },
  { way: 'the mouse', pressed: (button: Locator) => button.dblclick(), held: heldTwiceByMouse },
];

/** A cashier at this page, beside the drawer that is open; answers the dialog to come. */
async function cashierAt(page: Page, path: string): Promise<Locator> {
  await page.addInitScript(() => {
    // The window of a desktop outlives the test: only one of its tests counts.
    if (window.presses >= 0) return;
    window.presses = 0;
    const count = (event: KeyboardEvent | PointerEvent): void => {
      if (!('key' in event) || (event.key === 'Enter' && !event.repeat)) window.presses += 1;
    };
    // A double click is two buttons down with one pointer.
    window.addEventListener('pointerdown', count, true);
    window.addEventListener('keydown', count, true);
  });
  await page.goto(host().url);
  await page.evaluate(() => localStorage.setItem('tapis.preferences', JSON.stringify({ till: 'caisse-1' })));
  await page.reload();
  const shell = new Shell(page);
  await shell.signIn('caisse1');
  await shell.goTo(path);
  await page.locator('.regdesk, .prz').first().waitFor();
  return page.getByRole('dialog');
}

/** The dialog of the tournament's nth entry, in the order of registration. */
async function entryOf(page: Page, tournament: string, nth: number): Promise<Locator> {
  const dialog = await cashierAt(page, `/t/${tournament}/registration`);
  await page.keyboard.press('F7');
  await page.getByRole('option').nth(nth).click();
  await expect(dialog.getByRole('button', { name: 'Réimprimer le récépissé' })).toBeVisible();
  return dialog;
}

/** Opens one of the entry's money actions and fills it in, in cash; answers the button that does it. */
async function moneyOf(
  dialog: Locator,
  { action, does, cash }: Readonly<Record<'action' | 'does' | 'cash', string>>,
): Promise<Locator> {
  await dialog.getByRole('button', { name: action }).click();
  await dialog.getByRole('radio', { name: /Espèces/ }).check({ force: true });
  const form = dialog.getByLabel('Nouveau bulletin signé par le joueur');
  if (await form.isVisible()) {
    await form.check({ force: true });
    await dialog.locator('#entry-channel').selectOption('handed-in');
  }
  const reason = dialog.getByLabel(/Motif/);
  if (await reason.isVisible()) await reason.fill('Le joueur renonce.');
  await dialog.locator('#entry-retyped').fill(cash);
  const button = dialog.getByRole('button', { name: does });
  await expect(button).toBeEnabled();
  return button;
}

const rebuy = { action: 'Vendre une recave', does: 'Vendre la recave', cash: '100' };
const rebuyBack = { action: 'Reprendre la recave', does: 'Maintenir : reprendre la recave', cash: '100' };
const bonus = { action: 'Vendre le bonus croupiers', does: 'Vendre le bonus', cash: '10' };
const bonusBack = { action: 'Reprendre le bonus croupiers', does: 'Maintenir : reprendre le bonus', cash: '10' };
const cancelled = { action: 'Annuler l’inscription', does: 'Maintenir : annuler l’inscription', cash: '120' };
const refunded = { action: 'Rembourser', does: 'Maintenir : rembourser', cash: '120' };
const again = { action: 'Réinscrire le joueur', does: 'Réinscrire', cash: '120' };

for (const [nth, { way, pressed, held }] of ways.entries()) {
  test(`a rebuy is sold once and taken back once, pressed twice by ${way}`, async ({ page }) => {
    const dialog = await entryOf(page, 't-running', 0);
    const sell = await moneyOf(dialog, rebuy);
    await once(page, 'registration.rebought', () => pressed(sell));
    const takeBack = await moneyOf(dialog, rebuyBack);
    await once(page, 'registration.rebuyRefunded', () => held(takeBack));
  });

  test(`a dealers’ bonus is sold once and taken back once, pressed twice by ${way}`, async ({ page }) => {
    const dialog = await entryOf(page, 't-later', 0);
    const sell = await moneyOf(dialog, bonus);
    await once(page, 'registration.bonusSold', () => pressed(sell));
    const takeBack = await moneyOf(dialog, bonusBack);
    await once(page, 'registration.bonusRefunded', () => held(takeBack));
  });

  test(`a player who is out enters again once, pressed twice by ${way}`, async ({ page }) => {
    // The second is out already.
    const entry = [1, 3][nth] ?? 0;
    if (entry === 3) {
      await director.call('standings.eliminate', { tournament: 't-later', busts: [{ entry: 'e-later-4' }] });
    }
    const dialog = await entryOf(page, 't-later', entry);
    const enter = await moneyOf(dialog, again);
    await once(page, 'registration.playerRegistered', () => pressed(enter));
  });

  test(`a registration is cancelled once, held twice by ${way}`, async ({ page }) => {
    const dialog = await entryOf(page, 't-open', nth);
    const cancel = await moneyOf(dialog, cancelled);
    await once(page, 'registration.cancelled', () => held(cancel));
  });

  test(`cash goes into the drawer once, pressed twice by ${way}`, async ({ page }) => {
    const dialog = await cashierAt(page, '/t/t-open/registration');
    await page.keyboard.press('t');
    await dialog.getByRole('button', { name: 'Fonds et prélèvements' }).click();
    await dialog.getByLabel('Montant').fill('500');
    await dialog.getByLabel(/Motif/).fill('Appoint en petites coupures');
    const move = dialog.getByRole('button', { name: 'Enregistrer le mouvement' });
    await expect(move).toBeEnabled();
    await once(page, 'till.moved', () => pressed(move));
  });

  test(`a drawer is opened once and closed once, pressed twice by ${way}`, async ({ page }) => {
    const dialog = await cashierAt(page, '/t/t-open/registration');
    await page.keyboard.press('t');
    await dialog.getByLabel('Caisse de ce poste').selectOption({ label: 'Une autre caisse…' });
    await dialog.getByLabel('Nom de la caisse').fill(`caisse ${8 + nth}`);
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Fonds de caisse').fill('200');
    await dialog.getByLabel('Fonds, à retaper').fill('200');
    const open = dialog.getByRole('button', { name: 'Ouvrir la caisse' });
    await expect(open).toBeEnabled();
    await once(page, 'till.opened', () => pressed(open));
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('t');
    await dialog.getByRole('button', { name: 'Clôturer la caisse' }).click();
    await dialog.getByLabel('Espèces comptées, fonds compris').fill('200');
    await dialog.getByLabel(/Code de/).fill('2468');
    const close = dialog.getByRole('button', { name: 'Clôturer la caisse' });
    await expect(close).toBeEnabled();
    await once(page, 'till.closed', () => held(close));
  });
}

test('everything is refunded once after a cancelled tournament, held twice by the mouse', async ({ page }) => {
  const dialog = await entryOf(page, 't-cancelled', 0);
  const back = await moneyOf(dialog, refunded);
  await once(page, 'registration.refunded', () => heldTwiceByMouse(back));
});

interface Winner {
  readonly identity: Readonly<Record<'surname' | 'givenNames' | 'birthDate', string>> & {
    readonly document: Readonly<Record<'kind' | 'number', string>>;
  };
}

/** Chooses the prize of this rank in the list. */
async function chooseRank(page: Page, rank: number): Promise<void> {
  const row = page.getByRole('grid', { name: 'Paiement des prix' }).getByRole('row').nth(rank);
  await row.click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
}

/** Fills in the payout of this rank by transfer, to the person ranked there; answers the button that pays. */
async function payoutOf(page: Page, rank: number, person: string): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  const { identity } = await director.call<Winner>('people.show', { person });
  await chooseRank(page, rank);
  await page.keyboard.press('p');
  await dialog.getByLabel('Nom', { exact: true }).fill(identity.surname);
  await dialog.getByLabel('Prénoms').fill(identity.givenNames);
  await dialog.getByLabel('Date de naissance').fill(identity.birthDate.split('-').toReversed().join('/'));
  await dialog.getByLabel('Pièce', { exact: true }).selectOption(identity.document.kind);
  await dialog.getByLabel('Numéro', { exact: true }).fill(identity.document.number);
  await dialog.getByRole('radio', { name: 'Valide', exact: true }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Virement' }).check({ force: true });
  const pay = dialog.getByRole('button', { name: /^Payer/ });
  await expect(pay).toBeEnabled();
  return pay;
}

async function setAside(page: Page, rank: number): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await chooseRank(page, rank);
  await page.keyboard.press('s');
  await dialog.getByRole('radio', { name: 'absent' }).check({ force: true });
  const leave = dialog.getByRole('button', { name: 'Mettre de côté' });
  await expect(leave).toBeEnabled();
  return leave;
}

/** The ranks to take, of four players' three prizes: the first to register won, and so on. Of t-final the third is set aside. */
for (const [nth, { way, pressed }] of ways.entries()) {
  const [tournament, word] = [['t-closed', 'clo'] as const, ['t-final', 'fin'] as const][nth] ?? ['', ''];

  test(`a prize is paid once, pressed twice by ${way}`, async ({ page }) => {
    await cashierAt(page, `/t/${tournament}/prizes`);
    const pay = await payoutOf(page, 1, `p-${word}-1`);
    await once(page, 'prizes.paid', () => pressed(pay));
  });

  test(`a prize is set aside once and paid once out of that, pressed twice by ${way}`, async ({ page }) => {
    await cashierAt(page, `/t/${tournament}/prizes`);
    const leave = await setAside(page, 2);
    await once(page, 'prizes.leftUnclaimed', () => pressed(leave));
    await page.keyboard.press('Escape');
    const pay = await payoutOf(page, 2, `p-${word}-2`);
    await once(page, 'prizes.unclaimedPaid', () => pressed(pay));
  });
}
