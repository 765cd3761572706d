/**
 * As much of Electron as the desktop host uses, over a real Chromium: a `BrowserWindow` is a page in it, the preload script runs in an
 * isolated world of that page, messages are cloned, the protocol handler really serves. What the operating system would do (displays,
 * sleep, printers, a second start) the test does, through `harness-control.ts`.
 */
import { listen } from './harness-control.ts';

export { BrowserWindow } from './electron-window.ts';
export { app, dialog, Menu } from './electron-app.ts';
export { powerMonitor, powerSaveBlocker, safeStorage, screen } from './electron-machine.ts';
export { ipcMain, protocol, session } from './electron-shell.ts';

listen();
