import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { usualLimits, type Limits } from '../../electron/hosts/browser/limits.ts';
import { openBrowserHost, type BrowserHost } from '../../electron/hosts/browser/server.ts';
import { openDoor, type OpenedDoor } from '../../electron/hosts/door/open-door.ts';
import { ownAsks, type HostTraits } from '../../electron/hosts/door/own-asks.ts';
import type { PageFile } from '../../electron/hosts/door/page.ts';
import type { ServerMessage } from '../../shared/contract/transport.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';

export interface TestHost extends BrowserHost {
  readonly opened: OpenedDoor;
  readonly folder: string;
  /** Ends the host and leaves the folder, for another start. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const titled = (title: string): PageFile => ({
  body: Buffer.from(`<!doctype html><title>${title}</title>`),
  headers: { 'content-type': 'text/html' },
});

const page = new Map([
  ['/', titled('Tapis')],
  ['/screen/clock', titled('Salle')],
]);

const traits: HostTraits = {
  kind: 'browser',
  version: '0.0.0',
  canPrint: false,
  canPlaceScreens: false,
  hall: null,
  notices: [],
};

/** A real desk in a temporary folder, or one that a host before left, behind a real browser host on a free port. */
export async function openTestHost(
  limits: Partial<Limits> = {},
  folder = mkdtempSync(join(tmpdir(), 'tapis-host-')),
): Promise<TestHost> {
  const config = join(folder, 'config');
  const opened = await openDoor({
    folder: join(folder, 'data'),
    env: { XDG_CONFIG_HOME: config, APPDATA: config, TAPIS_KEY_FILE: join(folder, 'house.key') },
    onFault: (id, error) => console.error(id, error),
  });
  if (isRefused(opened)) throw new Error(opened.refusal.code);
  const door = opened.doorWith(ownAsks(opened.house, () => traits));
  const host = await openBrowserHost({ door, page, port: 0, limits: { ...usualLimits, ...limits } });
  const stop = async (): Promise<void> => {
    await host.close();
    await opened.close();
  };
  return {
    ...host,
    opened,
    folder,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** One request with exactly these headers, which `fetch` would not let a test choose. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** A socket as a page of ours would open it, whose messages are kept in order. */
export class TestSocket {
  readonly heard: ServerMessage[] = [];
  readonly socket: WebSocket;
  private lastId = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.heard.push(JSON.parse((data as Buffer).toString()) as ServerMessage));
    socket.on('error', () => undefined);
  }

  static async open({ port, token }: Pick<BrowserHost, 'port' | 'token'>): Promise<TestSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/desk`, {
      headers: { origin: `http://127.0.0.1:${port}`, cookie: `tapis-${port}=${token}` },
    });
    const opened = new TestSocket(socket);
    await once(socket, 'open');
    return opened;
  }

  /** Sends a message with the next id and waits for what answers it. */
  async ask(message: object): Promise<ServerMessage> {
    this.lastId += 1;
    const id = this.lastId;
    this.socket.send(JSON.stringify({ id, ...message }));
    return this.waitFor((heard) => 'id' in heard && heard.id === id);
  }

  async waitFor(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (const until = performance.now() + 5000; performance.now() < until;) {
      const found = this.heard.find(wanted);
      if (found) return found;
      await new Promise((done) => setTimeout(done, 5));
    }
    throw new Error(`not heard within 5 s; heard ${JSON.stringify(this.heard).slice(0, 400)}`);
  }
}

/** The HTTP status with which an upgrade was refused, or `open`. */
export function tryUpgrade(port: number, path: string, headers: Record<string, string>): Promise<number | 'open'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', () => undefined);
  });
}
