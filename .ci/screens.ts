/**
 * `npm run screens -- --out DIR [NAME …]`: a picture of every screen, of the evening's tournament at the moments that show it,
 * named as the mockups are; NAME makes only those. Exit 1 with the names of what failed.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.ts';
import { ensureBuilt } from './products.ts';
import { say } from './project.ts';
import { conduct, incident, stopDialog } from './screens/conduct.ts';
import { checkIn, registrationBlocked, registrationDesk } from './screens/desk.ts';
import {
  compliance,
  controlRoom,
  duties,
  exports,
  journal,
  payouts,
  prizeStructure,
  registers,
} from './screens/evening.ts';
import { clockBreak, clockPaused, clockRunning } from './screens/hall.ts';
import { commandPalette, guide, home, people, setUp, settings, signInPage, tournamentPlan } from './screens/house.ts';
import { playMoments } from './screens/moments.ts';
import { Studio } from './screens/studio.ts';

const screens: Readonly<Record<string, (studio: Studio) => Promise<void>>> = {
  'set-up': setUp,
  'sign-in': signInPage,
  home,
  'registration-desk': registrationDesk,
  'registration-blocked': registrationBlocked,
  'check-in': checkIn,
  'tournament-plan': tournamentPlan,
  settings,
  people,
  guide,
  'command-palette': commandPalette,
  'clock-break': clockBreak,
  'clock-running': clockRunning,
  'clock-paused': clockPaused,
  'control-room': controlRoom,
  conduct,
  incident,
  stop: stopDialog,
  'prize-structure': prizeStructure,
  compliance,
  duties,
  registers,
  journal,
  exports,
  payouts,
};

/** Takes the pictures one after the other; answers the names of those that failed. */
async function take(names: readonly string[], studio: Studio): Promise<string[]> {
  const failed: string[] = [];
  for (const name of names) {
    try {
      await screens[name]?.(studio);
    } catch (error) {
      say(`  ${name}: ${error instanceof Error ? error.message : String(error)}`);
      failed.push(name);
    }
  }
  return failed;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const unknown = positionals.find((name) => !Object.hasOwn(screens, name));
  if (values.out === undefined || unknown !== undefined) {
    say(`screens --out DIR [NAME …], NAME one of: ${Object.keys(screens).join(', ')}`);
    return 2;
  }
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  await ensureBuilt('renderer');
  const folder = mkdtempSync(join(tmpdir(), 'tapis-screens-'));
  const browser = await openBrowser();
  try {
    say('playing the evening that the pictures show, half a minute');
    const studio = new Studio(browser, await playMoments(folder), out);
    const failed = await take(positionals.length > 0 ? positionals : Object.keys(screens), studio);
    await studio.close();
    if (failed.length > 0) say(`failed: ${failed.join(', ')}`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
