import type { ClockStatus } from '../../../shared/domain/clock/index.ts';

type Turned = 'running' | 'paused';

const other = { running: 'paused', paused: 'running' } as const;

interface Turning {
  /** How the clock stands, as far as this window has heard. */
  readonly status: () => ClockStatus | undefined;
  /** Whatever else was asked of the clock has been answered. */
  readonly settled: () => Promise<unknown>;
  /** Makes the clock stand so; false when it was refused. */
  readonly turn: Readonly<Record<Turned, () => Promise<boolean>>>;
}

/**
 * Stops a running clock and lets a stopped one go on; nothing else. A press before the answer to the last one counts too: two bring
 * the clock back to where it stood.
 */
export function toggling({ status, settled, turn }: Turning): () => Promise<void> {
  /** How the clock is to stand once every press has been answered. */
  let wanted: Turned | undefined;

  async function follow(from: Turned): Promise<void> {
    await settled();
    for (let stands = from; wanted !== undefined && wanted !== stands; stands = other[stands]) {
      if (!(await turn[wanted]())) return;
    }
  }

  return async () => {
    const stands = wanted ?? status();
    if (stands !== 'running' && stands !== 'paused') return;
    const isFollowed = wanted !== undefined;
    wanted = other[stands];
    if (isFollowed) return;
    await follow(stands).finally(() => {
      wanted = undefined;
    });
  };
}
