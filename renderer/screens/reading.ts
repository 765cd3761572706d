import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';
import type { Reading } from '../../shared/domain/clock/index.ts';
import { deskNow } from '../desk/index.ts';

interface Looked {
  /** What of a reading can be seen: the picture is drawn anew when it changes. */
  readonly seen: (now: Reading) => string;
  /** Raised whenever the desk told something new. */
  readonly told: () => unknown;
  /** While false the picture stays as it was: the desk's clock is not known. */
  readonly timed: () => boolean;
}

/**
 * The desk's clock as the screen last drew it. Nothing is counted: each frame of the browser looks at the clock, so that a page that was
 * hidden, throttled or asleep is right again with its first frame (C02, C03).
 */
export function useReading({ seen, told, timed }: Looked): Readonly<Ref<Reading>> {
  const reading = shallowRef(deskNow());
  let last: string | undefined;
  const look = (): void => {
    if (!timed()) return;
    const now = deskNow();
    const shown = seen(now);
    if (shown === last) return;
    last = shown;
    reading.value = now;
  };
  // What the desk tells is shown with the next frame, as of now: the old reading may lie before the news.
  const news = (): void => {
    last = undefined;
    look();
  };
  let frame = 0;
  const draw = (): void => {
    look();
    frame = requestAnimationFrame(draw);
  };
  draw();
  watch([told, timed], news, { flush: 'sync' });
  document.addEventListener('visibilitychange', look);
  onScopeDispose(() => {
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', look);
  });
  return reading;
}
