/** One figure of the product held against a limit. Always a ratio of two things timed in the same run, so that the machine cancels out. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly limit: number;
  /** Whether the limit is the most or the least that is good. */
  readonly holds: 'at-most' | 'at-least';
  /** Measures in an empty folder of its own. */
  readonly run: (folder: string) => number | Promise<number>;
}

export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  readonly ok: boolean;
}

export function judged({ name, unit, limit, holds }: Measure, value: number): Measured {
  const rounded = Math.round(value * 1000) / 1000;
  return { name, value: rounded, unit, limit, ok: holds === 'at-most' ? rounded <= limit : rounded >= limit };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

type Work = () => unknown;

async function timed(work: Work): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * The medians (ms) of two works done in turn, so that whatever else the machine does meets both alike. Each round the other
 * one begins; the first rounds warm up and do not count.
 */
export async function inTurn(
  one: Work,
  other: Work,
  rounds: { readonly warm: number; readonly counted: number },
): Promise<readonly [number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -rounds.warm; round < rounds.counted; round += 1) {
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) {
      const duration = await timed(which === 0 ? one : other);
      if (round >= 0) times[which].push(duration);
    }
  }
  return [median(times[0]), median(times[1])];
}
