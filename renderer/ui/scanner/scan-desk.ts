import { shallowReactive, shallowReadonly } from 'vue';
import { topLayer, type KeyLayer } from '../keys/key-layers.ts';

/** Somebody who takes scans. */
export interface ScanTaker {
  readonly layer: KeyLayer;
  readonly take: (lines: readonly string[]) => void;
  readonly ready: () => boolean;
}

/** What a page may show of the scanner: lines that wait, and the last message, counted so that a second one is seen. */
export interface ScannerState {
  readonly waiting: readonly string[] | undefined;
  readonly message: { readonly kind: 'partial' | 'unheard'; readonly nth: number } | undefined;
}

const takers: ScanTaker[] = [];
const state = shallowReactive<{ waiting: ScannerState['waiting']; message: ScannerState['message'] }>({
  waiting: undefined,
  message: undefined,
});

export const scanner: ScannerState = shallowReadonly(state);

/** Forgets the scan that waits. */
export function forgetScan(): void {
  state.waiting = undefined;
}

export function addTaker(taker: ScanTaker): () => void {
  takers.push(taker);
  return () => {
    takers.splice(takers.indexOf(taker), 1);
    if (takers.length === 0) forgetScan();
  };
}

/** Somebody in this page takes scans, now or once a dialog is closed. */
export const isScanWanted = (): boolean => takers.length > 0;

/** The taker may have a scan now: nothing lies over it and it is ready. */
export const mayTake = ({ layer, ready }: ScanTaker): boolean => layer === topLayer() && ready();

/** A whole document: taken by who may now, else it waits; where nobody takes scans it is dropped, with a message. */
export function hearScan(lines: readonly string[]): void {
  const taker = takers.findLast(mayTake);
  if (taker) taker.take(lines);
  else if (takers.length > 0) state.waiting = lines;
  else tell('unheard');
}

/** A scan that broke off is of no use to anybody. */
export const dropScan = (): void => tell('partial');

function tell(kind: 'partial' | 'unheard'): void {
  state.message = { kind, nth: (state.message?.nth ?? 0) + 1 };
}
