import { EventEmitter } from 'node:events';
import { note } from './harness-notes.ts';

export const ipcMain = new EventEmitter();

type Handler = (request: Request) => Response | Promise<Response>;
let handler: Handler = () => new Response('', { status: 500 });

export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown) => note('schemes', schemes),
  handle: (_scheme: string, handle: Handler) => {
    handler = handle;
  },
};

/** What the application serves under an address of its own scheme. */
export const served = async (address: string, method: string): Promise<Response> =>
  handler(new Request(address, { method }));

type Answer = (allowed: boolean) => void;
let mayUse: (contents: object, permission: string, answer: Answer) => void = () => undefined;

export const session = {
  defaultSession: Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handle: typeof mayUse) => {
      mayUse = handle;
    },
    setPermissionCheckHandler: (handle: () => boolean) => note('permission check', handle()),
    setDevicePermissionHandler: (handle: () => boolean) => note('device permission', handle()),
  }),
};

/** Asks as a page would through Chromium. */
export const askPermission = (permission: string): Promise<boolean> =>
  new Promise((resolve) => mayUse({}, permission, resolve));
