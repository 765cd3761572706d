import { expect, it } from 'vitest';
import { cueBetween, look, type Heard } from '../../../renderer/screens/sound/cues.ts';
import { minute, PlayedClock, second } from '../../support/played-clock.ts';

const aheadMs = 400;

/** A page that looks at the clock at a pace, and what it sounds: kind and the instant by the desk's monotonic clock. */
class Listener {
  readonly sounded: string[] = [];
  private before: Heard | undefined;
  private readonly clock: PlayedClock;
  private readonly startedAt: number;

  constructor(clock: PlayedClock) {
    this.clock = clock;
    this.startedAt = clock.mono;
  }

  look(): void {
    const now = look(this.clock.state, this.clock.now, aheadMs);
    const cue = cueBetween(this.before, now, aheadMs);
    this.before = now;
    if (cue) this.sounded.push(`${cue.kind} ${(this.clock.mono + cue.inMs - this.startedAt) / 1000}`);
  }

  listen(durationMs: number, everyMs = 200): void {
    for (let passed = 0; passed < durationMs; passed += everyMs) {
      this.clock.wait(everyMs);
      this.look();
    }
  }
}

const heardBy = (clock: PlayedClock): Listener => {
  const listener = new Listener(clock);
  listener.look();
  return listener;
};

it('sounds at the start, a minute before each end, at each level and at the end of a break, to the millisecond', () => {
  const clock = new PlayedClock();
  const listener = heardBy(clock);
  listener.listen(second);
  clock.start();
  listener.listen(56 * minute);
  expect(listener.sounded).toEqual([
    ...['level 1', `minute ${19 * 60 + 1}`, `level ${20 * 60 + 1}`, `minute ${39 * 60 + 1}`],
    ...[`level ${40 * 60 + 1}`, `minute ${54 * 60 + 1}`, `break-end ${55 * 60 + 1}`],
  ]);
});

it('sounds exactly when 0:00 would be seen, also at the pace of a page that is held back (C02, C11)', () => {
  const clock = new PlayedClock();
  clock.start();
  const listener = heardBy(clock);
  listener.listen(21 * minute, 1000);
  expect(listener.sounded).toEqual(['minute 1140', 'level 1200']);
});

it('is silent after a reload and after waking late; the next sound is on time', () => {
  const clock = new PlayedClock();
  clock.start();
  clock.wait(20 * minute + 500);
  const reloaded = heardBy(clock);
  reloaded.listen(5 * second);
  expect(reloaded.sounded).toEqual([]);
  clock.wait(20 * minute);
  reloaded.look();
  expect(reloaded.sounded).toEqual([]);
  reloaded.listen(15 * minute);
  expect(reloaded.sounded.map((sound) => sound.split(' ')[0])).toEqual(['minute', 'break-end']);
});

it('does not repeat the last minute after a stop within it, and does once time was given (C08)', () => {
  const clock = new PlayedClock();
  clock.start();
  const listener = heardBy(clock);
  listener.listen(19 * minute + 400);
  for (let round = 0; round < 10; round += 1) {
    clock.pause();
    listener.listen(second);
    clock.resume();
    listener.listen(200);
  }
  expect(listener.sounded.map((sound) => sound.split(' ')[0])).toEqual(['minute']);
  clock.adjust(minute);
  listener.listen(minute);
  expect(listener.sounded.map((sound) => sound.split(' ')[0])).toEqual(['minute', 'minute']);
});

it('is silent while the clock stands, after the winner is known and when a level is taken back (C22)', () => {
  const clock = new PlayedClock();
  clock.start();
  clock.wait(19 * minute + 30 * second);
  const listener = heardBy(clock);
  clock.pause();
  listener.listen(minute);
  clock.jump(1);
  listener.listen(minute);
  clock.resume();
  listener.listen(second);
  clock.bust('e-1', 'e-2');
  listener.listen(30 * minute);
  expect(listener.sounded).toEqual([]);
});
