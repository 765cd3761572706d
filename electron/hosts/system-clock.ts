import type { Clock } from '../desk/ports.ts';

/** The computer's own clock: the wall as it is set, and the monotonic count of this process. */
export const systemClock: Clock = {
  now: () => ({ wall: Date.now(), mono: Math.round(performance.now()) }),
};
