import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { app, dialog, type BrowserWindow } from 'electron';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { sentenceOf } from '../../../shared/locale/index.ts';
import { usualDataFolder } from '../data-folder.ts';
import { openDoor, type OpenedDoor } from '../door/open-door.ts';
import { readPage } from '../door/page.ts';
import { link } from './link.ts';
import { openOperatorWindow } from './operator-window.ts';
import { closeWaysOut, declareScheme, servePage, setMenu } from './shell.ts';

/** `--data DIR`; Chromium's own switches on the same line are none of ours. */
function dataFolder(): string {
  const { values } = parseArgs({
    args: process.argv.slice(1),
    options: { data: { type: 'string' } },
    strict: false,
    allowPositionals: true,
  });
  return typeof values.data === 'string' ? values.data : usualDataFolder(process.env);
}

async function start(): Promise<void> {
  const opened = await openDoor({
    folder: dataFolder(),
    env: process.env,
    onFault: (id, error) => console.error(`tapis: erreur interne ${id}`, error),
  });
  if (isRefused(opened)) {
    dialog.showErrorBox('Tapis ne peut pas s’ouvrir', sentenceOf('fr', opened.refusal));
    app.exit(1);
    return;
  }
  closeBeforeQuitting(opened);
  showRecoveryCode(opened);
  setMenu();
  closeWaysOut();
  servePage(readPage(join(import.meta.dirname, '..', 'renderer')));
  const window = openOperatorWindow();
  link(window, opened.door, 'desktop-1');
  app.on('second-instance', () => bringForward(window));
}

/** Quitting waits until the paper in hand is filed and the journal is closed. */
function closeBeforeQuitting(opened: OpenedDoor): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void opened.close().finally(() => {
      closed = true;
      app.quit();
    });
  });
}

/** Said once, when the house was founded just now: without it and without the key file, names can never be read again. */
function showRecoveryCode({ recoveryCode }: OpenedDoor): void {
  if (recoveryCode === undefined) return;
  dialog.showMessageBoxSync({
    type: 'warning',
    title: 'Code de secours',
    message: recoveryCode,
    detail:
      'Ce code n’est montré qu’une fois. Recopiez-le et gardez-le sous clé : il rouvre les données si ce poste est perdu.',
    buttons: ['Le code est noté'],
  });
}

function bringForward(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}

declareScheme();
if (app.requestSingleInstanceLock()) {
  app.on('window-all-closed', () => app.quit());
  void app.whenReady().then(start);
} else {
  app.quit();
}
