import type { RawData, WebSocket } from 'ws';
import type { ServerMessage } from '../../../shared/contract/transport.ts';
import { enter, idOf, type DoorParts } from '../door/door.ts';
import { refuseHost } from '../door/refusals.ts';
import { paceOf } from './pace.ts';
import type { Limits } from './limits.ts';

/** A screen that takes in nothing while this much waits for it is let go; it comes back and starts from a snapshot. */
const maxWaitingBytes = 32 * 1024 * 1024;

export interface ConnectionOptions {
  readonly door: DoorParts;
  readonly station: string;
  readonly limits: Limits;
  readonly mono: () => number;
}

/** Serves one window over its socket until it goes away or stops answering. */
export function serve(socket: WebSocket, { door, station, limits, mono }: ConnectionOptions): void {
  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const visitor = enter(door, station, send);
  const mayPass = paceOf(limits.messages, mono);
  socket.on('message', (data, binary) => {
    const message = binary ? undefined : parsed(data);
    if (mayPass()) void visitor.receive(message);
    else send({ id: idOf(message), ...refuseHost('host.tooFast') });
  });
  const stopBeats = keepAlive(socket, limits.beatMs, () => send({ beat: door.desk.head.seq }));
  // A broken frame or one that is too long: the library closes the socket, there is nobody left to tell.
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    stopBeats();
    visitor.leave();
  });
}

/** Sends a beat and a ping at a steady pace; a window that left five pings unanswered is gone. */
function keepAlive(socket: WebSocket, beatMs: number, beat: () => void): () => void {
  let unanswered = 0;
  socket.on('pong', () => {
    unanswered = 0;
  });
  const timer = setInterval(() => {
    unanswered += 1;
    if (unanswered > 5) socket.terminate();
    else socket.ping();
    beat();
  }, beatMs);
  return () => clearInterval(timer);
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return undefined; // answered as "not understood"
  }
}
