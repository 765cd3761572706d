import { shownTournament } from './moments.ts';
import type { Studio } from './studio.ts';

/** Two incidents and a ruling, written down by the keyboard; the first is chosen, its facts are shown. */
export async function conduct(studio: Studio): Promise<void> {
  const page = await studio.sit({ moment: 'game', login: 'mcd1' }, `/t/${shownTournament}/conduct`);
  await page.locator('.conduct .panel button').first().waitFor();
  const dialog = page.getByRole('dialog');
  for (const [category, facts] of trouble) {
    await page.keyboard.press('i');
    await dialog.locator('select').first().selectOption(category);
    await dialog.locator('select').nth(1).selectOption({ index: 5 });
    await dialog.locator('textarea').first().fill(facts);
    await dialog.getByRole('button').last().click();
    await dialog.waitFor({ state: 'detached' });
  }
  await page.keyboard.press('n');
  await dialog.getByRole('textbox').first().fill('4.2');
  await dialog.locator('textarea').fill('La relance est ramenée au minimum : l’annonce n’était pas audible.');
  await dialog.getByRole('button').last().click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row').last().click();
  await studio.bothThemes('conduct', page);
}

const trouble = [
  ['scandal', 'Le joueur jette ses cartes et insulte le croupier, devant toute la table.'],
  ['dispute', 'Désaccord sur une relance annoncée à voix basse.'],
] as const;

/** An incident written down in the room, with an expulsion to be signed. */
export async function incident(studio: Studio): Promise<void> {
  const page = await studio.sit({ moment: 'game', login: 'mcd1' }, `/t/${shownTournament}/room`);
  await page.locator('.room .grid8').waitFor();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog');
  await dialog.locator('select').first().selectOption('scandal');
  await dialog.locator('select').nth(1).selectOption({ index: 5 });
  await dialog.locator('textarea').first().fill('Le joueur jette ses cartes et insulte le croupier.');
  await dialog.getByRole('radio').last().check({ force: true });
  await studio.bothThemes('incident', page);
}

/** Play about to be stopped for a serious reason. */
export async function stopDialog(studio: Studio): Promise<void> {
  const page = await studio.sit({ moment: 'game', login: 'mcd1' }, `/t/${shownTournament}/room`);
  await page.locator('.room .grid8').waitFor();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').last().check({ force: true });
  await dialog.locator('textarea').first().fill('Coupure générale, sans reprise avant le matin.');
  await studio.bothThemes('stop', page);
}
