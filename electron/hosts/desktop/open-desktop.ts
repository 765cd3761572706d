import { app, screen } from 'electron';
import type { OpenedDoor } from '../door/open-door.ts';
import { ownAsks, type HostTraits } from '../door/own-asks.ts';
import { FileSaves } from './file-saves.ts';
import { HallScreen } from './hall-screen.ts';
import { link } from './link.ts';
import type { Notices } from './notices.ts';
import { bringForward, keepOnScreen, openOperatorWindow } from './operator-window.ts';
import { paperAsks } from './paper-asks.ts';
import type { PrintShop } from './print-shop.ts';
import { revive } from './revive.ts';
import { screenAsks } from './screen-asks.ts';
import { SettingsFile } from './settings-file.ts';

export interface DesktopParts {
  readonly opened: OpenedDoor;
  /** The data folder. */
  readonly folder: string;
  readonly notices: Notices;
  readonly shop: PrintShop;
}

/** Opens the operator's window and, where it stood at the last end, the hall's screen; both follow the displays from then on. */
export function openDesktop({ opened, folder, notices, shop }: DesktopParts): void {
  const settings = new SettingsFile(folder);
  if (!settings.readable) notices.add('host.settingsUnreadable');
  const operator = openOperatorWindow();
  const deskDisplay = () => screen.getDisplayMatching(operator.getBounds());
  const hall = new HallScreen({
    settings,
    notices,
    deskDisplay,
    opened: (window) => {
      link(window, door, 'hall-1');
      revive(window, () => notices.add('host.hallReloaded'));
    },
  });
  const saves = new FileSaves(() => operator);
  const traits = (): HostTraits => ({
    kind: 'desktop',
    version: app.getVersion(),
    canPrint: true,
    canPlaceScreens: true,
    hall: hall.state(),
    notices: notices.list(),
  });
  const door = opened.doorWith([
    ...ownAsks(opened.house, traits),
    ...screenAsks({ house: opened.house, hall, deskDisplay }),
    ...paperAsks({ opened, settings, shop, contents: () => operator.webContents }),
    saves.ask,
  ]);
  link(operator, door, 'desktop-1');
  revive(operator, () => notices.add('host.deskReloaded'));
  operator.once('closed', () => app.quit());
  app.on('before-quit', () => {
    hall.letGo();
    saves.letGo();
  });
  app.on('second-instance', () => bringForward(operator));
  const follow = (): void => {
    if (operator.isDestroyed()) return;
    keepOnScreen(operator);
    hall.settle();
  };
  screen.on('display-added', follow);
  screen.on('display-removed', follow);
  screen.on('display-metrics-changed', follow);
  hall.settle();
}
