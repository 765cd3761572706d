import {
  clientMessage,
  type CallMessage,
  type Change,
  type JournalHead,
  type ServerMessage,
  type Snapshot,
} from '../../../shared/contract/transport.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import type { Answer, Caller, DeskRequest } from '../../desk/request.ts';
import { isForHost, type HostSide } from './host-side.ts';
import { refuseHost } from './refusals.ts';

/** What a host needs of the desk. */
export interface DeskSide {
  readonly head: JournalHead;
  call(request: DeskRequest): Promise<Answer>;
  subscribe(listener: (events: readonly JournalEvent[]) => void): () => void;
  snapshotOf(stream: string): { readonly state: object; readonly rev: number };
}

export interface DoorParts {
  readonly desk: DeskSide;
  /** Answers what is asked of the machine and not of the desk: its clock, screens, printers. */
  readonly host: HostSide;
  /** The streams of a kind that were written to last, latest first: what `tournament/*` stands for. */
  readonly recentStreams: (kind: string) => readonly string[];
  /** Who speaks: the account behind a session, or nobody. */
  readonly identify: (session: string | undefined, station: string) => Caller;
}

/** One window's side of the door. */
export interface Visitor {
  /** Takes one message, already parsed from its wire form, and answers through `send`. */
  receive(message: unknown): Promise<void>;
  leave(): void;
}

/**
 * Lets one window speak to the desk with the two verbs, whatever the wire. `station` names the window's place in the
 * journal; `send` must not throw.
 */
export function enter(parts: DoorParts, station: string, send: (message: ServerMessage) => void): Visitor {
  const { desk, recentStreams } = parts;
  let wanted: readonly string[] | undefined;
  const leave = desk.subscribe((events) => {
    if (wanted) send({ change: changeOf(events, desk.head, wanted) });
  });
  return {
    leave,
    receive: async (message) => {
      const parsed = clientMessage.safeParse(message);
      if (!parsed.success) {
        send({ id: idOf(message), ...refuseHost('host.notUnderstood') });
      } else if (parsed.data.verb === 'call') {
        send({ id: parsed.data.id, answer: await answerOf(parts, parsed.data, station) });
      } else {
        wanted = parsed.data.streams;
        const streams = wanted.flatMap((name) => (name.endsWith('/*') ? recentStreams(name.slice(0, -2)) : [name]));
        send({ id: parsed.data.id, snapshot: snapshotOf(desk, streams) });
      }
    },
  };
}

function answerOf(parts: DoorParts, message: CallMessage, station: string): Promise<Answer> {
  const { name, input, key, expects, session } = message;
  const identify = (): Caller => parts.identify(session, station);
  if (isForHost(name)) return parts.host.call({ name, input, station, identify });
  return parts.desk.call({ name, input, key, expects, caller: identify() });
}

/** Nothing waits between the states and the head: they belong together. */
function snapshotOf(desk: DeskSide, streams: readonly string[]): Snapshot {
  const states = streams.map((stream) => {
    const { state, rev } = desk.snapshotOf(stream);
    return [stream, { state, rev }] as const;
  });
  return { head: desk.head, states: Object.fromEntries(states) };
}

function changeOf(events: readonly JournalEvent[], head: JournalHead, wanted: readonly string[]): Change {
  const isWanted = (stream: string) => wanted.includes(stream) || wanted.includes(`${stream.split('/')[0]}/*`);
  return {
    after: (events[0]?.seq ?? head.seq + 1) - 1,
    head,
    streams: [...new Set(events.map((event) => event.stream))],
    events: events.filter((event) => isWanted(event.stream)),
  };
}

/** The number that an answer must carry, as far as it can be read. */
export function idOf(message: unknown): number | null {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : null;
  return typeof id === 'number' ? id : null;
}
