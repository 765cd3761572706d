import { powerMonitor, powerSaveBlocker } from 'electron';
import type { House } from '../house.ts';
import type { Notices } from './notices.ts';
import type { SleepAwareClock } from './sleep-aware-clock.ts';

/** Sleep is counted as time, and told: the hall may have been dark meanwhile. */
export function heedSleep(clock: SleepAwareClock, notices: Notices): void {
  powerMonitor.on('suspend', () => clock.fallAsleep());
  powerMonitor.on('resume', () => {
    const sleptMs = clock.wakeUp();
    if (sleptMs > 0) notices.add('host.slept', { seconds: Math.round(sleptMs / 1000) });
  });
}

/** Keeps computer and displays awake from the start of a tournament until the last one is over (C19). */
export function stayAwakeWhilePlaying({ desk, store }: Pick<House, 'desk' | 'store'>): void {
  let blocker: number | undefined;
  const look = (): void => {
    const playing = store.reader.get("SELECT 1 FROM tournaments WHERE phase = 'running' LIMIT 1") !== undefined;
    if (playing && blocker === undefined) blocker = powerSaveBlocker.start('prevent-display-sleep');
    if (!playing && blocker !== undefined) {
      powerSaveBlocker.stop(blocker);
      blocker = undefined;
    }
  };
  look();
  desk.subscribe(look);
}
