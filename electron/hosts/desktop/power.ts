import { powerMonitor, powerSaveBlocker } from 'electron';
import type { House } from '../house.ts';
import { awakeWhilePlaying } from './awake-while-playing.ts';
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

/** Computer and displays stay awake while a tournament runs. */
export function stayAwakeWhilePlaying(house: Pick<House, 'desk' | 'store'>): void {
  awakeWhilePlaying(house, {
    hold: () => powerSaveBlocker.start('prevent-display-sleep'),
    release: (held) => powerSaveBlocker.stop(held),
  });
}
