import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { presentElectron } from '../../.ci/electron-runtime.ts';
import { ensureBuilt } from '../../.ci/products.ts';
import { inProject } from '../../.ci/project.ts';

/** The application that stands open in this worker: a machine opens it once. */
let open: { readonly app: ElectronApplication; readonly operator: Page } | undefined;

/** The operator's window of the desktop host that has been started. */
export function operatorWindow(): Page {
  if (!open) throw new Error('the desktop host has not been started yet');
  return open.operator;
}

/** Opens the desktop host's built main in Electron on a folder that holds `data` and `house.key`; answers the address of its page. */
export async function openDesktop(folder: string): Promise<string> {
  await ensureBuilt('renderer');
  await ensureBuilt('desktop');
  const executablePath = presentElectron();
  const app = await _electron.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [inProject(), '--data', join(folder, 'data'), `--user-data-dir=${join(folder, 'user')}`],
    env: { ...(process.env as Record<string, string>), TAPIS_KEY_FILE: join(folder, 'house.key') },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  const operator = await app.firstWindow();
  open = { app, operator };
  await operator.waitForURL(/^(?!about:)/);
  // Without the place in it, so that going there opens the page anew.
  return operator.url().split('#')[0] ?? '';
}

/** Ends the application as its user would; answers the exit code. */
export async function closeDesktop(): Promise<number | null> {
  const process = open?.app.process();
  await open?.app.close();
  open = undefined;
  return process?.exitCode ?? null;
}
