import { shownTournament } from './moments.ts';
import type { Studio } from './studio.ts';

const director = { moment: 'desk', login: 'dr' } as const;

/** A house that is not founded yet. */
export async function setUp(studio: Studio): Promise<void> {
  const page = await studio.open((await studio.hostAt('empty')).url);
  await page.getByLabel('Nom de l’établissement').fill('Grand Casino de Clairval');
  await studio.bothThemes('set-up', page);
}

export async function signInPage(studio: Studio): Promise<void> {
  const page = await studio.open((await studio.hostAt('desk')).url);
  await page.getByLabel('Identifiant').fill('caisse1');
  await page.getByLabel('Code personnel').fill('24');
  await studio.bothThemes('sign-in', page);
}

export async function home(studio: Studio): Promise<void> {
  const page = await studio.sit(director, '/');
  await page.getByRole('row').first().waitFor();
  await studio.bothThemes('home', page);
}

export async function commandPalette(studio: Studio): Promise<void> {
  const page = await studio.sit(director, `/t/${shownTournament}/room`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await studio.bothThemes('command-palette', page);
}

export async function settings(studio: Studio): Promise<void> {
  const page = await studio.sit(director, '/settings');
  await page.getByRole('row').first().waitFor();
  await studio.bothThemes('settings', page);
}

export async function people(studio: Studio): Promise<void> {
  const page = await studio.sit(director, '/people');
  await page.locator('.people .term').first().waitFor();
  await studio.bothThemes('people', page);
}

export async function guide(studio: Studio): Promise<void> {
  const page = await studio.sit(director, '/guide/registration');
  await page.getByRole('article').waitFor();
  await studio.bothThemes('guide', page);
}

export async function tournamentPlan(studio: Studio): Promise<void> {
  const page = await studio.sit(director, '/plan/t-draft');
  await page.locator('main').waitFor();
  await studio.bothThemes('tournament-plan', page);
}
