import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { executableIn } from '../../.ci/electron-runtime.ts';
import { laptop } from '../harness/desktop-app.ts';

/** The browser tests run on the desktop host too, where there is an Electron; here the harness stands in its place. */

const project = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tapis-electron-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean; readonly tests: readonly object[] }[];
}

interface Report {
  readonly config: { readonly projects: readonly { readonly name: string }[] };
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly skipped: number };
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

function playwright(electron: string, ...args: string[]): { report: Report; said: string } {
  const cli = join(project, 'node_modules', '@playwright', 'test', 'cli.js');
  // Within `npm test` the report of the browser tests goes to a file of their own; this one comes on stdout.
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: undefined };
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'test', '--reporter=json', `--output=${join(folder, 'results')}`, ...args],
    { cwd: project, encoding: 'utf8', env: { ...env, TAPIS_ELECTRON: electron } },
  );
  return { report: JSON.parse(stdout) as Report, said: stderr };
}

/** What failed, with everything that is known of it. */
const failedIn = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title, tests }) => `${title} ${JSON.stringify(tests).slice(0, 3000)}`),
    ...failedIn(inner),
  ]);

/** An executable that is started as Electron is, and opens the built main over the harness. */
function standIn(): string {
  const path = join(folder, 'electron');
  const display = JSON.stringify([{ ...laptop, scaleFactor: 1 }]);
  const lines = [
    '#!/bin/sh',
    `export HARNESS_DISPLAYS='${display}' HARNESS_USER_DATA='${join(folder, 'user')}'`,
    `hook='${join(project, 'test', 'harness', 'use-electron.ts')}'`,
    `exec '${process.execPath}' --inspect=0 --import "$hook" '${join(project, 'dist', 'desktop', 'main.js')}' "$@"`,
  ];
  writeFileSync(path, lines.join('\n'));
  chmodSync(path, 0o755);
  return path;
}

describe('the browser tests on the desktop host', () => {
  it('are there only where the runtime is, by its files: a broken download is none', () => {
    const runtime = join(folder, 'package');
    mkdirSync(join(runtime, 'dist'), { recursive: true });
    expect(executableIn(runtime)).toBeUndefined();
    writeFileSync(join(runtime, 'dist', 'electron'), '');
    expect(executableIn(runtime)).toBeUndefined();
    writeFileSync(join(runtime, 'path.txt'), 'electron');
    expect(executableIn(runtime)).toBe(join(runtime, 'dist', 'electron'));
    rmSync(join(runtime, 'dist', 'electron'));
    expect(executableIn(runtime)).toBeUndefined();
  });

  it('are not listed without it, so that none is skipped, and that is said', () => {
    const { report, said } = playwright('', '--list');
    expect(report.config.projects.map(({ name }) => name)).toEqual(['browser']);
    expect(said).toContain('no Electron runtime here');
  });

  it('open the application through Playwright as Electron is opened, sign in, lock, and go by the keyboard', () => {
    const electron = standIn();
    const { report, said } = playwright(electron, '--project=desktop', 'shell.spec.ts');
    expect(report.errors).toEqual([]);
    expect(failedIn(report.suites)).toEqual([]);
    expect(report.stats).toMatchObject({ unexpected: 0, skipped: 0 });
    expect(report.stats.expected).toBeGreaterThanOrEqual(4);
    expect(said).toContain(`then on ${electron}`);
  });
});
