/**
 * `npm start`: the desktop host where Electron's runtime is or can be fetched, otherwise the browser host on loopback.
 * `--data DIR` names the data folder, `--port N` the browser host's port, `--browser` asks for the browser host.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { usualDataFolder } from '../electron/hosts/data-folder.ts';
import { findElectron } from './electron-runtime.ts';
import { ensureBuilt, rendererFolder } from './products.ts';
import { inProject, say } from './project.ts';

const usualPort = 4750;

function readArguments():
  { readonly dataFolder: string; readonly port: number; readonly browser: boolean } | undefined {
  try {
    const { values } = parseArgs({
      options: { data: { type: 'string' }, port: { type: 'string' }, browser: { type: 'boolean', default: false } },
    });
    const port = Number(values.port ?? usualPort);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(`--port ${values.port ?? ''}: not a port`);
    const dataFolder = resolve(values.data ?? usualDataFolder(process.env));
    return { dataFolder, port, browser: values.browser };
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}; npm start -- [--data DIR] [--port N] [--browser]`);
    process.exitCode = 2;
    return undefined;
  }
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

const options = readArguments();
if (options) {
  const electron = options.browser ? undefined : findElectron();
  await ensureBuilt('renderer');
  if (electron === undefined) {
    const { runBrowserHost } = await import('../electron/hosts/browser/main.ts');
    await runBrowserHost({ dataFolder: options.dataFolder, pageFolder: rendererFolder, port: options.port });
  } else {
    await ensureBuilt('desktop');
    runDesktop(electron, options.dataFolder);
  }
}
