import { app, setSavePath } from './electron-app.ts';
import { allWindows } from './electron-chromium.ts';
import { setPrinters, type TestPrinter } from './electron-contents.ts';
import { powerMonitor, screen, type TestDisplay } from './electron-machine.ts';
import { askPermission, served } from './electron-shell.ts';
import { BrowserWindow } from './electron-window.ts';
import { notesSoFar, type Note } from './harness-notes.ts';

/** A window as the test sees it. */
export interface SeenWindow {
  readonly id: number;
  readonly url: string;
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly visible: boolean;
  readonly focused: boolean;
  readonly fullScreen: boolean;
  readonly onTop: boolean;
  readonly options: Readonly<Record<string, unknown>> & { readonly webPreferences?: Readonly<Record<string, unknown>> };
}

const windows = (): BrowserWindow[] => allWindows().filter((window) => window instanceof BrowserWindow);

function windowOf(id: number): BrowserWindow {
  const found = windows().find((window) => window.id === id);
  if (!found) throw new Error(`no window ${id}`);
  return found;
}

const seen = (window: BrowserWindow): SeenWindow => ({
  id: window.id,
  url: window.webContents.getURL(),
  bounds: window.getBounds(),
  visible: window.isVisible(),
  focused: window.focused,
  fullScreen: window.isFullScreen(),
  onTop: window.onTop,
  options: window.options as SeenWindow['options'],
});

/** The wall jumps by so much while the process stands still, as in a sleep of the machine. */
function sleep(durationMs: number): void {
  const now = Date.now.bind(Date);
  powerMonitor.emit('suspend');
  Date.now = () => now() + durationMs;
  powerMonitor.emit('resume');
}

interface Forged {
  readonly id: number;
  readonly from: 'a frame in the page' | 'another address' | 'another window';
  readonly message: object;
}

function forge({ id, from, message }: Forged): void {
  const { webContents } = windowOf(id);
  const top = { parent: null, url: webContents.getURL() };
  if (from === 'a frame in the page') webContents.forge({ ...top, parent: top }, webContents, message);
  if (from === 'another address') webContents.forge({ ...top, url: 'https://tapis.example/' }, webContents, message);
  if (from === 'another window') webContents.forge(top, {}, message);
}

/** What a test may do to the machine and ask of the application, by name. */
const deeds = {
  windows: (): SeenWindow[] => windows().map(seen),
  notes: (): readonly Note[] => notesSoFar(),
  evaluate: ({ id, code }: { id: number; code: string }): Promise<unknown> => windowOf(id).webContents.evaluate(code),
  screenshot: ({ id, path }: { id: number; path: string }): Promise<void> => windowOf(id).webContents.screenshot(path),
  displays: ({ displays }: { displays: readonly TestDisplay[] }): void => screen.become(displays),
  printers: ({ printers }: { printers: readonly TestPrinter[] }): void => setPrinters(printers),
  saveAt: ({ path }: { path?: string }): void => setSavePath(path),
  place: ({ id, bounds }: { id: number; bounds: SeenWindow['bounds'] }): void => windowOf(id).setBounds(bounds),
  crash: ({ id }: { id: number }): Promise<void> => windowOf(id).webContents.crash(),
  closeWindow: ({ id }: { id: number }): void => windowOf(id).destroy(),
  moveWall: ({ byMs }: { byMs: number }): void => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + byMs;
  },
  sleep: ({ durationMs }: { durationMs: number }): void => sleep(durationMs),
  secondStart: (): void => void app.emit('second-instance', {}, [], ''),
  permission: ({ permission }: { permission: string }): Promise<boolean> => askPermission(permission),
  served: async ({ address, method }: { address: string; method: string }): Promise<{ status: number }> => ({
    status: (await served(address, method)).status,
  }),
  forge,
  quit: (): void => app.quit(),
};

export type Deeds = typeof deeds;

interface Asked {
  readonly id: number;
  readonly name: keyof Deeds;
  readonly input: never;
}

/** Hears the test that started this process; without it there is nothing to live for. */
export function listen(): void {
  process.on('message', (message) => void answer(message as Asked));
  process.on('disconnect', () => process.exit(1));
}

async function answer({ id, name, input }: Asked): Promise<void> {
  try {
    const value = await (deeds[name] as (given: never) => unknown)(input);
    process.send?.({ id, value });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) });
  }
}
