import type { ClockTicker } from '../../features/clock/index.ts';
import type { Store } from '../../storage/database.ts';

const secondMs = 1000;

/**
 * Lets time pass in an open house: once a second the levels that are due are noted, and every running clock leaves its sign of
 * life (decision 19). Clocks that ran when the last process ended are stopped first. Answers the function that ends it.
 */
export async function letTimePass(
  ticker: ClockTicker,
  store: Store,
  onFault: (id: string, error: unknown) => void,
): Promise<() => Promise<void>> {
  await ticker.interruptRunning();
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
