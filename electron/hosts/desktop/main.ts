import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { app } from 'electron';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { usualDataFolder } from '../data-folder.ts';
import { openDoor, type OpenedDoor } from '../door/open-door.ts';
import { readPage } from '../door/page.ts';
import { systemClock } from '../system-clock.ts';
import { faultFile } from './fault-file.ts';
import { identifyPages } from './identify-displays.ts';
import { systemKeychain } from './keychain.ts';
import { Notices } from './notices.ts';
import { openDesktop } from './open-desktop.ts';
import { heedSleep, stayAwakeWhilePlaying } from './power.ts';
import { PrintShop } from './print-shop.ts';
import { sayCannotOpen, showRecoveryCode, wantsUpdateNow } from './say-before-page.ts';
import { closeWaysOut, declareScheme, servePage, setMenu } from './shell.ts';
import { sleepAwareClock } from './sleep-aware-clock.ts';

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
  const folder = dataFolder();
  const onFault = faultFile(folder);
  process.on('uncaughtException', (error) => onFault('uncaught', error));
  process.on('unhandledRejection', (reason) => onFault('unhandled', reason));
  const [notices, clock] = [new Notices(), sleepAwareClock(systemClock)];
  const keychain = await systemKeychain();
  const options = { folder, env: process.env, onFault, clock, ...(keychain && { keychain }) };
  let opened = await openDoor(options);
  if (isRefused(opened) && opened.refusal.code === 'storage.dayOpen' && wantsUpdateNow(opened.refusal))
    opened = await openDoor({ ...options, updateInDay: true });
  if (isRefused(opened)) {
    sayCannotOpen(opened.refusal);
    app.exit(1);
    return;
  }
  closeBeforeQuitting(opened);
  showRecoveryCode(opened.house.recoveryCode);
  heedSleep(clock, notices);
  stayAwakeWhilePlaying(opened.house);
  setMenu();
  closeWaysOut();
  const shop = new PrintShop();
  const [pages, numbers] = [readPage(join(import.meta.dirname, '..', 'renderer')), identifyPages()];
  servePage((path) => pages.get(path) ?? numbers.get(path) ?? shop.page(path));
  openDesktop({ opened, folder, notices, shop });
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

declareScheme();
// Before anything of the data folder is touched (Q01).
if (app.requestSingleInstanceLock()) {
  app.on('window-all-closed', () => app.quit());
  void app.whenReady().then(start);
} else {
  app.quit();
}
