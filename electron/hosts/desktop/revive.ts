import type { BrowserWindow } from 'electron';

/** A page that falls over again at once is not reloaded faster than this. */
const restMs = 60_000;

/** Opens a window's page again when its process is gone, and says so. */
export function revive(window: BrowserWindow, revived: () => void): void {
  let last = -Infinity;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    const waitMs = Math.max(0, last + restMs - performance.now());
    last = performance.now() + waitMs;
    setTimeout(() => {
      if (window.isDestroyed()) return;
      window.webContents.reload();
      revived();
    }, waitMs);
  });
}
