import { onScopeDispose, watch } from 'vue';
import { useLayer } from '../keys/key-layers.ts';
import { listenToKeys } from '../keys/keyboard.ts';
import { addTaker, forgetScan, mayTake, scanner, type ScanTaker } from './scan-desk.ts';

/**
 * Hands over what a scanner reads, the lines of one document together. While a dialog is open, or `ready` says no, the scan
 * waits in `scanner.waiting` and is handed over as soon as it can be.
 */
export function useScanner(take: (lines: readonly string[]) => unknown, ready: () => boolean = () => true): void {
  listenToKeys();
  const taker: ScanTaker = { layer: useLayer(), ready, take: (lines) => void take(lines) };
  onScopeDispose(addTaker(taker));
  watch(
    () => (scanner.waiting && mayTake(taker) ? scanner.waiting : undefined),
    (lines) => {
      if (!lines) return;
      forgetScan();
      taker.take(lines);
    },
    { flush: 'post' },
  );
}
