import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { allWindows, endBrowser } from './electron-chromium.ts';
import { note, preventable } from './harness-notes.ts';

class App extends EventEmitter {
  readonly isPackaged = true;

  requestSingleInstanceLock = (): boolean => process.env.HARNESS_SECOND_START !== 'yes';
  whenReady = (): Promise<void> => Promise.resolve();
  getLocale = (): string => process.env.HARNESS_LOCALE ?? 'fr';
  getPath = (name: string): string => `${process.env.HARNESS_USER_DATA ?? ''}/${name}`;

  getVersion(): string {
    const file = new URL('../../package.json', import.meta.url);
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  }

  exit(code: number): void {
    note('exit', code);
    void this.end(code);
  }

  /** As Electron does: first the windows, then the application, which may ask to wait. */
  quit(): void {
    this.emit('before-quit', preventable({}));
    for (const window of allWindows()) window.destroy();
    const event = preventable({});
    this.emit('will-quit', event);
    note('quit', event.prevented ? 'waits' : 'goes');
    if (!event.prevented) void this.end(0);
  }

  private async end(code: number): Promise<void> {
    await endBrowser();
    process.send?.({ ended: code });
    process.exit(code);
  }
}

export const app = new App();

export const Menu = {
  setApplicationMenu: (menu: unknown) => note('menu', menu),
  buildFromTemplate: (template: unknown) => template,
};

/** Where the person at the machine saves a file when asked; `undefined` while they think better of it. */
let savePath: string | undefined;
export const setSavePath = (path: string | undefined): void => {
  savePath = path;
};

export const dialog = {
  showSaveDialog: (_window: object, options: object): Promise<{ canceled: boolean; filePath: string }> => {
    note('save dialog', options);
    return Promise.resolve({ canceled: savePath === undefined, filePath: savePath ?? '' });
  },
  /** Also to the terminal: after it the application ends, and nobody can ask it any more. */
  showErrorBox: (title: string, text: string) => {
    note('error box', [title, text]);
    console.error(title, text);
  },
  showMessageBoxSync: (options: object) => note('message box', options),
};
