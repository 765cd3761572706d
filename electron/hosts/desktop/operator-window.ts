import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import { pageOrigin } from './channel.ts';

/** The operator's window: the page in a sandbox, with the two verbs of the preload script and nothing of Node. */
export function openOperatorWindow(): BrowserWindow {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    minWidth: 1024,
    minHeight: 700,
    show: false,
    backgroundColor: '#0A0E13',
    title: 'Tapis',
    webPreferences: {
      preload: join(import.meta.dirname, 'preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  });
  window.once('ready-to-show', () => window.show());
  void window.loadURL(`${pageOrigin}/`);
  return window;
}
