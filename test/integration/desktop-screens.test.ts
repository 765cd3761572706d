import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HostDisplay, HostHall, HostShown } from '../../shared/contract/host-shown.ts';
import { buildApp, laptop, television, type DesktopApp } from '../harness/desktop-app.ts';
import type { SeenWindow } from '../harness/harness-control.ts';
import { plannedFolder } from '../support/paper-desk.ts';
import { planned, signIn, startPlanned } from '../support/planned-app.ts';

/** The hall's screen on the displays of a machine that is plugged and unplugged (C15 to C18). */

let template: string;
let folder: string;
let app: DesktopApp;
let session: string;
let told = 0;

/** Starts on a copy of the planned house and signs the director in. */
async function start(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'tapis-screens-'));
  cpSync(template, folder, { recursive: true });
  app = startPlanned({ folder, displays: [laptop, television] });
  session = await signIn(app);
}

beforeAll(async () => {
  buildApp();
  template = await plannedFolder();
  await start();
});

afterAll(() => {
  app.kill();
  for (const made of [template, folder]) rmSync(made, { recursive: true, force: true });
});

/** Both displays plugged in, nothing on the second, no news. */
beforeEach(async () => {
  await app.do('displays', { displays: [laptop, television] });
  const { id } = await app.operator();
  await app.do('place', { id, bounds: laptop.bounds });
  await app.ask('host.placeScreen', { open: false }, session);
  told = (await app.ask<HostShown>('host.show', {})).notices.at(-1)?.id ?? 0;
});

const placed = { open: true, display: String(television.id), tournament: planned, language: 'fr' };

async function placeHall(): Promise<SeenWindow> {
  expect(await app.ask('host.placeScreen', placed, session)).toMatchObject({ hall: { state: 'shown' } });
  return hallAt(television.bounds);
}

const hallState = async (): Promise<HostHall | null> => (await app.ask<HostShown>('host.show', {})).hall;
const noticed = async (): Promise<string[]> =>
  (await app.ask<HostShown>('host.show', {})).notices.filter(({ id }) => id > told).map(({ code }) => code);
const hallWindows = async () => (await app.do('windows')).filter(({ url }) => url.includes('/screen/clock'));

/** The settled hall window: in these bounds and full screen. */
const hallAt = (bounds: object) =>
  app.until(`the hall at ${JSON.stringify(bounds)}`, async () => {
    const [window] = await hallWindows();
    const same = JSON.stringify(window?.bounds) === JSON.stringify(bounds);
    return same && window?.fullScreen === true && window.visible && window;
  });

