import { app, Menu, protocol, session, type WebContents } from 'electron';
import { securityHeaders, type PageFile } from '../door/page.ts';
import { pageOrigin, scheme } from './channel.ts';

/** What must be said before Electron is ready: our scheme behaves like a secure web site of its own. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves pages from memory by their path: one that is not there does not exist. A file brings its own policy, or gets ours. */
export function servePage(fileAt: (path: string) => PageFile | undefined): void {
  protocol.handle(scheme, ({ url, method }) => {
    const { origin, pathname } = new URL(url);
    const file = method === 'GET' && isOurs(url, origin) ? fileAt(pathname) : undefined;
    if (!file) return new Response('', { status: 404, headers: securityHeaders });
    const isPaper = file.headers['content-type'] === 'application/pdf';
    const headers = { ...(!isPaper && securityHeaders), ...file.headers };
    return new Response(Uint8Array.from(file.body), { headers });
  });
}

/** An own scheme's `origin` reads "null" in some runtimes, so that the address itself is compared as well. */
const isOurs = (url: string, origin: string): boolean => origin === pageOrigin || url.startsWith(`${pageOrigin}/`);

/** Closes every way out of the page: other addresses, new windows, webviews, and whatever asks for a permission. */
export function closeWaysOut(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  defaultSession.setPermissionCheckHandler(() => false);
  defaultSession.setDevicePermissionHandler(() => false);
  defaultSession.on('will-download', (event) => event.preventDefault());
  app.on('web-contents-created', (_event, contents) => confine(contents));
}

/** A page may load itself again; every other address, also another page of ours, is the application's to open. */
function confine(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => {
    const reloads = event.isMainFrame && withoutFragment(event.url) === withoutFragment(contents.getURL());
    if (!reloads || !event.url.startsWith(`${pageOrigin}/`)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
}

const withoutFragment = (url: string): string => url.split('#')[0] ?? '';

/** No menu bar of Electron's own; macOS needs one for copying, pasting and leaving. */
export function setMenu(): void {
  const parts = [{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }] as const;
  Menu.setApplicationMenu(process.platform === 'darwin' ? Menu.buildFromTemplate([...parts]) : null);
}
