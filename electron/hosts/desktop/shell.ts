import { app, Menu, protocol, session, type WebContents } from 'electron';
import { securityHeaders, type PageFile } from '../door/page.ts';
import { pageOrigin, scheme } from './channel.ts';

/** What must be said before Electron is ready: our scheme behaves like a secure web site of its own. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the built page from memory: a path that is not in it does not exist. */
export function servePage(page: ReadonlyMap<string, PageFile>): void {
  protocol.handle(scheme, ({ url, method }) => {
    const { origin, pathname } = new URL(url);
    const file = method === 'GET' && isOurs(url, origin) ? page.get(pathname) : undefined;
    if (!file) return new Response('', { status: 404, headers: securityHeaders });
    return new Response(Uint8Array.from(file.body), { headers: { ...securityHeaders, ...file.headers } });
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

function confine(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => {
    if (event.url !== `${pageOrigin}/`) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
}

/** No menu bar of Electron's own; macOS needs one for copying, pasting and leaving. */
export function setMenu(): void {
  const parts = [{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }] as const;
  Menu.setApplicationMenu(process.platform === 'darwin' ? Menu.buildFromTemplate([...parts]) : null);
}
