import { readEvening } from '../../electron/hosts/cli/demo/evening.ts';
import { scan } from '../hands.ts';
import { inProject } from '../project.ts';
import { shownTournament } from './moments.ts';
import type { Studio } from './studio.ts';

const evening = readEvening(inProject('resources', 'sample', 'evening'));
const station = { moment: 'desk', login: 'caisse1', till: 'caisse-1' } as const;
const desk = `/t/${shownTournament}/registration`;

/** Somebody pays: document read, form filled in, cash retyped, notes handed over. */
export async function registrationDesk(studio: Studio): Promise<void> {
  const page = await studio.sit(station, desk);
  await page.locator('.regdesk').waitFor();
  const [person] = evening.entrants.slice(-2);
  if (!person) throw new Error('nobody is left to be registered');
  await scan(page, person.mrz.split('|'));
  await page.locator('#reg-birthPlace').fill(person.birth_place);
  await page.locator('#reg-address').fill(`${person.address}, ${person.postcode} ${person.city}`);
  await page.locator('#reg-address').press('Enter');
  await page.getByRole('radio', { name: /Espèces/ }).check({ force: true });
  await page.locator('#reg-retyped').fill('120');
  await page.locator('#reg-given').fill('150');
  // From the keyboard, so that the ring is seen.
  await page.locator('#reg-given').press('Tab');
  await page.locator('#reg-go').focus();
  await studio.bothThemes('registration-desk', page);
}

/** A minor is turned away. */
export async function registrationBlocked(studio: Studio): Promise<void> {
  const page = await studio.sit(station, desk);
  await page.locator('.regdesk').waitFor();
  const minor = evening.deskCases.find(({ expect }) => expect === 'block:minor');
  await scan(page, minor?.mrz.split('|') ?? []);
  await page.locator('.stopper').waitFor();
  await studio.bothThemes('registration-blocked', page);
}

export async function checkIn(studio: Studio): Promise<void> {
  const page = await studio.sit({ moment: 'desk', login: 'sol1' }, `/t/${shownTournament}/check-in`);
  await page.getByRole('row').nth(3).click();
  await studio.bothThemes('check-in', page);
}
