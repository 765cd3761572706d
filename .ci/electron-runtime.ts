import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, packageFile, say } from './project.ts';

const fetchLimitMs = 10_000;
const tryAgainMs = 24 * 3_600_000;
const triedFile = inProject('node_modules', '.cache', 'tapis-electron-tried');

/**
 * The executable in a package's folder, known by its files: asking the package itself would print and download. Its installer
 * writes `path.txt` last, so that a broken download is never taken for a runtime.
 */
export function executableIn(folder: string): string | undefined {
  const named = join(folder, 'path.txt');
  if (!existsSync(named)) return undefined;
  const path = join(folder, 'dist', readFileSync(named, 'utf8'));
  return existsSync(path) ? path : undefined;
}

const electronExecutable = (): string | undefined => executableIn(packageFile('electron', ''));

/**
 * The runtime that tests can open windows with, and nothing fetched for it: the executable that `TAPIS_ELECTRON` names (empty: none),
 * else the package's where there is a screen.
 */
export function presentElectron(): string | undefined {
  const named = process.env.TAPIS_ELECTRON;
  if (named !== undefined) return named === '' ? undefined : named;
  return hasScreen() ? electronExecutable() : undefined;
}

/** Electron opens windows only where there is a screen. */
const hasScreen = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY) || Boolean(process.env.WAYLAND_DISPLAY);

/**
 * The runtime, fetched when it is missing: for ten seconds at most, and once a day at most. `undefined` means that the browser
 * host has to do; one line has then said why.
 */
export function findElectron(): string | undefined {
  const present = electronExecutable();
  if (!hasScreen()) sayInstead('no screen on this machine');
  else if (present !== undefined) return present;
  else return fetchElectron();
  return undefined;
}

function fetchElectron(): string | undefined {
  const version = versionOf('electron');
  if (!triedLately(version)) {
    say(`fetching the Electron ${version} runtime (10 s at most)`);
    spawnSync(process.execPath, [packageFile('electron', 'install.js')], { stdio: 'ignore', timeout: fetchLimitMs });
    const fetched = electronExecutable();
    if (fetched !== undefined) return fetched;
    mkdirSync(inProject('node_modules', '.cache'), { recursive: true });
    writeFileSync(triedFile, `${version} ${Date.now()}`);
  }
  sayInstead('the Electron runtime could not be fetched');
  return undefined;
}

/** What the set-up says when the desktop host cannot open. */
const sayInstead = (reason: string): void => say(`${reason}: opening the browser host instead`);

function triedLately(version: string): boolean {
  if (!existsSync(triedFile)) return false;
  const [tried, at] = readFileSync(triedFile, 'utf8').split(' ');
  return tried === version && Date.now() - Number(at) < tryAgainMs;
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')) as { version: string };
  return version;
}
