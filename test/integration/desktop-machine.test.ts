import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildSample } from '../../electron/hosts/cli/sample.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import type { HostShown } from '../../shared/contract/host-shown.ts';
import type { ClockFace } from '../../shared/domain/clock/index.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { buildApp, DesktopApp } from '../harness/desktop-app.ts';
import { openPaperDesk, plannedFolder } from '../support/paper-desk.ts';
import * as evening from '../support/paper-events.ts';
import { startPlanned } from '../support/planned-app.ts';

/** What the desktop host makes of the machine under it: sleep, staying awake, its keychain. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

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

  it('goes on with a level through a lid that was closed four minutes: they are played, and told (C03)', async () => {
    folder = newFolder();
    const sample = await buildSample(join(folder, 'data'), join(folder, 'house.key'));
    if (isRefused(sample)) throw new Error(sample.refusal.code);
    sample.house.close();
    app = DesktopApp.start({ folder });
    const signIn = { login: 'mcd1', password: 'correct horse battery' };
    const { token } = await app.ask<{ token: string }>('accounts.signIn', signIn);
    const face = async () =>
      (await app.ask<{ face: ClockFace }>('clock.face', { tournament: 't-running' }, token)).face;
    const { remainingMs } = await face();
    const byMs = Math.round(9 * minuteMs - remainingMs);
    const command = { name: 'clock.adjust', input: { tournament: 't-running', byMs }, session: token, key: 'nine' };
    await app.evaluate(await app.operator(), `window.tapis.call(${JSON.stringify(command)})`);
    const before = await face();
    await app.do('sleep', { durationMs: 4 * minuteMs });
    const after = await face();
    expect(before.remainingMs).toBeGreaterThan(8.8 * minuteMs);
    expect(after).toMatchObject({ status: 'running', position: before.position });
    expect(before.remainingMs - after.remainingMs).toBeGreaterThanOrEqual(4 * minuteMs);
    expect(before.remainingMs - after.remainingMs).toBeLessThan(4.2 * minuteMs);
    expect((await shown()).notices).toMatchObject([{ code: 'host.slept', params: { seconds: 240 } }]);
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
