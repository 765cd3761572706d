import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../electron/hosts/cli/simulated-clock.ts';
import { sleepAwareClock } from '../../electron/hosts/desktop/sleep-aware-clock.ts';

const start = Date.parse('2027-03-05T20:00:00+01:00');
const minuteMs = 60_000;

/** A machine whose monotonic count stands still while it sleeps. */
function machine() {
  const base = new SimulatedClock(start);
  const clock = sleepAwareClock(base);
  const sleep = (durationMs: number) => base.set(new Date(base.now().wall + durationMs).toISOString());
  const passed = () => ({ wall: clock.now().wall - start, mono: clock.now().mono - start });
  return { base, clock, sleep, passed };
}

describe('a clock that counts sleep as time (decision 20)', () => {
  it('goes on with the wall after a sleep, and adds sleeps up', () => {
    const { base, clock, sleep, passed } = machine();
    for (const minutes of [10, 30]) {
      clock.fallAsleep();
      sleep(minutes * minuteMs);
      expect(clock.wakeUp()).toBe(minutes * minuteMs);
      base.advance(minuteMs);
    }
    expect(passed()).toEqual({ wall: 42 * minuteMs, mono: 42 * minuteMs });
  });

  it('is right already before the system says that it woke up, and counts nothing twice', () => {
    const { base, clock, sleep, passed } = machine();
    clock.fallAsleep();
    sleep(10 * minuteMs);
    expect(passed()).toEqual({ wall: 10 * minuteMs, mono: 10 * minuteMs });
    base.advance(5000);
    expect(passed()).toEqual({ wall: 10 * minuteMs + 5000, mono: 10 * minuteMs + 5000 });
    clock.wakeUp();
    clock.wakeUp();
    expect(passed()).toEqual({ wall: 10 * minuteMs + 5000, mono: 10 * minuteMs + 5000 });
  });

  it('leaves a hand on the clock what it is: the wall moves, time does not', () => {
    const { base, clock, passed } = machine();
    base.set('2027-03-05T21:00:00+01:00');
    expect(passed()).toEqual({ wall: 60 * minuteMs, mono: 0 });
    clock.fallAsleep();
    base.set('2027-03-05T20:30:00+01:00');
    expect(clock.wakeUp()).toBe(0);
    expect(passed()).toEqual({ wall: 30 * minuteMs, mono: 0 });
  });

  it('adds nothing where the monotonic count goes on in sleep', () => {
    const { base, clock, passed } = machine();
    clock.fallAsleep();
    base.advance(10 * minuteMs);
    expect(clock.wakeUp()).toBe(0);
    expect(passed()).toEqual({ wall: 10 * minuteMs, mono: 10 * minuteMs });
  });
});
