// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, describe, expect, it } from 'vitest';
import { h, nextTick } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { speakThrough, useDeskStore } from '../../../renderer/desk/index.ts';
import { PrizesPage } from '../../../renderer/features/prizes/index.ts';
import { streamFolds } from '../../../shared/domain/streams.ts';
import type { NewEvent } from '../../../shared/kernel/event.ts';
import { profile, started, stateAfter } from '../../support/award-given.ts';
import { ToldDesk } from '../../support/told-desk.ts';
import { show } from '../ui/mounting.ts';

/** What the page of the prizes still lets a director choose once play has begun. */

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20));
let page: ReturnType<typeof show> | undefined;
afterEach(() => {
  page?.unmount();
  localStorage.clear();
});

async function open(events: readonly NewEvent[]): Promise<void> {
  const desk = new ToldDesk({});
  setActivePinia(createPinia());
  speakThrough(desk, { token: () => 't', expired: () => undefined });
  useDeskStore().follow(desk);
  const state = stateAfter(events);
  const house = structuredClone(streamFolds.house.initial());
  const { profileHash } = state.plan.terms!;
  (house.house.profiles as unknown as Record<string, unknown>)[profileHash] = profile;
  desk.snapshot({ house, 'tournament/t-1': state });
  const component = { template: '<i></i>' };
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/t/:tournament', component }] });
  await router.push('/t/t-1');
  page = show(() => h(PrizesPage), undefined, [router]);
  await settled();
}
const shown = (): string => document.body.textContent;

describe('the settings of the structure', () => {
  const freezeout = { rebuy: null, format: 'multi-table-freezeout' };

  it('are gone after the start without rebuys: the announced scale is fixed, a draft kept at the station with it (FR-REG-90, A-23)', async () => {
    const draft = { basisPoints: [10_000], fixed: [], slope: 50, leastCents: 0, stepCents: 100, extraCents: 700 };
    localStorage.setItem('tapis.prizes.t-1', JSON.stringify({ ...draft, rounding: 'largest-remainder' }));
    await open(started(4, freezeout));
    await nextTick();
    expect(shown()).toContain('fixé depuis le départ');
    expect(shown()).toContain('3 places payées');
    expect(shown()).not.toContain('Pente de la courbe');
    expect(shown()).toContain('7,00');
  });

  it('stand while the announced scale does not fit the field, and with rebuys until their end (FR-REG-91)', async () => {
    await open(started(2, freezeout));
    expect(shown()).toContain('Pente de la courbe');
    page?.unmount();
    await open(started(4));
    expect(shown()).toContain('Pente de la courbe');
    expect(shown()).not.toContain('fixé depuis le départ');
  });
});
