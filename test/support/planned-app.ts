import { setUpContract } from '../../shared/contract/house.ts';
import { DesktopApp, type DesktopOptions } from '../harness/desktop-app.ts';
import { openPaperDesk } from './paper-desk.ts';
import * as evening from './paper-events.ts';

/** The planned tournament of `plannedFolder`. */
export const planned = 't-papers';

/** The desktop application on a folder of `plannedFolder`, whose key lies where the test desk left it. */
export function startPlanned(options: DesktopOptions): DesktopApp {
  const config = `${options.folder}/config`;
  return DesktopApp.start({
    ...options,
    env: { TAPIS_KEY_FILE: '', XDG_CONFIG_HOME: config, APPDATA: config, ...options.env },
  });
}

/** The session of the director who founded the house. */
export async function signIn(app: DesktopApp): Promise<string> {
  const { login, pin } = setUpContract.example.director;
  return (await app.ask<{ token: string }>('accounts.signIn', { login, pin })).token;
}

/** Adds a registered player to such a folder, and draws what is due: a receipt for the roll, sheets in A4. */
export async function drawPapers(folder: string): Promise<void> {
  const desk = openPaperDesk({ folder, seed: 'drawn' });
  await desk.happened([evening.tablesOpened]);
  await desk.happened(evening.registered(1), { people: { p_1: evening.identity('Lemaire', 'Julie Camille') } });
  const { faults } = await desk.documents.drain();
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  await desk.documents.stop();
  desk.close();
}
