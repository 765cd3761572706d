import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContext, type Frame, type Request, type Route } from 'playwright';
import { chromiumFlags, findChromium } from '../../.ci/chromium.ts';
import type { Rectangle } from './electron-machine.ts';
import { served } from './electron-shell.ts';

/** Chromium knows no `app:` scheme here: the page's addresses stand for it under a secure name that exists nowhere. */
const appOrigin = 'app://tapis';
const webOrigin = 'https://tapis.invalid';

export const toWeb = (address: string): string => address.replace(appOrigin, webOrigin);
export const toApp = (address: string): string => address.replace(webOrigin, appOrigin);

/** What this module must know of a window. */
export interface HarnessWindow {
  readonly id: number;
  getBounds(): Rectangle;
  setBounds(bounds: Rectangle): void;
  destroy(): void;
  /** Whether its page may go to an address that it was not sent to by the application. */
  mayNavigate(url: string, isMainFrame: boolean): boolean;
  /** Whether one of its pages this is. */
  owns(page: unknown): boolean;
}

const windows: HarnessWindow[] = [];

export const allWindows = (): readonly HarnessWindow[] => [...windows];
export const addWindow = (window: HarnessWindow): void => void windows.push(window);
export const removeWindow = (window: HarnessWindow): number => {
  windows.splice(windows.indexOf(window), 1);
  return windows.length;
};

let started: Promise<{ browser: Browser; context: BrowserContext }> | undefined;

async function start(): Promise<{ browser: Browser; context: BrowserContext }> {
  const found = await findChromium();
  const port = process.argv.includes('--remote-debugging-port=0') ? await freePort() : undefined;
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [...chromiumFlags, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
    env: { ...process.env, ...found.env },
  });
  const context = await browser.newContext({ viewport: null });
  await context.route('**/*', (route) => answer(route));
  if (port !== undefined) await sayDevTools(port);
  return { browser, context };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The line by which whoever drives Electron from outside finds its pages. */
async function sayDevTools(port: number): Promise<void> {
  const told = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await told.json()) as { webSocketDebuggerUrl: string };
  console.error(`DevTools listening on ${webSocketDebuggerUrl}`);
}

/** The browser behind all windows, started with the first of them. */
export async function browserContext(): Promise<BrowserContext> {
  started ??= start();
  return (await started).context;
}

export const endBrowser = async (): Promise<void> => (await started)?.browser.close();

/** Nothing reaches a network: a request is the application's to serve, or it fails. */
async function answer(route: Route): Promise<void> {
  const request = route.request();
  const frame = frameOf(request);
  const window = frame && windows.find((each) => each.owns(frame.page()));
  if (!frame || !window) return route.abort();
  const address = toApp(request.url());
  const navigates = request.isNavigationRequest();
  // Without content a navigation ends where it began, as a prevented one does.
  if (navigates && !window.mayNavigate(address, frame.parentFrame() === null)) return route.fulfill({ status: 204 });
  if (!request.url().startsWith(`${webOrigin}/`)) return route.abort();
  const response = await served(address, request.method());
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** A window that is only just being opened has no frame yet. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}
