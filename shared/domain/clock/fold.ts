import type { EventMeta, Fold } from '../../kernel/event.ts';
import { copyCore, moveTo, settle } from './elapsed.ts';
import type { ClockEvents, HeardEvents } from './events.ts';
import { after } from './reading.ts';
import type { ClockAction, ClockCore, ClockState } from './state.ts';

const longestHistory = 10;

function remember(clock: ClockState, action: ClockAction, at: number): void {
  clock.history = [...clock.history, { action, at, before: copyCore(clock.core) }].slice(-longestHistory);
}

const clockFold: Fold<ClockState, ClockEvents> = {
  'clock.started': ({ core }, { anchor }) => {
    core.status = 'running';
    core.anchor = anchor;
    core.reached[0] = anchor.wall;
  },
  'clock.paused': (clock, { anchor }) => {
    remember(clock, 'paused', anchor.wall);
    settle(clock.core, anchor);
    clock.core.status = 'paused';
  },
  'clock.resumed': (clock, { anchor }) => {
    remember(clock, 'resumed', anchor.wall);
    clock.core.anchor = anchor;
    clock.core.status = 'running';
  },
  'clock.jumped': (clock, { to, anchor }) => {
    remember(clock, 'jumped', anchor.wall);
    moveTo(clock.core, to, anchor);
  },
  'clock.adjusted': (clock, { byMs, anchor }) => {
    remember(clock, 'adjusted', anchor.wall);
    settle(clock.core, anchor);
    clock.core.extraMs += byMs;
  },
  'clock.undone': (clock) => {
    const last = clock.history.pop();
    if (!last) return;
    clock.core = last.before;
    clock.endedBy = null;
  },
  'clock.levelReached': ({ core }, { position, anchor }) => moveTo(core, position, anchor),
  'clock.ended': (clock, { anchor, reason }) => {
    settle(clock.core, anchor);
    clock.core.status = 'ended';
    clock.endedBy = reason;
  },
  'clock.interrupted': (clock, { anchor }) => {
    settle(clock.core, anchor);
    clock.core.status = 'interrupted';
    // Readings of the process that failed cannot be compared with new ones.
    clock.history = [];
  },
  'clock.recovered': (clock, { choice, gapMs, anchor }) => {
    remember(clock, 'recovered', anchor.wall);
    clock.core.anchor = choice === 'count-gap' ? after(anchor, -gapMs) : anchor;
    clock.core.status = 'running';
  },
  'clock.wallJumped': (clock, { byMs, anchor }) => {
    moveWall(clock.core, byMs);
    clock.core.anchor = anchor;
    // Cores kept for undo must agree with the new wall, or going back to one would look like a jump again.
    for (const { before } of clock.history) moveWall(before, byMs);
  },
  'clock.messageShown': (clock, { textId, until }, { at }) => {
    clock.message = { textId, shownAt: at, until };
  },
  'clock.messageCleared': (clock) => {
    clock.message = null;
  },
};

/** Restates wall instants on the wall clock as it reads now, so that durations up to now stay true. */
function moveWall(core: ClockCore, byMs: number): void {
  core.anchor = { ...core.anchor, wall: core.anchor.wall + byMs };
  for (const position of Object.keys(core.reached)) core.reached[position] = (core.reached[position] ?? 0) + byMs;
}

/** Stops the clock for good; its time stays as it was at that moment (C22). */
function endByWinner(clock: ClockState, { at }: EventMeta): void {
  const { core } = clock;
  if (core.status === 'waiting' || core.status === 'ended') return;
  clock.endedBy = 'winner';
  end(clock, at);
}

/** The clock stands for good at a moment of the wall clock. */
function end(clock: ClockState, at: number): void {
  const { core } = clock;
  clock.beforeEnd = core.status;
  settle(core, after(core.anchor, at - core.anchor.wall));
  core.status = 'ended';
}

/** A second player is back: the clock goes on from where it stopped, as it stood then. */
function playOn(clock: ClockState, { at }: EventMeta): void {
  const { core } = clock;
  if (clock.endedBy !== 'winner' || clock.players.in.length < 2) return;
  core.status = clock.beforeEnd ?? 'paused';
  core.anchor = after(core.anchor, at - core.anchor.wall);
  clock.endedBy = null;
  clock.beforeEnd = null;
}

function leave(clock: ClockState, gone: readonly { readonly entry: string }[], meta: EventMeta): void {
  for (const { entry } of gone) drop(clock, entry);
  if (clock.players.in.length === 1) endByWinner(clock, meta);
}

const drop = (clock: ClockState, entry: string): void => {
  clock.players.in = clock.players.in.filter((each) => each !== entry);
};

function bringIn(clock: ClockState, entry: string): boolean {
  if (clock.players.in.includes(entry)) return false;
  clock.players.in.push(entry);
  return true;
}

const heardFold: Fold<ClockState, HeardEvents> = {
  // An entry is registered once: it is not among the players yet.
  'registration.playerRegistered': (clock, { entry }) => void clock.players.in.push(entry),
  'registration.cancelled': (clock, { entry }) => drop(clock, entry),
  'registration.rebought': (clock, { entry }, meta) => {
    if (!bringIn(clock, entry)) return;
    clock.players.broughtBack.push(entry);
    playOn(clock, meta);
  },
  'registration.rebuyRefunded': (clock, { entry }, meta) => {
    const index = clock.players.broughtBack.lastIndexOf(entry);
    if (index < 0) return;
    clock.players.broughtBack.splice(index, 1);
    drop(clock, entry);
    if (clock.players.in.length === 1) endByWinner(clock, meta);
  },
  'standings.eliminated': (clock, { busts }, meta) => leave(clock, busts, meta),
  'conduct.expelled': (clock, gone, meta) => leave(clock, [gone], meta),
  'conduct.absentRemoved': (clock, { absent }, meta) => leave(clock, absent, meta),
  'conduct.expulsionRevoked': (clock, { entry }, meta) => {
    bringIn(clock, entry);
    playOn(clock, meta);
  },
  'conduct.playStopped': (clock, _data, { at }) => {
    if (clock.core.status !== 'ended') end(clock, at);
    clock.endedBy = 'halted';
  },
  'standings.reinstated': (clock, { entry }, meta) => {
    bringIn(clock, entry);
    playOn(clock, meta);
  },
  'standings.closed': (clock, _data, meta) => endByWinner(clock, meta),
  'standings.reopened': (clock, _data, meta) => playOn(clock, meta),
};

export const clockStateFold: Fold<ClockState, ClockEvents & HeardEvents> = { ...clockFold, ...heardFold };
