/**
 * A reading of the desk's clock port: `wall` is epoch milliseconds, `mono` counts milliseconds that nobody can move
 * (decision 20). Both whole.
 *
 * Rule for time between two readings: the monotonic difference counts, so a moved wall clock changes nothing (C07). `mono`
 * starts anew with every desk process; therefore no clock is left running over a restart: the first thing a host does is to
 * interrupt every running clock at its last sign of life (`clock.interrupt`), and from there on anchors belong to the new
 * process. Should a reading be older by `mono` than its anchor all the same, it is of another process, and the wall
 * difference is used.
 */
export interface Reading {
  readonly wall: number;
  readonly mono: number;
}

/** Beyond this, wall and monotonic time have parted: somebody moved the clock, or the machine slept (decision 20). */
export const wallJumpMs = 2000;

/** Milliseconds from `anchor` to `now`, by the rule above; never negative. */
export function elapsedBetween(anchor: Reading, now: Reading): number {
  const byMono = now.mono - anchor.mono;
  return byMono >= 0 ? byMono : Math.max(0, now.wall - anchor.wall);
}

/** How far the wall has moved against monotonic time since the anchor; 0 across a restart, where nothing can be said. */
export const wallDrift = (anchor: Reading, now: Reading): number =>
  now.mono < anchor.mono ? 0 : now.wall - anchor.wall - (now.mono - anchor.mono);

export const after = ({ wall, mono }: Reading, durationMs: number): Reading => ({
  wall: wall + durationMs,
  mono: mono + durationMs,
});

/** A reading from a port whose monotonic count has fractions. */
export const wholeReading = (wall: number, mono: number): Reading => ({ wall, mono: Math.floor(mono) });
