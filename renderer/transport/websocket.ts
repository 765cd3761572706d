import type { CallAnswer, ServerMessage } from '../../shared/contract/transport.ts';
import { inSequence } from './sequence.ts';
import type { Listener, Transport } from './transport.ts';

/** A screen that has heard nothing for this long says so (decision 21). */
const silenceMs = 5000;
const retryMs = 1000;
/** A socket that stays silent for so long after that is given up: half-open, it would never close by itself (L02). */
const giveUpMs = 5000;

interface Waiting {
  readonly resolve: (answer: CallAnswer) => void;
  readonly reject: (reason: Error) => void;
}

/** The two verbs over a socket to the browser host; comes back by itself after a lost link. */
export class WebSocketTransport implements Transport {
  private readonly address: string;
  private readonly waiting = new Map<number, Waiting>();
  private socket: WebSocket | undefined;
  private subscription: { readonly streams: readonly string[]; readonly listener: Listener } | undefined;
  private sequence: ReturnType<typeof inSequence> | undefined;
  private lastId = 0;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(address: string) {
    this.address = address;
    this.open();
  }

  call(request: Parameters<Transport['call']>[0]): Promise<CallAnswer> {
    return new Promise((resolve, reject) => {
      const id = this.nextId();
      this.waiting.set(id, { resolve, reject });
      if (!this.post({ id, verb: 'call', ...request })) this.give(id)?.reject(new Error('no link to the desk'));
    });
  }

  subscribe(streams: readonly string[], listener: Listener): void {
    this.subscription = { streams, listener };
    this.sequence = inSequence(listener, () => this.ask());
    this.ask();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.silence);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    // A socket that was given up may still speak or close: it is nobody's any more.
    const whileMine = (act: () => void) => () => {
      if (this.socket === socket) act();
    };
    socket.addEventListener(
      'open',
      whileMine(() => this.ask()),
    );
    socket.addEventListener('message', (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener(
      'close',
      whileMine(() => this.lost()),
    );
    this.listen();
  }

  /** Asks for the states again; what comes after them continues the row. */
  private ask(): void {
    if (this.subscription) this.post({ id: this.nextId(), verb: 'subscribe', streams: this.subscription.streams });
  }

  private hear(message: ServerMessage): void {
    this.alive();
    if ('change' in message) this.sequence?.change(message.change);
    else if ('snapshot' in message) this.sequence?.snapshot(message.snapshot);
    else if ('answer' in message) this.give(message.id)?.resolve(message.answer);
    else if ('refusal' in message && message.id !== null) {
      this.give(message.id)?.resolve({ ok: false, refusal: message.refusal });
    }
  }

  private alive(): void {
    this.subscription?.listener.link(true);
    this.listen();
  }

  /** Waits for the next word: silence is told, and if it lasts the socket is given up for another. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.subscription?.listener.link(false);
      this.silence = setTimeout(() => this.giveUp(), giveUpMs);
    }, silenceMs);
  }

  private giveUp(): void {
    const silent = this.socket;
    this.lost();
    silent?.close();
  }

  private lost(): void {
    this.socket = undefined;
    for (const id of this.waiting.keys()) this.give(id)?.reject(new Error('the link broke before the answer'));
    if (this.closed) return;
    clearTimeout(this.silence);
    this.subscription?.listener.link(false);
    setTimeout(() => this.open(), retryMs);
  }

  private give(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private post(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }
}
