import type { Clock } from '../../desk/ports.ts';

/** A clock that stands until it is moved. `set` moves the wall as an operator would; `advance` lets time pass. */
export class SimulatedClock implements Clock {
  private wall: number;
  private mono: number;

  constructor(start: string | number) {
    this.wall = typeof start === 'number' ? start : Date.parse(start);
    // As if counted since the epoch: a script that goes on with a folder finds its clocks where they were.
    this.mono = this.wall;
  }

  now(): { wall: number; mono: number } {
    return { wall: this.wall, mono: this.mono };
  }

  advance(durationMs: number): void {
    this.wall += durationMs;
    this.mono += durationMs;
  }

  /** Lets time pass until this instant of the wall. */
  reach(instant: string): void {
    this.advance(Date.parse(instant) - this.wall);
  }

  /** Moves the wall clock without time passing. */
  set(instant: string): void {
    this.wall = Date.parse(instant);
  }
}
