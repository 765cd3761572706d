import type { ClockTicker } from '../../features/clock/index.ts';
import type { Store } from '../../storage/database.ts';

const secondMs = 1000;

export interface PassingTime {
  readonly ticker: ClockTicker;
  readonly store: Store;
  /** The folder's own time stood still while no process had it open, as a rehearsal's does: no clock was cut off. */
  readonly stoodStill: boolean;
  readonly onFault: (id: string, error: unknown) => void;
}

/**
 * Lets time pass in an open house: once a second the levels that are due are noted, and every running clock leaves its sign of
 * life (decision 19). Clocks that ran when the last process ended are stopped first. Answers the function that ends it.
 */
export async function letTimePass({ ticker, store, stoodStill, onFault }: PassingTime): Promise<() => Promise<void>> {
  // Either way every running tournament is folded once: what this version cannot read is thrown here, before anybody is let in.
  if (stoodStill) await ticker.advanceDue();
  else await ticker.interruptRunning();
  let inHand: Promise<void> | undefined;
  const second = async (): Promise<void> => {
    try {
      await ticker.advanceDue();
      ticker.beat(store);
    } catch (error) {
      onFault('clock', error);
    }
  };
  const timer = setInterval(() => {
    inHand ??= second().finally(() => {
      inHand = undefined;
    });
  }, secondMs);
  return async () => {
    clearInterval(timer);
    await inHand;
  };
}
