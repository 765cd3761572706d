import { contextBridge, ipcRenderer } from 'electron';
import type { CallAnswer, CallMessage, Change, ServerMessage, Snapshot } from '../../../shared/contract/transport.ts';
import { channel } from './channel.ts';

/** The page sees two functions, `call` and `subscribe`, and nothing else of Electron. */

type Reply = Exclude<ServerMessage, { readonly change: Change } | { readonly beat: number }>;

const waiting = new Map<number, (reply: Reply) => void>();
let lastId = 0;
let heard: ((change: Change) => void) | undefined;

ipcRenderer.on(channel, (_event, message: ServerMessage) => {
  if ('change' in message) heard?.(message.change);
  else if ('id' in message && message.id !== null) {
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  }
});

function ask(message: object): Promise<Reply> {
  return new Promise((resolve) => {
    lastId += 1;
    waiting.set(lastId, resolve);
    ipcRenderer.send(channel, { id: lastId, ...message });
  });
}

contextBridge.exposeInMainWorld('tapis', {
  call: async (request: Omit<CallMessage, 'id' | 'verb'>): Promise<CallAnswer> => {
    const reply = await ask({ ...request, verb: 'call' });
    if ('answer' in reply) return reply.answer;
    if ('refusal' in reply) return { ok: false, refusal: reply.refusal };
    throw new Error('a call was answered with a snapshot');
  },
  subscribe: async (streams: readonly string[], onChange: (change: Change) => void): Promise<Snapshot> => {
    heard = onChange;
    const reply = await ask({ verb: 'subscribe', streams });
    if ('snapshot' in reply) return reply.snapshot;
    throw new Error('a subscription was refused');
  },
});
