import type { Page } from 'playwright';
import { shownTournament, type Moment } from './moments.ts';
import type { Studio } from './studio.ts';

/** The shapes of screens a hall may have, by what their pictures' names end with. */
const shapes = {
  '': { width: 1920, height: 1080 },
  '-4x3': { width: 1024, height: 768 },
  '-21x9': { width: 2560, height: 1080 },
  '-portrait': { width: 1080, height: 1920 },
};

export async function clockRunning(studio: Studio): Promise<void> {
  for (const [ending, size] of Object.entries(shapes)) {
    await studio.picture(`clock-running${ending}`, await clock(studio, 'game', size));
  }
}

export async function clockBreak(studio: Studio): Promise<void> {
  await studio.picture('clock-break', await clock(studio, 'break'));
}

/** The director stops the clock, and lets it go on after the picture. */
export async function clockPaused(studio: Studio): Promise<void> {
  const room = await studio.sit({ moment: 'game', login: 'mcd1' }, `/t/${shownTournament}/room`);
  await room.getByRole('button', { name: 'Arrêter l’horloge' }).click();
  await studio.picture('clock-paused', await clock(studio, 'game'));
  await room.getByRole('button', { name: 'Reprendre', exact: true }).click();
  await room.getByRole('button', { name: 'Arrêter l’horloge' }).waitFor();
}

async function clock(studio: Studio, moment: Moment, size = shapes['']): Promise<Page> {
  const { port, token } = await studio.hostAt(moment);
  const address = `http://127.0.0.1:${port}/screen/clock?token=${token}&tournament=${shownTournament}&sound=off`;
  const page = await studio.open(address, size);
  await page.getByRole('timer').waitFor();
  return page;
}
