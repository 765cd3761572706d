import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { filePersons } from '../../electron/hosts/cli/bench/persons.ts';
import { demoPin } from '../../electron/hosts/cli/demo/cast.ts';
import { readEvening } from '../../electron/hosts/cli/demo/evening.ts';
import { Rehearsal } from '../../electron/hosts/cli/rehearsal.ts';
import { FullEvening, fullTournament } from '../../electron/hosts/cli/sample/full-evening.ts';
import { SampleHouse, samplePlannedAt } from '../../electron/hosts/cli/sample/sample-house.ts';
import { seededChance } from '../../electron/desk/ports.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { openBrowser } from '../browser.ts';
import { goTo, signIn } from '../hands.ts';
import { inProject } from '../project.ts';
import { startSample, type StartedSample } from './started-sample.ts';

export const evening = readEvening(inProject('resources', 'sample', 'evening'));

/** The page of somebody at the full house, and the director's own line to the desk. */
export interface FullRoom {
  readonly page: Page;
  readonly desk: StartedSample;
}

export interface Seat {
  readonly section: string;
  readonly login: string;
  /** Runs in the page before anything of it. */
  readonly watch: string;
  readonly persons?: number;
}

/**
 * Works at the page of the tournament with everybody of the fixtures in play and `persons` more people on file: a real desk behind a
 * real Chromium.
 */
export async function inFullRoom<Taken>(
  { section, login, watch, persons = 0 }: Seat,
  work: (room: FullRoom) => Promise<Taken>,
): Promise<Taken> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-full-room-'));
  const made = { dataFolder: join(folder, 'data'), keyFile: join(folder, 'house.key') };
  const browser = await openBrowser();
  try {
    await fill(made, persons);
    const desk = await startSample(made);
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
      await page.addInitScript(watch);
      await page.goto(desk.url.href);
      await signIn(page, login, demoPin);
      await goTo(page, `/t/${fullTournament}/${section}`);
      return await work({ page, desk });
    } finally {
      await desk.stop();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The evening up to ten past eight. */
async function fill({ dataFolder, keyFile }: { dataFolder: string; keyFile: string }, persons: number): Promise<void> {
  const startsAt = Date.parse(samplePlannedAt);
  const rehearsal = Rehearsal.open({ folder: dataFolder, keyFile, chance: seededChance('bench'), startsAt });
  if (isRefused(rehearsal)) throw new Error(rehearsal.refusal.code);
  const house = new SampleHouse(rehearsal, evening);
  const full = new FullEvening(house);
  await house.found();
  await full.plan();
  await house.stage.at(evening.tournament.registration.opens_at);
  await full.openRegistration();
  await house.stage.at('2027-03-05T16:00:00+01:00');
  await house.openDay();
  filePersons(rehearsal.house, persons);
  await full.register(evening.entrants, '2027-03-05T19:40:00+01:00');
  await full.checkIn({ awaited: 0 });
  await full.start();
  await house.stage.at('2027-03-05T20:10:00+01:00');
  // Its papers are drawn now: nothing else is to run while the page is measured.
  rehearsal.leaveSignOfLife();
  await rehearsal.close();
}
