import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeenWindow } from '../harness/harness-control.ts';
import { buildApp, DesktopApp } from '../harness/desktop-app.ts';

/** The built main and preload of the desktop host, over the harness, on a new data folder. */

const folder = mkdtempSync(join(tmpdir(), 'tapis-desktop-'));
let app: DesktopApp;
let operator: SeenWindow;

beforeAll(async () => {
  buildApp();
  app = DesktopApp.start({ folder });
  operator = await app.operator();
});

afterAll(() => {
  app.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('the shell of the desktop host', () => {
  it('opens one window without Node, isolated and sandboxed, on its own scheme', async () => {
    const windows = await app.do('windows');
    expect(windows).toMatchObject([{ url: 'app://tapis/', visible: true, fullScreen: false, onTop: false }]);
    expect(operator.options.webPreferences).toEqual({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      devTools: false,
      preload: expect.stringMatching(/dist.desktop.preload\.cjs$/) as string,
    });
  });

  it('shows the page exactly two functions, and nothing of Node or of Electron', async () => {
    const seen = await app.evaluate(
      operator,
      `({
        keys: Object.keys(window.tapis),
        kinds: Object.values(window.tapis).map((value) => typeof value),
        frozen: Object.isFrozen(window.tapis),
        node: ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter((name) => name in window),
      })`,
    );
    expect(seen).toEqual({ keys: ['call', 'subscribe'], kinds: ['function', 'function'], frozen: true, node: [] });
  });

  it('carries both verbs to the desk and back', async () => {
    expect(await app.call('house.state', {})).toMatchObject({ ok: true, answer: { founded: false } });
    expect(await app.call('kitchen.cook', {})).toMatchObject({ ok: false, refusal: { code: 'desk.unknown' } });
    const snapshot = await app.evaluate(operator, `window.tapis.subscribe(['house'], () => undefined)`);
    expect(snapshot).toMatchObject({ head: { seq: 0 }, states: { house: { rev: 0 } } });
  });

  it('serves its pages under their policy, by GET, and nothing beside them', async () => {
    const fetched = await app.evaluate(
      operator,
      `Promise.all(['/', '/screen/clock'].map(async (path) => {
        const { status, headers } = await fetch(path);
        return [status, headers.get('content-security-policy')];
      }))`,
    );
    const policy = expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'none'$/) as string;
    expect(fetched).toEqual([
      [200, policy],
      [200, policy],
    ]);
    const escapes = ['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/desktop/main.js'];
    for (const path of [...escapes, '/screen', '/app', '/paper/0.pdf', '//etc/passwd']) {
      const answer = await app.do('served', { address: `app://tapis${path}`, method: 'GET' });
      expect(answer, path).toEqual({ status: 404 });
    }
    expect(await app.do('served', { address: 'app://elsewhere/', method: 'GET' })).toEqual({ status: 404 });
    expect(await app.do('served', { address: 'app://tapis/', method: 'POST' })).toEqual({ status: 404 });
  });

  it.each(['a frame in the page', 'another address', 'another window'] as const)('does not hear %s', async (from) => {
    await app.do('forge', { id: operator.id, from, message: { id: 900, verb: 'subscribe', streams: ['house'] } });
    // The page's own next call is answered; the forged one, which came first, never is.
    expect(await app.call('host.time', {})).toMatchObject({ ok: true });
    const answered = (await app.notes('to the page')).map((message) => (message as { id?: number }).id);
    expect(answered).not.toContain(900);
    expect(answered.length).toBeGreaterThan(0);
  });

  it('closes every way out: addresses, windows, frames, permissions', async () => {
    await app.evaluate(
      operator,
      `new Promise((done) => {
        window.open('https://elsewhere.example/');
        const frame = document.createElement('iframe');
        frame.src = '/screen/clock';
        document.body.append(frame);
        const link = document.createElement('a');
        link.href = '/screen/clock';
        link.click();
        setTimeout(done, 100);
      })`,
    );
    await app.until('the navigation', async () => (await app.notes('navigation')).length > 0);
    const navigations = await app.notes('navigation');
    expect(navigations).toContainEqual(['app://tapis/screen/clock', 'prevented']);
    expect(navigations).not.toContainEqual([expect.anything(), 'goes on']);
    await app.until('the new window', async () => (await app.notes('new window')).length > 0);
    expect(await app.notes('new window')).toEqual(['deny']);
    for (const permission of ['geolocation', 'media', 'notifications', 'hid', 'fullscreen']) {
      expect(await app.do('permission', { permission }), permission).toBe(false);
    }
    expect([...(await app.notes('permission check')), ...(await app.notes('device permission'))]).toEqual([
      false,
      false,
    ]);
    expect(await app.evaluate(operator, 'document.location.pathname')).toBe('/');
  });

  it('comes forward when it is started a second time (Q01)', async () => {
    await app.do('secondStart');
    expect((await app.do('windows'))[0]?.focused).toBe(true);
    const second = DesktopApp.start({ folder, env: { HARNESS_SECOND_START: 'yes' } });
    expect(await second.ended).toBe(0);
    expect(second.said()).toBe('');
  });

  it('shows the recovery code of a new house once, in a box before any window, and goes only when the house is closed', async () => {
    const [box, ...others] = await app.notes('message box');
    expect(box).toMatchObject({
      title: 'Code de secours',
      message: expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){6}$/) as string,
      buttons: ['Le code est noté'],
    });
    expect([...others, ...(await app.notes('error box'))]).toEqual([]);
    expect(await app.quit()).toBe(0);
    expect(app.said()).toBe('');
  });
});

describe('a start that cannot open the house', () => {
  it('says so in the language of the computer, and ends', async () => {
    const first = DesktopApp.start({ folder });
    await first.operator();
    try {
      const said = ['fr', 'en', 'uk'].map(async (locale) => {
        const second = DesktopApp.start({ folder, env: { HARNESS_LOCALE: locale } });
        return [await second.ended, second.said().split('\n')[0]];
      });
      const data = join(folder, 'data');
      const french = `Tapis ne peut pas s’ouvrir Le dossier ${data} est déjà ouvert par un autre Tapis. Un seul à la fois\u00a0: fermez l’autre, puis recommencez.`;
      expect(await Promise.all(said)).toEqual([
        [1, french],
        [1, `Tapis cannot open Another Tapis has ${data} open. One at a time: close the other one, then try again.`],
        [1, french],
      ]);
      expect(await first.quit()).toBe(0);
    } finally {
      first.kill();
    }
  });
});
