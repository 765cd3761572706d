import { elapsedBetween, type Reading } from './reading.ts';
import type { ClockCore } from './state.ts';

/** Played of the current segment at a reading. */
export const elapsedAt = (core: Readonly<ClockCore>, now: Reading): number =>
  core.elapsedMs + (core.status === 'running' ? elapsedBetween(core.anchor, now) : 0);

/** Moves the anchor to a reading, taking in what was played until then. */
export function settle(core: ClockCore, anchor: Reading): void {
  core.elapsedMs = elapsedAt(core, anchor);
  core.anchor = anchor;
}

/** Leaves the current segment for another, which begins at the anchor with its full time. */
export function moveTo(core: ClockCore, position: number, anchor: Reading): void {
  settle(core, anchor);
  core.spent[core.position] = (core.spent[core.position] ?? 0) + core.elapsedMs;
  core.position = position;
  core.elapsedMs = 0;
  core.extraMs = 0;
  const earlier = Object.entries(core.reached).filter(([at]) => Number(at) < position);
  core.reached = { ...Object.fromEntries(earlier), [position]: anchor.wall };
}

export const copyCore = (core: Readonly<ClockCore>): ClockCore => ({
  ...core,
  spent: { ...core.spent },
  reached: { ...core.reached },
});
