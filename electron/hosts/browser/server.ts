import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import type { DoorParts } from '../door/door.ts';
import { securityHeaders, type PageFile } from '../door/page.ts';
import type { HostRefusalCode } from '../door/refusals.ts';
import { serve } from './connection.ts';
import { usualLimits, type Limits } from './limits.ts';
import { addressOf, cookieName, refusalAt, same, type Gate } from './gate.ts';
import { paceOf } from './pace.ts';
import { refusalPage, statusOf } from './refusal-page.ts';

export interface BrowserHostOptions {
  readonly door: DoorParts;
  readonly page: ReadonlyMap<string, PageFile>;
  /** 0 takes any free port. */
  readonly port: number;
  readonly limits?: Limits;
}

export interface BrowserHost {
  /** The address to open, with the token of this start in it. */
  readonly url: string;
  readonly port: number;
  readonly token: string;
  close(): Promise<void>;
}

const mono = (): number => performance.now();

/** Opens the desk to browsers of this machine, on 127.0.0.1 only. Rejects when the port is taken. */
export async function openBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  const { page, port, limits = usualLimits } = options;
  const token = randomBytes(24).toString('base64url');
  const server = createServer({ headersTimeout: 5000, requestTimeout: 10_000, maxHeaderSize: 16 * 1024 });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen({ host: '127.0.0.1', port }, done);
  });
  const gate: Gate = { port: (server.address() as AddressInfo).port, token };
  const mayPass = paceOf(limits.requests, mono);
  server.on('request', (request, response) => {
    if (mayPass()) answer({ gate, page }, request, response);
    else refuse(response, 'host.tooFast');
  });
  const sockets = openSockets(server, options, { ...gate, mayPass });
  return {
    url: `http://127.0.0.1:${gate.port}/?token=${token}`,
    port: gate.port,
    token,
    close: () => closeAll(server, sockets),
  };
}

interface Site {
  readonly gate: Gate;
  readonly page: ReadonlyMap<string, PageFile>;
}

function answer({ gate, page }: Site, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 'host.wrongMethod');
  const address = addressOf(request);
  if (!address) return refuse(response, 'host.notUnderstood');
  const refused = refusalAt(gate, request, { upgrade: false });
  const shown = address.searchParams.get('token') ?? '';
  if (refused === 'host.tokenMissing' && same(shown, gate.token)) return letIn(response, gate, placeOf(page, address));
  if (refused) return refuse(response, refused);
  const file = page.get(address.pathname);
  if (!file) return refuse(response, 'host.notFound');
  response.writeHead(200, { ...securityHeaders, ...file.headers, 'content-length': file.body.length });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

/** The page asked for, without the token: a hall TV lands on its screen. What is no page of ours leads to the first one. */
function placeOf(page: Site['page'], { pathname, searchParams }: URL): string {
  if (!page.has(pathname)) return '/';
  searchParams.delete('token');
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname;
}

/** Moves the token from the address, where history keeps it, into a cookie that no script can read. */
function letIn(response: ServerResponse, gate: Gate, location: string): void {
  response.writeHead(303, {
    ...securityHeaders,
    'cache-control': 'no-store',
    'set-cookie': `${cookieName(gate.port)}=${gate.token}; Path=/; HttpOnly; SameSite=Strict`,
    location,
  });
  response.end();
}

function refuse(response: ServerResponse, code: HostRefusalCode): void {
  const body = refusalPage(code);
  response.writeHead(statusOf(code), {
    ...securityHeaders,
    ...(code === 'host.wrongMethod' && { allow: 'GET, HEAD' }),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(body);
}

function openSockets(
  server: ReturnType<typeof createServer>,
  options: BrowserHostOptions,
  gate: Gate & { readonly mayPass: () => boolean },
): WebSocketServer {
  const { door, limits = usualLimits } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.maxMessageBytes });
  let visitors = 0;
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const tooFast = gate.mayPass() ? undefined : 'host.tooFast';
    const full = sockets.clients.size >= limits.maxConnections ? 'host.tooManyConnections' : undefined;
    const elsewhere = addressOf(request)?.pathname === '/desk' ? undefined : 'host.notFound';
    const refused = tooFast ?? refusalAt(gate, request, { upgrade: true }) ?? elsewhere ?? full;
    if (refused) return refuseUpgrade(socket, refused);
    sockets.handleUpgrade(request, socket, head, (client) => {
      visitors += 1;
      serve(client, { door, station: `browser-${visitors}`, limits, mono });
    });
  });
  return sockets;
}

function refuseUpgrade(socket: Socket, code: HostRefusalCode): void {
  const body = refusalPage(code);
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${statusOf(code)} Refused\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

async function closeAll(server: ReturnType<typeof createServer>, sockets: WebSocketServer): Promise<void> {
  for (const client of sockets.clients) client.close(1001);
  const closed = new Promise<void>((done) => server.close(() => done()));
  setTimeout(() => {
    for (const client of sockets.clients) client.terminate();
  }, 500).unref();
  server.closeAllConnections();
  await closed;
}
