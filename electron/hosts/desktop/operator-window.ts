import { screen, type BrowserWindow, type Rectangle } from 'electron';
import { pageOrigin } from './channel.ts';
import { makeWindow } from './window.ts';

const usual = { width: 1440, height: 900 };

/** The operator's window, on the main display and no larger than it. */
export function openOperatorWindow(): BrowserWindow {
  const { workArea } = screen.getPrimaryDisplay();
  const window = makeWindow({ ...centred(workArea), minWidth: 1024, minHeight: 680 });
  window.once('ready-to-show', () => window.show());
  void window.loadURL(`${pageOrigin}/`);
  return window;
}

/** Brings the window back to the main display when the one it stood on is gone (C17). */
export function keepOnScreen(window: BrowserWindow): void {
  const bounds = window.getBounds();
  if (screen.getAllDisplays().some((display) => overlap(display.workArea, bounds))) return;
  window.setBounds(centred(screen.getPrimaryDisplay().workArea));
}

export function bringForward(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}

function centred(area: Rectangle): Rectangle {
  const [width, height] = [Math.min(usual.width, area.width), Math.min(usual.height, area.height)];
  return {
    x: area.x + Math.floor((area.width - width) / 2),
    y: area.y + Math.floor((area.height - height) / 2),
    width,
    height,
  };
}

/** Enough of the title bar must be within reach to take hold of. */
function overlap(area: Rectangle, window: Rectangle): boolean {
  const width = Math.min(area.x + area.width, window.x + window.width) - Math.max(area.x, window.x);
  return width >= 100 && window.y >= area.y - 10 && window.y <= area.y + area.height - 40;
}
