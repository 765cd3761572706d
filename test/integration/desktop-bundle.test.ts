import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Runs the built main of the desktop host, with a stand-in for Electron, on a new data folder. */

const project = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tapis-desktop-'));
let notes: readonly { readonly name: string; readonly value: unknown }[] = [];
let status: number | null = null;

beforeAll(() => {
  const options = {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, TAPIS_KEY_FILE: join(folder, 'house.key') },
  } as const;
  spawnSync(process.execPath, [join(project, '.ci', 'build.ts')], options);
  const hook = pathToFileURL(join(project, 'test', 'harness', 'use-electron-stand-in.ts')).href;
  const main = join(project, 'dist', 'desktop', 'main.js');
  const run = spawnSync(process.execPath, ['--import', hook, main, '--data', join(folder, 'data')], options);
  notes = run.stdout
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as (typeof notes)[number]] : []));
  ({ status } = run);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const all = (name: string): unknown[] => notes.filter((note) => note.name === name).map((note) => note.value);

describe('the shell of the desktop host', () => {
  it('opens one window without Node, isolated and sandboxed, on its own scheme', () => {
    expect(all('web preferences')).toEqual([
      expect.objectContaining({
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webviewTag: false,
        devTools: false,
        preload: expect.stringMatching(/dist.desktop.preload\.cjs$/) as string,
      }),
    ]);
    expect(all('load')).toEqual(['app://tapis/']);
  });

  it('serves the page under its policy, and nothing else', () => {
    const policy = expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'none'$/) as string;
    expect(all('served')).toEqual([
      ['app://tapis/', 200, policy],
      ['app://tapis/../package.json', 404, policy],
      ['app://elsewhere/', 404, policy],
    ]);
  });

  it('closes every way out', () => {
    expect(all('way out')).toEqual([
      ['will-frame-navigate', true],
      ['will-attach-webview', true],
      ['will-redirect', true],
    ]);
    expect(all('new window')).toEqual([{ action: 'deny' }]);
    expect([...all('permission'), ...all('permission check'), ...all('device permission')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('hears its own page only: no other address, no frame in the page', () => {
    expect(all('to the page')).toEqual([
      { id: 1, snapshot: expect.objectContaining({ states: { house: expect.anything() as object } }) as object },
      {
        id: 4,
        answer: expect.objectContaining({
          ok: true,
          answer: expect.objectContaining({ founded: false }) as object,
        }) as object,
      },
    ]);
  });

  it('shows the recovery code of a new house once, and goes only when the house is closed', () => {
    expect(all('recovery code')).toEqual([expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){6}$/)]);
    expect(all('quit')).toEqual(['waits', 'goes']);
    expect(status).toBe(0);
  });
});
