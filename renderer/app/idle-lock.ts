import { onBeforeUnmount, onMounted } from 'vue';

const minuteMs = 60_000;
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Locks the window when nobody has touched it for so many minutes; 0 never does. */
export function useIdleLock(minutes: () => number, lock: () => void): void {
  let touchedAt = performance.now();
  const touch = (): void => {
    touchedAt = performance.now();
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  onMounted(() => {
    for (const sign of signs) window.addEventListener(sign, touch, { capture: true, passive: true });
    timer = setInterval(() => {
      if (minutes() > 0 && performance.now() - touchedAt > minutes() * minuteMs) lock();
    }, 1000);
  });
  onBeforeUnmount(() => {
    for (const sign of signs) window.removeEventListener(sign, touch, { capture: true });
    clearInterval(timer);
  });
}
