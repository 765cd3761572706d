import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setUpContract } from '../../shared/contract/house.ts';
import type { HostShown } from '../../shared/contract/host.ts';
import { buildApp, DesktopApp } from '../harness/desktop-app.ts';
import { openPaperDesk, plannedFolder } from '../support/paper-desk.ts';
import * as evening from '../support/paper-events.ts';
import { startPlanned } from '../support/planned-app.ts';

/** What the desktop host makes of the machine under it: sleep, staying awake, its keychain. */

const hourMs = 3_600_000;

let folder: string;
let app: DesktopApp;

beforeAll(() => buildApp());

afterEach(() => {
  app.kill();
  rmSync(folder, { recursive: true, force: true });
});

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tapis-machine-'));
const time = (): Promise<{ wall: number; mono: number }> => app.ask('host.time', {});
const shown = (): Promise<HostShown> => app.ask('host.show', {});

describe('the desktop host', () => {
  it('counts a sleep of the machine as time and tells it, but not a hand on the computer’s clock (decision 20)', async () => {
    folder = newFolder();
    app = DesktopApp.start({ folder });
    const before = await time();
    await app.do('sleep', { durationMs: hourMs });
    const after = await time();
    expect(after.wall - before.wall).toBeGreaterThanOrEqual(hourMs);
    expect(Math.abs(after.mono - before.mono - (after.wall - before.wall))).toBeLessThan(100);
    expect((await shown()).notices).toMatchObject([{ code: 'host.slept', params: { seconds: 3600 } }]);
    await app.do('moveWall', { byMs: -hourMs });
    const moved = await time();
    expect(moved.wall - after.wall).toBeLessThan(-hourMs / 2);
    expect(moved.mono - after.mono).toBeGreaterThanOrEqual(0);
    expect(moved.mono - after.mono).toBeLessThan(hourMs / 2);
    expect((await shown()).notices).toHaveLength(1);
    expect(await app.notes('awake')).toEqual([]);
  });

  it('keeps computer and displays awake when it opens on a running tournament (C19)', async () => {
    folder = await plannedFolder();
    const desk = openPaperDesk({ folder, seed: 'started' });
    await desk.happened([evening.tablesOpened]);
    await desk.happened([evening.started]);
    await desk.documents.stop();
    desk.close();
    app = startPlanned({ folder });
    await app.operator();
    expect(await app.notes('awake')).toEqual([[1, 'prevent-display-sleep']]);
  });

  it('opens the house with the system’s keychain when the key file is lost (decision 27), and without its own settings', async () => {
    folder = newFolder();
    const options = { folder, keychain: 'of the operator' };
    app = DesktopApp.start(options);
    await app.ask('house.setUp', setUpContract.example);
    expect(await app.quit()).toBe(0);
    rmSync(join(folder, 'house.key'));
    writeFileSync(join(folder, 'data', 'desktop.json'), '{"version":1,"printers":{');
    app = DesktopApp.start(options);
    expect(await shown()).toMatchObject({
      keyLost: false,
      hall: { state: 'closed' },
      notices: [{ code: 'host.settingsUnreadable' }],
    });
    const { login, pin } = setUpContract.example.director;
    expect(await app.call('accounts.signIn', { login, pin })).toMatchObject({ ok: true });
  });
});
