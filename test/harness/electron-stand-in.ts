import { EventEmitter } from 'node:events';

/**
 * As much of Electron as the desktop's main needs to run in Node: it notes what it was asked for, one JSON value a line on stdout,
 * serves the page's addresses through the real handler, and plays a visit: two messages of the page, one of a stranger.
 */
const note = (name: string, value: unknown): void => console.log(JSON.stringify({ name, value }));

interface Preventable {
  prevented: boolean;
  preventDefault(): void;
}

const preventable = (extra: object = {}): Preventable => ({
  prevented: false,
  preventDefault() {
    this.prevented = true;
  },
  ...extra,
});

class App extends EventEmitter {
  readonly isPackaged = true;
  requestSingleInstanceLock = (): boolean => true;
  whenReady = (): Promise<void> => Promise.resolve();
  exit = (code: number): never => process.exit(code);
  quit(): void {
    const event = preventable();
    this.emit('will-quit', event);
    note('quit', event.prevented ? 'waits' : 'goes');
    if (!event.prevented) setImmediate(() => process.exit(0));
  }
}

export const app = new App();
export const ipcMain = new EventEmitter();
export const Menu = {
  setApplicationMenu: (menu: unknown) => note('menu', menu),
  buildFromTemplate: (template: unknown) => template,
};
export const dialog = {
  showErrorBox: (title: string, text: string) => note('error', [title, text]),
  showMessageBoxSync: ({ message }: { message: string }) => note('recovery code', message),
};

let servePage: (request: { url: string; method: string }) => Response = () => new Response();
export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown) => note('schemes', schemes),
  handle: (_scheme: string, handler: typeof servePage) => {
    servePage = handler;
  },
};

type Answer = (allowed: boolean) => void;
let mayUse: (contents: object, permission: string, answer: Answer) => void = () => undefined;
export const session = {
  defaultSession: Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handler: typeof mayUse) => {
      mayUse = handler;
    },
    setPermissionCheckHandler: (handler: () => boolean) => note('permission check', handler()),
    setDevicePermissionHandler: (handler: () => boolean) => note('device permission', handler()),
  }),
};

class Contents extends EventEmitter {
  send = (_channel: string, message: unknown): void => note('to the page', message);
  setWindowOpenHandler = (handler: () => unknown): void => note('new window', handler());
}

export class BrowserWindow extends EventEmitter {
  readonly webContents = new Contents();

  constructor({ webPreferences }: { webPreferences: object }) {
    super();
    note('web preferences', webPreferences);
    app.emit('web-contents-created', {}, this.webContents);
  }

  isDestroyed = (): boolean => false;

  loadURL(url: string): Promise<void> {
    note('load', url);
    for (const asked of [url, 'app://tapis/../package.json', 'app://elsewhere/']) {
      const { status, headers } = servePage({ url: asked, method: 'GET' });
      note('served', [asked, status, headers.get('content-security-policy')]);
    }
    this.tryToLeave();
    setImmediate(() => this.speak());
    return Promise.resolve();
  }

  private tryToLeave(): void {
    for (const way of ['will-frame-navigate', 'will-attach-webview', 'will-redirect']) {
      const event = preventable({ url: 'https://elsewhere.example/' });
      this.webContents.emit(way, event);
      note('way out', [way, event.prevented]);
    }
    mayUse({}, 'geolocation', (allowed) => note('permission', allowed));
  }

  private speak(): void {
    const top = { parent: null, url: 'app://tapis/' };
    const say = (senderFrame: object, message: object) =>
      ipcMain.emit('tapis', { sender: this.webContents, senderFrame }, message);
    say(top, { id: 1, verb: 'subscribe', streams: ['house'] });
    say({ parent: null, url: 'https://elsewhere.example/' }, { id: 2, verb: 'subscribe', streams: ['house'] });
    say({ parent: top, url: 'app://tapis/' }, { id: 3, verb: 'subscribe', streams: ['house'] });
    say(top, { id: 4, verb: 'call', name: 'house.state', input: {} });
    setTimeout(() => app.quit(), 500);
  }
}
