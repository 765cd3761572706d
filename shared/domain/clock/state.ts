import type { Reading } from './reading.ts';

/**
 * `waiting` before the start; `interrupted` after a failure, until somebody says how to count the gap; `ended` when the winner
 * is known or the structure is over.
 */
export type ClockStatus = 'waiting' | 'running' | 'paused' | 'interrupted' | 'ended';

/** What the time shown follows from. Nothing here counts: it only changes when something happens. */
export interface ClockCore {
  status: ClockStatus;
  /** Index into the schedule; beyond it the last level is being repeated. */
  position: number;
  /** Played of this segment up to the anchor; unchanged while the clock does not run. */
  elapsedMs: number;
  /** Given to this segment (or taken, when negative) by hand. */
  extraMs: number;
  anchor: Reading;
  /** Played of segments left behind, by position. */
  spent: Record<string, number>;
  /** The wall instant at which each position was last reached. */
  reached: Record<string, number>;
}

export type ClockAction = 'paused' | 'resumed' | 'jumped' | 'adjusted' | 'recovered';

/** An action that can still be undone: the core as it was before. */
export interface UndoableAction {
  readonly action: ClockAction;
  readonly at: number;
  readonly before: ClockCore;
}

/** What the director says on the hall's screens; its words are sealed under `textId` (decision 25). */
export interface HallMessage {
  readonly textId: string;
  readonly shownAt: number;
  /** Epoch milliseconds; `null` until somebody takes it off. */
  readonly until: number | null;
}

/** The slice `clock` of a tournament. */
export interface ClockState {
  core: ClockCore;
  /** Latest last. */
  history: UndoableAction[];
  endedBy: 'winner' | 'end-of-structure' | 'halted' | null;
  /** How the clock stood when the last elimination ended it, to go on from when it is taken back. */
  beforeEnd: ClockStatus | null;
  /** Who is in play, kept only to know when one player is left. */
  players: { in: string[]; broughtBack: string[] };
  /** The last message that was not taken off; it may be over, see `standingMessage`. */
  message: HallMessage | null;
}

export const initialClock = (): ClockState => ({
  core: {
    status: 'waiting',
    position: 0,
    elapsedMs: 0,
    extraMs: 0,
    anchor: { wall: 0, mono: 0 },
    spent: {},
    reached: {},
  },
  history: [],
  endedBy: null,
  beforeEnd: null,
  players: { in: [], broughtBack: [] },
  message: null,
});

export type ClockView = Readonly<ClockState>;