describe('the hall’s screen on the second display', () => {
  it('covers it whole, without frame, focus or cursor, and may sound and draw at any time (C15, C16)', async () => {
    const hall = await placeHall();
    expect(hall).toMatchObject({
      url: `app://tapis/screen/clock?tournament=${planned}&lang=fr`,
      focused: false,
      onTop: true,
      options: {
        frame: false,
        focusable: false,
        webPreferences: {
          autoplayPolicy: 'no-user-gesture-required',
          backgroundThrottling: false,
          sandbox: true,
          contextIsolation: true,
          nodeIntegration: false,
        },
      },
    });
    const seen = await app.evaluate(
      hall,
      '[innerWidth, innerHeight, devicePixelRatio, getComputedStyle(document.body).cursor, Object.keys(window.tapis).join()]',
    );
    expect(seen).toEqual([1920, 1080, 1, 'none', 'call,subscribe']);
    const operator = await app.operator();
    expect(await app.evaluate(operator, 'devicePixelRatio')).toBe(laptop.scaleFactor);
    expect(operator.options.webPreferences).not.toHaveProperty('autoplayPolicy');
  });

  it('speaks to the desk as a place of its own, with nobody signed in', async () => {
    await placeHall();
    const hall = await app.hall();
    const call = (name: string) => app.evaluate(hall, `window.tapis.call({ name: '${name}', input: {} })`);
    expect(await call('host.show')).toMatchObject({ answer: { station: 'hall-1' } });
    expect(await call('host.displays')).toMatchObject({ ok: false, refusal: { code: 'desk.notSignedIn' } });
    expect(await call('house.openDay')).toMatchObject({ ok: false, refusal: { code: 'desk.notSignedIn' } });
  });

  it('moves to another tournament, language and display, and closes', async () => {
    const projector = {
      ...television,
      id: 9,
      label: 'Projector',
      bounds: { x: 1366, y: 0, width: 1080, height: 1920 },
    };
    await app.do('displays', { displays: [laptop, television, projector] });
    await app.ask('host.placeScreen', placed, session);
    await hallAt(television.bounds);
    await app.ask('host.placeScreen', { ...placed, display: '9', language: 'en' }, session);
    const moved = await hallAt(projector.bounds);
    await app.until('the other language', async () =>
      String(await app.evaluate(moved, 'location.search')).includes('lang=en'),
    );
    expect(await hallWindows()).toHaveLength(1);
    await app.ask('host.placeScreen', { open: false }, session);
    expect(await hallWindows()).toEqual([]);
    expect(await hallState()).toMatchObject({ state: 'closed' });
  });

  it('is refused where it cannot or must not stand, and to who may not place it', async () => {
    const place = async (changes: object, by?: string) => {
      const answer = await app.call('host.placeScreen', { ...placed, ...changes }, by);
      return answer.ok ? 'placed' : answer.refusal.code;
    };
    expect(await place({ display: '99' }, session)).toBe('host.displayUnknown');
    expect(await place({ display: String(laptop.id) }, session)).toBe('host.displayOfDesk');
    expect(await place({ tournament: 't-none' }, session)).toBe('host.tournamentUnknown');
    expect(await place({ display: 'TV' }, session)).toBe('desk.invalidInput');
    expect(await place({})).toBe('desk.notSignedIn');
    expect(await hallWindows()).toEqual([]);
  });

  it('is shown in the list of displays, with its number as on the desk from left to right', async () => {
    await placeHall();
    const { displays } = await app.ask<{ displays: HostDisplay[] }>('host.displays', {}, session);
    expect(displays).toEqual([
      { id: '7', number: 1, label: 'TV', bounds: television.bounds, scale: 1, primary: false, desk: false, hall: true },
      {
        id: '1',
        number: 2,
        label: 'Laptop',
        bounds: laptop.bounds,
        scale: 1.5,
        primary: true,
        desk: true,
        hall: false,
      },
    ]);
    expect(await app.ask('host.identifyDisplays', {}, session)).toEqual({ displays: 2 });
    const number = await app.window('display/2');
    expect(await app.evaluate(number, '[document.body.textContent, getComputedStyle(document.body).fontSize]')).toEqual(
      ['2', '180px'],
    );
    expect(number).toMatchObject({ focused: false, options: { focusable: false, frame: false } });
    await app.until('the numbers are gone', async () =>
      (await app.do('windows')).every(({ url }) => !url.includes('/display/')),
    );
  });
});

