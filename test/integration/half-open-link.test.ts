import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocketServer, type WebSocket as Socket } from 'ws';
import { WebSocketTransport } from '../../renderer/transport/websocket.ts';

let server: WebSocketServer | undefined;
let transport: WebSocketTransport | undefined;

afterEach(() => {
  transport?.close();
  server?.close();
});

/** A desk that is heard, or one behind a cable that was pulled: it takes what is sent and says nothing, and does not close. */
function answering(socket: Socket, seq: number): void {
  socket.on('message', (data) => {
    const { id, verb } = JSON.parse((data as Buffer).toString()) as { readonly id: number; readonly verb: string };
    if (verb === 'subscribe') socket.send(JSON.stringify({ id, snapshot: { head: { seq, hash: 'h' }, states: {} } }));
    else if (seq > 1) socket.send(JSON.stringify({ id, answer: { ok: true, answer: {} } }));
  });
}

it('a link that carries one way only is noticed within 15 s and made anew, one socket at a time (L02)', async () => {
  const desk = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server = desk;
  let seq = 0;
  desk.on('connection', (socket) => answering(socket, ++seq));
  await once(desk, 'listening');

  const heads: number[] = [];
  const links: boolean[] = [];
  transport = new WebSocketTransport(`ws://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  transport.subscribe(['house'], {
    snapshot: ({ head }) => heads.push(head.seq),
    change: () => undefined,
    link: (alive) => links.push(alive),
  });
  await vi.waitFor(() => expect(heads).toEqual([1]), 3_000);
  const unanswered = transport.call({ name: 'registration.registerPlayer', input: {}, key: 'k' });
  await expect(unanswered).rejects.toThrow('the link broke before the answer');
  await vi.waitFor(() => expect(heads).toEqual([1, 2]), 3_000);
  expect(links.at(-1)).toBe(true);
  expect(links).toContain(false);
  await vi.waitFor(() => expect(desk.clients.size).toBe(1), 3_000);
  expect(await transport.call({ name: 'registration.registerPlayer', input: {}, key: 'k' })).toMatchObject({
    ok: true,
  });
}, 20_000);
