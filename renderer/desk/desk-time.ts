import { onScopeDispose, ref, watch, type Ref } from 'vue';
import type { Reading } from '../../shared/domain/clock/index.ts';
import type { Outcome } from './call.ts';

/** One look at the desk's clock: its reading, and this page's own clock before and after. All in milliseconds. */
export interface TimeSample {
  readonly sentAt: number;
  readonly heardAt: number;
  readonly reading: Reading;
}

/** What must be added to this page's clock to read the desk's. */
export interface Offset {
  readonly wallMs: number;
  readonly monoMs: number;
}

/**
 * The offset that the quickest round trip gives: the desk read its clock somewhere between sending and hearing, so that half the
 * trip is the most it can be wrong by.
 */
export function offsetOf(samples: readonly TimeSample[]): Offset | undefined {
  const quickest = samples.reduce<TimeSample | undefined>(
    (best, sample) => (best && tripMs(best) <= tripMs(sample) ? best : sample),
    undefined,
  );
  if (!quickest) return undefined;
  const middle = (quickest.sentAt + quickest.heardAt) / 2;
  return { wallMs: quickest.reading.wall - middle, monoMs: quickest.reading.mono - middle };
}

const tripMs = ({ sentAt, heardAt }: TimeSample): number => heardAt - sentAt;

const mostSamples = 6;
const betweenMs = 15_000;
const longestTripMs = 3000;
/** The page's two clocks part by more than this when the machine slept or its clock was moved. */
const jumpMs = 500;

let samples: readonly TimeSample[] = [];
let offset: Offset = { wallMs: Date.now() - performance.now(), monoMs: 0 };
/** How often the desk turned out to have another time than was shown: first of all when it is heard first. */
const leaps = ref(0);
let drift = Date.now() - performance.now();

/** The desk's clock in whole milliseconds, as this page reckons it. It never goes by the page's own calendar clock, which anybody can move. */
export function deskNow(): Reading {
  const here = performance.now();
  return { wall: Math.floor(here + offset.wallMs), mono: Math.floor(here + offset.monoMs) };
}

type AskTime = () => Promise<Outcome<Reading>>;

/** Keeps the offset to the desk's clock: at the start, at a steady pace, and at once after sleep, hiding or a lost link. */
export function keepTime(ask: AskTime): { readonly again: () => void; readonly stop: () => void } {
  let asking = false;
  const sample = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    const sentAt = performance.now();
    const outcome = await ask().finally(() => {
      asking = false;
    });
    const heardAt = performance.now();
    // An answer that a lost link held back says nothing of now.
    if (!outcome.ok || heardAt - sentAt > longestTripMs) return;
    samples = [...samples, { sentAt, heardAt, reading: outcome.answer }].slice(-mostSamples);
    const before = offset;
    offset = offsetOf(samples) ?? offset;
    if (Math.abs(offset.wallMs - before.wallMs) > jumpMs) leaps.value += 1;
  };
  const again = (): void => {
    samples = [];
    void sample().then(sample).then(sample);
  };
  const look = (): void => {
    const now = Date.now() - performance.now();
    if (Math.abs(now - drift) > jumpMs) again();
    drift = now;
  };
  const seen = (): void => {
    if (!document.hidden) again();
  };
  const steady = setInterval(() => void sample(), betweenMs);
  const watching = setInterval(look, 1000);
  document.addEventListener('visibilitychange', seen);
  again();
  return {
    again,
    stop: () => {
      clearInterval(steady);
      clearInterval(watching);
      document.removeEventListener('visibilitychange', seen);
    },
  };
}

/** The desk's wall time in a component, in whole milliseconds, brought up to date every so many of them and when it leaps. */
export function useNow(everyMs: number): Readonly<Ref<number>> {
  const now = ref(deskNow().wall);
  const look = (): void => {
    now.value = deskNow().wall;
  };
  const timer = setInterval(look, everyMs);
  watch(leaps, look, { flush: 'sync' });
  onScopeDispose(() => clearInterval(timer));
  return now;
}
