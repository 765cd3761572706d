import { wholeReading, type Reading } from '../../../shared/domain/clock/index.ts';
import type { Heartbeat } from './heartbeats.ts';

/** What one screen says it shows of a running clock. */
export interface ShownFace {
  readonly tournament: string;
  readonly position: number;
  readonly remainingMs: number;
}

/** More screens than any room has: whatever else speaks is not kept waiting in memory. */
const mostScreens = 256;

/**
 * What screens said they show (decision 19), kept until the desk writes it with its own sign of life: one transaction a second, however many
 * screens there are. Of each screen the last word of that second counts.
 */
export class ScreenBeats {
  private readonly waiting = new Map<string, Heartbeat>();

  note(station: string, face: ShownFace, { wall, mono }: Reading): void {
    const key = `${station} ${face.tournament}`;
    if (this.waiting.size >= mostScreens && !this.waiting.has(key)) return;
    this.waiting.set(key, { source: `screen:${station}`, ...face, at: wholeReading(wall, mono) });
  }

  /** Everything that waits; nothing does afterwards. */
  take(): readonly Heartbeat[] {
    const taken = [...this.waiting.values()];
    this.waiting.clear();
    return taken;
  }
}
