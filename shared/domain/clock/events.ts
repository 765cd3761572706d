import { eventMaker } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { Reading } from './reading.ts';
import type { ClockAction } from './state.ts';

/** Digest of the signs of life (desk and screens) since the last one that the journal took in (decision 19). */
export interface HeartbeatsDigest {
  readonly count: number;
  readonly sha256: string;
}

interface Anchored {
  readonly anchor: Reading;
}

interface WithHeartbeats extends Anchored {
  readonly heartbeats?: HeartbeatsDigest;
}

/** Events of a tournament's clock, in its stream. `anchor` is when it happened, by the wall and by monotonic time. */
export interface ClockEvents {
  'clock.started': Anchored;
  'clock.paused': WithHeartbeats;
  'clock.resumed': WithHeartbeats;
  'clock.jumped': Anchored & { readonly to: number };
  /** Positive gives time to the segment. */
  'clock.adjusted': Anchored & { readonly byMs: number };
  /** The last action that stood is taken back: the clock goes on as if it had not been. */
  'clock.undone': Anchored & { readonly action: ClockAction };
  /** Time reached a position; `anchor` is the exact boundary, however late the desk looked. */
  'clock.levelReached': WithHeartbeats & { readonly position: number };
  'clock.ended': WithHeartbeats & { readonly reason: 'end-of-structure' };
  /** The desk came back and found the clock running; `anchor` is the last sign of life. */
  'clock.interrupted': WithHeartbeats;
  'clock.recovered': Anchored & { readonly choice: 'resume' | 'count-gap'; readonly gapMs: number };
  /** The wall clock moved against monotonic time; play time is not touched. */
  'clock.wallJumped': Anchored & { readonly byMs: number };
  /** What the hall's screens say beside the clock, instead of what they said before; until an instant, or until it is taken off. */
  'clock.messageShown': SealedText & { readonly until: number | null };
  'clock.messageCleared': { readonly textId: string };
}

export const clockEvent = eventMaker<ClockEvents>();

/** What the clock hears of other features of the same stream, to stop when one player is left (C22). */
export interface HeardEvents {
  'registration.playerRegistered': { readonly entry: string };
  'registration.cancelled': { readonly entry: string };
  'registration.rebought': { readonly entry: string };
  'registration.rebuyRefunded': { readonly entry: string };
  'standings.eliminated': { readonly busts: readonly { readonly entry: string }[] };
  'standings.reinstated': { readonly entry: string };
  'conduct.expelled': { readonly entry: string };
  'conduct.expulsionRevoked': { readonly entry: string };
  'conduct.absentRemoved': { readonly absent: readonly { readonly entry: string }[] };
  'conduct.playStopped': object;
  'standings.closed': object;
  'standings.reopened': object;
}
