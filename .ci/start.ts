/**
 * `npm start`: the desktop host where Electron's runtime is or can be fetched, otherwise the browser host on loopback.
 * `--data DIR` names the data folder, `--sample` opens the sample house in a folder that is thrown away afterwards, `--port N` names
 * the browser host's port, `--browser` asks for the browser host, `--update-now` brings an older folder to this program's form although a
 * gaming day is open (the desktop asks in a box).
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { usualDataFolder } from '../electron/hosts/data-folder.ts';
import { findElectron } from './electron-runtime.ts';
import { ensureBuilt, rendererFolder } from './products.ts';
import { inProject, say } from './project.ts';

const usualPort = 4750;
const usage = 'npm start -- [--data DIR | --sample] [--port N] [--browser] [--update-now]';

interface Asked {
  readonly dataFolder: string;
  readonly sample: boolean;
  readonly port: number;
  readonly browser: boolean;
  readonly updateInDay: boolean;
}

function readArguments(): Asked | undefined {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string' },
        sample: { type: 'boolean', default: false },
        port: { type: 'string' },
        browser: { type: 'boolean', default: false },
        'update-now': { type: 'boolean', default: false },
      },
    });
    const { data, sample, browser, 'update-now': updateInDay } = values;
    if (sample && data !== undefined) throw new Error('--sample makes a folder of its own: leave --data out');
    return {
      dataFolder: resolve(data ?? usualDataFolder(process.env)),
      sample,
      port: portOf(values.port),
      browser,
      updateInDay,
    };
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}; ${usage}`);
    process.exitCode = 2;
    return undefined;
  }
}

function portOf(given: string | undefined): number {
  const port = Number(given ?? usualPort);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`--port ${given ?? ''}: not a port`);
}

/** Runs the desktop host until its window is closed. */
function runDesktop(electron: string, dataFolder: string): void {
  const child = spawn(electron, [inProject(), '--data', dataFolder], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => say(`cannot start Electron: ${error.message}`));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

async function dataFolderOf({ dataFolder, sample }: Asked): Promise<string> {
  if (!sample) return dataFolder;
  const { makeSampleFolder } = await import('./sample-folder.ts');
  const made = await makeSampleFolder();
  process.env.TAPIS_KEY_FILE = made.keyFile;
  return made.dataFolder;
}

const asked = readArguments();
if (asked) {
  const electron = asked.browser ? undefined : findElectron();
  await ensureBuilt('renderer');
  if (electron === undefined) {
    const { runBrowserHost } = await import('../electron/hosts/browser/main.ts');
    const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { readonly version: string };
    const dataFolder = await dataFolderOf(asked);
    const { port, updateInDay } = asked;
    await runBrowserHost({ dataFolder, pageFolder: rendererFolder, port, version, updateInDay });
  } else {
    await ensureBuilt('desktop');
    runDesktop(electron, await dataFolderOf(asked));
  }
}
