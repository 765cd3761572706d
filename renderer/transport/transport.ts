import type { CallAnswer, CallMessage, Change, Snapshot } from '../../shared/contract/transport.ts';

export type CallRequest = Omit<CallMessage, 'id' | 'verb'>;

/** What a subscriber hears. After a gap or a lost link it hears a new snapshot, and goes on from there. */
export interface Listener {
  snapshot(snapshot: Snapshot): void;
  change(change: Change): void;
  /** Whether the desk has been heard lately. */
  link(alive: boolean): void;
}

/** The two verbs, whatever carries them. One subscription at a time: a new one replaces the last. */
export interface Transport {
  /** Rejects only when the link breaks before the answer: the same key may then be given again. */
  call(request: CallRequest): Promise<CallAnswer>;
  subscribe(streams: readonly string[], listener: Listener): void;
  close(): void;
}
