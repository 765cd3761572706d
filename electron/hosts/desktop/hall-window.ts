import type { BrowserWindow, Display } from 'electron';
import { pageOrigin } from './channel.ts';
import { makeWindow } from './window.ts';

export interface HallPage {
  readonly tournament: string;
  readonly language: 'fr' | 'en';
}

export const hallAddress = ({ tournament, language }: HallPage): string =>
  `${pageOrigin}/screen/clock?tournament=${encodeURIComponent(tournament)}&lang=${language}`;

/**
 * The hall's window: without frame or cursor, over the whole of its display, never in the operator's way. It alone may sound without
 * being touched first, and it is drawn at full pace also when the system thinks that nobody looks.
 */
export function openHallWindow(display: Display, page: HallPage): BrowserWindow {
  const window = makeWindow({
    ...display.bounds,
    frame: false,
    focusable: false,
    skipTaskbar: true,
    resizable: false,
    movable: false,
    minimizable: false,
    enableLargerThanScreen: true,
    web: { autoplayPolicy: 'no-user-gesture-required', backgroundThrottling: false },
  });
  window.webContents.on('did-finish-load', () => {
    void window.webContents.insertCSS('*, *::before, *::after { cursor: none !important; }');
  });
  window.once('ready-to-show', () => {
    // Bounds count in the pixels of the display that a window stands on: they hold only once it stands there (C15, C16).
    window.setBounds(display.bounds);
    window.showInactive();
    cover(window, display);
  });
  void window.loadURL(hallAddress(page));
  return window;
}

/** Covers the display, whatever its size and scale are by now (C18). What is right already is left alone: nothing creeps. */
export function cover(window: BrowserWindow, { bounds }: Display): void {
  const { x, y, width, height } = window.getBounds();
  const fits = x === bounds.x && y === bounds.y && width === bounds.width && height === bounds.height;
  if (fits && window.isFullScreen()) return;
  if (window.isFullScreen()) window.setFullScreen(false);
  window.setBounds(bounds);
  window.setFullScreen(true);
  // Above the task bar of its own display; no other window stands there.
  window.setAlwaysOnTop(true, 'screen-saver');
}
