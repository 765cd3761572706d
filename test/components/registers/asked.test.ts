// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, ref, type EffectScope } from 'vue';
import { speakThrough, useDeskStore, useSessionStore } from '../../../renderer/desk/index.ts';
import { useAsked } from '../../../renderer/features/registers/asked.ts';
import { ToldDesk } from '../../support/told-desk.ts';

let scope: EffectScope;
let desk: ToldDesk;

beforeEach(() => {
  setActivePinia(createPinia());
  desk = new ToldDesk({ 'registers.incidents': { incidents: ['I-1'] } });
  speakThrough(desk, { token: () => useSessionStore().token, expired: () => undefined });
  useDeskStore().follow(desk);
  desk.snapshot({});
  scope = effectScope();
});
afterEach(() => scope.stop());

const inputs = (): unknown[] => desk.sent.map(({ input }) => input);

describe('what a register asks', () => {
  it('is asked at once, and again for another input', async () => {
    const year = ref(2027);
    const asked = scope.run(() => useAsked('registers.incidents', () => ({ year: year.value }), ['conduct.']))!;
    await vi.waitFor(() => expect(asked.answer.value).toEqual({ incidents: ['I-1'] }));
    year.value = 2026;
    await vi.waitFor(() => expect(inputs()).toEqual([{ year: 2027 }, { year: 2026 }]));
  });

  it('is asked again when something it is about happens, not for anything else, and not after the page is left', async () => {
    scope.run(() => useAsked('registers.incidents', () => ({}), ['conduct.']));
    desk.change('levy.lineEntered', {});
    expect(desk.sent).toHaveLength(1);
    desk.change('conduct.incidentRecorded', {});
    expect(desk.sent).toHaveLength(2);
    scope.stop();
    desk.change('conduct.incidentRecorded', {});
    await Promise.resolve();
    expect(desk.sent).toHaveLength(2);
  });

  it('is asked again when the link begins anew', async () => {
    scope.run(() => useAsked('registers.incidents', () => ({}), []));
    desk.snapshot({});
    await vi.waitFor(() => expect(desk.sent).toHaveLength(2));
  });
});
