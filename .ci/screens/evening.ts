import { shownTournament } from './moments.ts';
import type { Studio } from './studio.ts';

/** The director with somebody chosen to leave the tournament. */
export async function controlRoom(studio: Studio): Promise<void> {
  const page = await studio.sit({ moment: 'game', login: 'mcd1' }, `/t/${shownTournament}/room`);
  await page.locator('.room .grid8').waitFor();
  await page.keyboard.press('e');
  await page.keyboard.type('5.2', { delay: 60 });
  await page.keyboard.press('Enter');
  await studio.bothThemes('control-room', page);
}

/** Entries and rebuys are over: the structure is about to be frozen. */
export async function prizeStructure(studio: Studio): Promise<void> {
  const page = await studio.sit({ moment: 'game', login: 'mcd1' }, `/t/${shownTournament}/prizes`);
  await page.locator('.prz table').first().waitFor();
  await studio.bothThemes('prize-structure', page);
}

/** The ranking is closed: winners are paid. */
export async function payouts(studio: Studio): Promise<void> {
  const station = { moment: 'prizes', login: 'caisse1', till: 'caisse-1' } as const;
  const page = await studio.sit(station, `/t/${shownTournament}/prizes`);
  await page.locator('.prz table').first().waitFor();
  await studio.bothThemes('payouts', page);
}

/** Notices of what comes, and the book 11 ter with a line that waits for its signatures. */
export async function compliance(studio: Studio): Promise<void> {
  const page = await studio.sit({ moment: 'game', login: 'dr' }, `/t/t-cert/compliance`);
  await page.locator('.book table').first().waitFor();
  await studio.bothThemes('compliance', page);
}

/** What all tournaments and the house owe, on the sheet of a month. */
export async function duties(studio: Studio): Promise<void> {
  const page = await studio.sit({ moment: 'game', login: 'dr' }, `/duties`);
  await page.locator('.duty-page table').first().waitFor();
  await studio.bothThemes('duties', page);
}

/** The observations that officers and the management wrote down. */
export async function registers(studio: Studio): Promise<void> {
  const page = await studio.sit({ moment: 'game', login: 'dr' }, '/registers');
  await page.locator('.registers .entry').first().waitFor();
  await studio.bothThemes('registers', page);
}

export async function journal(studio: Studio): Promise<void> {
  const page = await studio.sit({ moment: 'game', login: 'dr' }, `/t/${shownTournament}/journal`);
  await page.getByRole('row').first().waitFor();
  await studio.bothThemes('journal', page);
}

/** The season is exported and the export verified. */
export async function exports(studio: Studio): Promise<void> {
  const page = await studio.sit({ moment: 'game', login: 'dr' }, `/t/${shownTournament}/journal`);
  await page.getByRole('row').first().waitFor();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Exporter la période' }).click();
  await dialog.getByRole('listitem').getByRole('button', { name: 'Vérifier' }).click({ timeout: 120_000 });
  await dialog.getByText('L’export est exact').waitFor({ timeout: 60_000 });
  await studio.bothThemes('exports', page);
}
