import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schedule } from '../../shared/domain/clock/index.ts';
import { draft } from '../support/played-stream.ts';
import { hour, minute, PlayedClock } from '../support/played-clock.ts';

/** A clock that counts down the way ours never does: it must show the same. */
interface Model {
  position: number;
  leftMs: number;
  running: boolean;
  playedMs: number;
}

const { segments } = schedule(draft);
const segmentAt = (position: number) => segments[Math.min(position, segments.length - 1)]!;
const lengthAt = (position: number): number => segmentAt(position).durationMs;

function count(model: Model, durationMs: number): void {
  for (let left = model.running ? durationMs : 0; left > 0;) {
    const step = Math.min(left, model.leftMs);
    if (segmentAt(model.position).kind === 'level') model.playedMs += step;
    model.leftMs -= step;
    left -= step;
    if (model.leftMs === 0) {
      model.position += 1;
      model.leftMs = lengthAt(model.position);
    }
  }
}

type Action =
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'adjust'; readonly ms: number }
  | { readonly do: 'jump'; readonly to: number }
  | { readonly do: 'pause' | 'resume' | 'undo' | 'advance' }
  | { readonly do: 'moveWall'; readonly ms: number };

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 25 * minute }) }),
  },
  fc.record({ do: fc.constant('adjust' as const), ms: fc.integer({ min: -10 * minute, max: 10 * minute }) }),
  fc.record({ do: fc.constant('jump' as const), to: fc.integer({ min: 0, max: 3 }) }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('pause' as const, 'resume' as const, 'undo' as const, 'advance' as const),
    }),
  },
  fc.record({ do: fc.constant('moveWall' as const), ms: fc.integer({ min: -3 * hour, max: 3 * hour }) }),
);

/** The clock under test beside its model; `undo` in the model is the model before, with all waiting since counted again. */
class Pair {
  readonly clock = new PlayedClock();
  model: Model = { position: 0, leftMs: lengthAt(0), running: true, playedMs: 0 };
  private undoable: { before: Model; waitedMs: number }[] = [];

  constructor() {
    this.clock.start();
  }

  run(step: Action): void {
    const { clock } = this;
    switch (step.do) {
      case 'wait':
        clock.wait(step.ms);
        count(this.model, step.ms);
        for (const each of this.undoable) each.waitedMs += step.ms;
        return;
      case 'advance':
        clock.advance();
        return;
      case 'moveWall':
        // The desk looks every second: a move is noted before anything else happens.
        clock.advance();
        clock.moveWall(step.ms);
        clock.advance();
        return;
      case 'undo': {
        const answer = clock.undo();
        if (typeof answer === 'string') return;
        const { before, waitedMs } = this.undoable.pop()!;
        this.model = before;
        count(this.model, waitedMs);
        return;
      }
      case 'adjust':
        return this.changed(clock.adjust(step.ms), () => (this.model.leftMs += step.ms));
      case 'jump':
        return this.changed(clock.jump(step.to), () => {
          this.model.position = step.to;
          this.model.leftMs = lengthAt(step.to);
        });
      case 'pause':
        return this.changed(clock.pause(), () => (this.model.running = false));
      case 'resume':
        return this.changed(clock.resume(), () => (this.model.running = true));
    }
  }

  private changed(answer: readonly string[] | string, change: () => void): void {
    if (typeof answer === 'string' || answer.length === 0) return;
    this.undoable = [...this.undoable, { before: { ...this.model }, waitedMs: 0 }].slice(-10);
    change();
  }

  check(): void {
    const { position, remainingMs, playedMs, status } = this.clock.face;
    expect({ position, remainingMs, playedMs, running: status === 'running' }).toEqual({
      position: this.model.position,
      remainingMs: this.model.leftMs,
      playedMs: this.model.playedMs,
      running: this.model.running,
    });
  }
}

test('C07, C08, C09 whatever is done in whatever order, the anchors show what a counting clock would', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (steps) => {
      const pair = new Pair();
      for (const step of steps) {
        pair.run(step);
        pair.check();
      }
    }),
    { numRuns: 400 },
  );
});

test('C02 when the desk looks makes no difference: the same boundaries at the same instants', () => {
  const waits = fc.array(fc.integer({ min: 1, max: 50 * minute }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(waits, (pauses) => {
      const often = new PlayedClock();
      const once = new PlayedClock();
      often.start();
      once.start();
      for (const ms of pauses) {
        often.wait(ms).advance();
        once.wait(ms);
      }
      once.advance();
      const reached = (clock: PlayedClock) => clock.events.filter(({ type }) => type === 'clock.levelReached');
      expect(reached(often).map(({ data }) => data)).toEqual(reached(once).map(({ data }) => data));
      expect(often.face).toEqual(once.face);
    }),
    { numRuns: 100 },
  );
});

test('a stream folded again from its events shows the same face', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (steps) => {
      const { clock } = steps.reduce((pair, step) => (pair.run(step), pair), new Pair());
      const again = new PlayedClock();
      again.start();
      for (const { type, data } of clock.events.slice(again.events.length)) again.happen(type, data);
      again.at = clock.at;
      again.mono = clock.mono;
      expect(again.face).toEqual(clock.face);
    }),
    { numRuns: 100 },
  );
});
