// @vitest-environment happy-dom
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, it } from 'vitest';
import { speakThrough, useDeskStore } from '../../../renderer/desk/index.ts';
import { useClockActions } from '../../../renderer/features/room/clock-actions.ts';
import { texts } from '../../../renderer/texts/index.ts';
import type { Transport } from '../../../renderer/transport/index.ts';
import type { CallAnswer } from '../../../shared/contract/transport.ts';
import { PlayedClock } from '../../support/played-clock.ts';

const refused: CallAnswer = { ok: false, refusal: { code: 'clock.ended', params: {}, rules: [] } };

/** A desk that answers when it is told to, and then has done what it was asked. */
class SlowDesk implements Transport {
  readonly played = new PlayedClock();
  readonly asked: string[] = [];
  private readonly waiting: ((refuses: boolean) => void)[] = [];

  constructor() {
    this.played.start();
  }

  call({ name }: Parameters<Transport['call']>[0]): Promise<CallAnswer> {
    this.asked.push(name);
    return new Promise((answer) => {
      this.waiting.push((refuses) => {
        if (refuses) return answer(refused);
        if (name === 'clock.pause') this.played.wait(10).pause();
        if (name === 'clock.resume') this.played.wait(10).resume();
        answer({ ok: true, answer: {} });
      });
    });
  }

  /** Answers what is asked, and what follows from it, until nothing is. */
  async answerAll(refuses = false): Promise<void> {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      next(refuses);
      await new Promise((done) => setTimeout(done));
    }
  }

  get status(): string {
    return this.played.face.status;
  }

  subscribe(): void {
    // These tests only call.
  }

  close(): void {
    // Nothing is held open.
  }
}

let desk: SlowDesk;
let actions: ReturnType<typeof useClockActions>;

beforeEach(() => {
  setActivePinia(createPinia());
  useDeskStore().alive = true;
  desk = new SlowDesk();
  speakThrough(desk, { token: () => 'token-1', expired: () => undefined });
  const state = desk.played.state;
  const Controls = {
    setup: () => {
      actions = useClockActions({ tournament: () => 't-1', state: () => state });
      return () => null;
    },
  };
  mount(Controls, { global: { plugins: [texts] } });
});

it.each([
  [1, 'paused'],
  [2, 'running'],
  [3, 'paused'],
  [4, 'running'],
])('%d presses of the space bar before the first is answered leave the clock %s (C08)', async (presses, status) => {
  for (let press = 0; press < presses; press += 1) void actions.toggle();
  await new Promise((done) => setTimeout(done));
  await desk.answerAll();
  expect(desk.status).toBe(status);
  expect(desk.asked.length).toBeLessThanOrEqual(2);
});

it('counts a press that comes while a minute is being given', async () => {
  void actions.adjust(1);
  void actions.toggle();
  await desk.answerAll();
  expect(desk.asked).toEqual(['clock.adjust', 'clock.pause']);
  expect(desk.status).toBe('paused');
});

it('a double click on the button that stops the clock stops it once (C08)', async () => {
  void actions.pause();
  void actions.pause();
  await desk.answerAll();
  expect(desk.asked).toEqual(['clock.pause']);
});

it('after a refusal begins from where the clock stands', async () => {
  void actions.toggle();
  void actions.toggle();
  void actions.toggle();
  await new Promise((done) => setTimeout(done));
  await desk.answerAll(true);
  expect(desk.status).toBe('running');
  void actions.toggle();
  await new Promise((done) => setTimeout(done));
  await desk.answerAll();
  expect(desk.asked.at(-1)).toBe('clock.pause');
  expect(desk.status).toBe('paused');
});