describe('a display that comes and goes', () => {
  it('takes the screen with it and gets it back, also in another resolution (C17)', async () => {
    await placeHall();
    await app.do('displays', { displays: [laptop] });
    expect(await hallWindows()).toEqual([]);
    const operator = await app.operator();
    expect(operator).toMatchObject({ visible: true, bounds: laptop.bounds });
    expect(await hallState()).toMatchObject({ state: 'away', display: { id: '7', label: 'TV' }, tournament: planned });
    expect(await noticed()).toEqual(['host.hallAway']);
    const small = { ...television, bounds: { x: 1366, y: 0, width: 1280, height: 720 }, scaleFactor: 2 };
    await app.do('displays', { displays: [laptop, small] });
    const back = await hallAt(small.bounds);
    expect(await app.evaluate(back, '[innerWidth, innerHeight, devicePixelRatio]')).toEqual([1280, 720, 2]);
    expect(back.focused).toBe(false);
    expect(await noticed()).toEqual(['host.hallAway', 'host.hallBack']);
  });

  it('is known by its name when the system gives it another number', async () => {
    await placeHall();
    await app.do('displays', { displays: [laptop] });
    await app.do('displays', { displays: [laptop, { ...television, id: 8, label: 'Other' }] });
    expect(await hallWindows()).toEqual([]);
    await app.do('displays', { displays: [laptop, { ...television, id: 12 }] });
    await hallAt(television.bounds);
    expect(await hallState()).toMatchObject({ state: 'shown', display: { id: '12', label: 'TV' } });
  });

  it('is covered again when its resolution or scale changes, and only then (C16, C18)', async () => {
    await placeHall();
    for (const [width, height, scaleFactor] of [
      [1280, 720, 1],
      [3840, 2160, 2],
      [1080, 1920, 1],
    ] as const) {
      const bounds = { x: -width, y: 0, width, height };
      await app.do('displays', { displays: [laptop, { ...television, bounds, scaleFactor }] });
      const hall = await hallAt(bounds);
      await app.until(
        'the page is laid out anew',
        async () =>
          String(await app.evaluate(hall, '[innerWidth, innerHeight, devicePixelRatio]')) ===
          String([width, height, scaleFactor]),
      );
    }
    expect(await hallWindows()).toHaveLength(1);
    expect(await noticed()).toEqual([]);
  });

  it('stands the same to the pixel after ten times off and on, beside a display of another scale (C16)', async () => {
    const { bounds } = await app.operator();
    for (let round = 0; round < 10; round += 1) {
      const hall = await placeHall();
      expect(await app.evaluate(hall, '[innerWidth, innerHeight, devicePixelRatio]')).toEqual([1920, 1080, 1]);
      await app.ask('host.placeScreen', { open: false }, session);
    }
    expect((await app.operator()).bounds).toEqual(bounds);
  });

  it('does not leave the operator under a full screen when the main display is the one that goes', async () => {
    await placeHall();
    await app.do('displays', { displays: [television] });
    expect(await hallWindows()).toEqual([]);
    const { bounds, visible } = await app.operator();
    expect(visible).toBe(true);
    expect(bounds.x).toBeGreaterThanOrEqual(television.bounds.x);
    expect(bounds.x + bounds.width).toBeLessThanOrEqual(television.bounds.x + television.bounds.width);
  });

  it('gets the operator’s window back onto a display that is there', async () => {
    const { id } = await app.operator();
    await app.do('place', { id, bounds: { x: -4000, y: 300, width: 1300, height: 700 } });
    await app.do('displays', { displays: [laptop] });
    expect((await app.operator()).bounds).toEqual(laptop.bounds);
  });
});

describe('a page that falls over', () => {
  it('is opened again by itself: the hall’s and the operator’s', async () => {
    const hall = await placeHall();
    const operator = await app.operator();
    await app.do('crash', { id: hall.id });
    await app.until('the notice', async () => (await noticed()).includes('host.hallReloaded'));
    await app.until('the page', async () => (await app.evaluate(hall, 'document.readyState')) === 'complete');
    expect(await app.evaluate(hall, 'location.search')).toBe(`?tournament=${planned}&lang=fr`);
    await app.do('crash', { id: operator.id });
    await app.until('the notice', async () => (await noticed()).includes('host.deskReloaded'));
    expect(await app.call('house.state', {})).toMatchObject({ ok: true });
  });
});

describe('an end and a start', () => {
  it('bring the screen back, also when its display was unplugged in between (C17)', async () => {
    await placeHall();
    expect(await app.quit()).toBe(0);
    app = startPlanned({ folder, displays: [laptop] });
    await app.operator();
    told = 0;
    expect(await hallState()).toMatchObject({ state: 'away', tournament: planned, language: 'fr' });
    expect(await noticed()).toEqual(['host.hallAway']);
    await app.do('displays', { displays: [laptop, television] });
    await hallAt(television.bounds);
    const settings = readFileSync(join(folder, 'data', 'desktop.json'), 'utf8');
    expect(JSON.parse(settings)).toMatchObject({ version: 1, hall: { open: true, display: { id: '7', label: 'TV' } } });
  });
});
