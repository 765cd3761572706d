import { join } from 'node:path';
import { app, BrowserWindow, type BrowserWindowConstructorOptions, type WebPreferences } from 'electron';

interface WindowOptions extends Omit<BrowserWindowConstructorOptions, 'webPreferences' | 'show'> {
  /** What may differ from window to window. Everything else about security is the same for all. */
  readonly web?: Pick<WebPreferences, 'autoplayPolicy' | 'backgroundThrottling' | 'plugins'>;
  /** False for a window whose page has nothing to say to the desk. */
  readonly speaks?: boolean;
}

/** Makes every window of the application: in a sandbox, isolated, without anything of Node. It shows itself to nobody yet. */
export function makeWindow({ web, speaks = true, ...options }: WindowOptions): BrowserWindow {
  return new BrowserWindow({
    backgroundColor: '#0A0E13',
    title: 'Tapis',
    ...options,
    show: false,
    webPreferences: {
      ...web,
      ...(speaks && { preload: join(import.meta.dirname, 'preload.cjs') }),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  });
}
