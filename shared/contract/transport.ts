import type { JournalEvent } from '../kernel/event.ts';
import type { Refused } from '../kernel/refusal.ts';
import { z } from './zod.ts';

/** The two verbs between a window and the desk, the same over a socket and over Electron's messages. */

const messageId = z.int().min(1);
const stream = z.string().regex(/^[a-z]+(\/[a-z0-9][a-z0-9_-]{0,63})?$/);

const callMessage = z.strictObject({
  id: messageId,
  verb: z.literal('call'),
  name: z.string().max(100),
  input: z.unknown(),
  /** What signing in answered; nobody is signed in without it. */
  session: z.string().max(200).optional(),
  key: z.string().max(100).optional(),
  expects: z.record(stream, z.int().min(0)).optional(),
});

const subscribeMessage = z.strictObject({
  id: messageId,
  verb: z.literal('subscribe'),
  /**
   * Streams whose state and events are wanted; `tournament/*` is every one: the states of those written to last, the events
   * of all. A second subscription replaces the first.
   */
  streams: z.array(z.union([stream, z.string().regex(/^[a-z]+\/\*$/)])).max(64),
});

export const clientMessage = z.discriminatedUnion('verb', [callMessage, subscribeMessage]);

export type CallMessage = z.output<typeof callMessage>;

/** The journal's last line: its number and its hash (64 hex digits). */
export interface JournalHead {
  readonly seq: number;
  readonly hash: string;
}

export type CallAnswer =
  | { readonly ok: true; readonly key?: string; readonly seq?: number; readonly answer: object }
  | ({ readonly ok: false } & Refused);

/** Where a subscription begins: the states at `head`, to go on from with changes. */
export interface Snapshot {
  readonly head: JournalHead;
  readonly states: Readonly<Record<string, { readonly state: object; readonly rev: number }>>;
}

/** What one command did: every stream it touched, and the events of the streams subscribed to. */
export interface Change {
  /** Number of the line before this change: another number than the last `head.seq` means that a change was missed. */
  readonly after: number;
  readonly head: JournalHead;
  readonly streams: readonly string[];
  readonly events: readonly JournalEvent[];
}

export type ServerMessage =
  | { readonly id: number; readonly answer: CallAnswer }
  | { readonly id: number; readonly snapshot: Snapshot }
  | { readonly change: Change }
  /** The desk is alive; sent at a steady pace so that a screen knows when it hears nothing. */
  | { readonly beat: number }
  /** Said of a message that could not be understood, or came too fast. */
  | ({ readonly id: number | null } & Refused);
