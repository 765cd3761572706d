// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { speakThrough, useDeskStore } from '../../../renderer/desk/index.ts';
import { useExportOrders, type ShownExport } from '../../../renderer/features/audit/export-orders.ts';
import { ToldDesk } from '../../support/told-desk.ts';

const order = (id: string, overAt: number | null) =>
  ({ order: { export: id }, overAt, made: null, failure: null }) as unknown as ShownExport;
const listed = { exports: [order('x-1', 5), order('x-2', null)], folder: '/exports', signingKey: null };

let scope: EffectScope;
let answers: Record<string, object>;
let desk: ToldDesk;

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
  answers = { 'audit.exports': listed };
  desk = new ToldDesk(answers);
  speakThrough(desk, { token: () => 't', expired: () => undefined });
  useDeskStore().follow(desk);
  desk.snapshot({});
  scope = effectScope();
});
afterEach(() => {
  scope.stop();
  vi.useRealTimers();
});

const asked = (name: string): unknown[] => desk.sent.filter((each) => each.name === name).map(({ input }) => input);

async function orders() {
  const shown = scope.run(() => useExportOrders())!;
  await vi.advanceTimersByTimeAsync(0);
  return shown;
}

describe('the exports of the house', () => {
  it('are looked at every half second while one is being written, and no longer once it is over', async () => {
    const { writing } = await orders();
    expect(writing()?.order.export).toBe('x-2');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked('audit.exports')).toHaveLength(3);
    answers['audit.exports'] = { ...listed, exports: [order('x-2', 9)] };
    await vi.advanceTimersByTimeAsync(500);
    expect(writing()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked('audit.exports')).toHaveLength(4);
  });

  it('are looked at when the journal tells of one, and not for other events', async () => {
    answers['audit.exports'] = { ...listed, exports: [] };
    await orders();
    desk.change('levy.lineEntered', {});
    expect(asked('audit.exports')).toHaveLength(1);
    desk.change('audit.exportOrdered', {});
    expect(asked('audit.exports')).toHaveLength(2);
  });

  it('are stopped once, however often it is pressed, and can be again with the next', async () => {
    const { stop, stopping } = await orders();
    void stop();
    void stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked('audit.stopExport')).toEqual([{ export: 'x-2' }]);
    expect(stopping.value).toBe(true);
    answers['audit.exports'] = { ...listed, exports: [order('x-2', 9)] };
    await vi.advanceTimersByTimeAsync(500);
    expect(stopping.value).toBe(false);
  });

  it('are left alone when the page is', async () => {
    await orders();
    scope.stop();
    desk.change('audit.exportOrdered', {});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked('audit.exports')).toHaveLength(1);
  });
});
