import { wallJumpMs } from '../../../shared/domain/clock/index.ts';
import type { Clock } from '../../desk/ports.ts';

type Reading = ReturnType<Clock['now']>;

/** A clock that counts sleep as time: the monotonic count of some systems stands still while the machine sleeps. */
export interface SleepAwareClock extends Clock {
  fallAsleep(): void;
  /** Answers how much sleep had not been counted, in milliseconds. */
  wakeUp(): number;
}

/**
 * Tells sleep from a moved clock (decision 20): what the wall gained between falling asleep and waking up was sleep, and time that has
 * passed for the players; what it gains at any other moment was somebody's hand, and is journalled as such. A look at the clock
 * before the system says that it woke up counts the sleep already.
 */
export function sleepAwareClock(base: Clock): SleepAwareClock {
  let counted = 0;
  let asleepSince: Reading | undefined;
  const uncounted = ({ wall, mono }: Reading): number => {
    if (!asleepSince) return 0;
    const gainedMs = wall - asleepSince.wall - (mono - asleepSince.mono);
    return gainedMs > wallJumpMs ? gainedMs : 0;
  };
  return {
    now: () => {
      const { wall, mono } = base.now();
      return { wall, mono: mono + counted + uncounted({ wall, mono }) };
    },
    fallAsleep: () => {
      asleepSince ??= base.now();
    },
    wakeUp: () => {
      const slept = uncounted(base.now());
      counted += slept;
      asleepSince = undefined;
      return slept;
    },
  };
}
