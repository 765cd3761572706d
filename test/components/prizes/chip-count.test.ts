// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, describe, expect, it } from 'vitest';
import { h, nextTick } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { speakThrough, useDeskStore } from '../../../renderer/desk/index.ts';
import PrizesRanking from '../../../renderer/features/prizes/PrizesRanking.vue';
import { bust, started, stateAfter, withStructure } from '../../support/award-given.ts';
import { ToldDesk } from '../../support/told-desk.ts';
import { show } from '../ui/mounting.ts';

/** One player is left: his chips are counted before the ranking is closed. */

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20));
let page: ReturnType<typeof show> | undefined;
afterEach(() => {
  page?.unmount();
  sessionStorage.clear();
});

async function open(account = 'mcd1'): Promise<void> {
  const session = { token: 't', account, roles: ['committee-member'], name: 'Membre', login: account };
  sessionStorage.setItem('tapis.session', JSON.stringify(session));
  const desk = new ToldDesk({});
  setActivePinia(createPinia());
  speakThrough(desk, { token: () => 't', expired: () => undefined });
  useDeskStore().follow(desk);
  useDeskStore().alive = true;
  const won = [...withStructure(started(3)), bust('e-3', { hand: 1 }), bust('e-2', { hand: 2 })];
  desk.snapshot({ 'tournament/t-1': stateAfter(won) });
  const component = { template: '<i></i>' };
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/t/:tournament', component }] });
  await router.push('/t/t-1');
  page = show(() => h(PrizesRanking), undefined, [router]);
  await settled();
}
async function type(selector: string, text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await nextTick();
}
const closing = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.acts button')!;
const status = (): string => document.querySelector('.chipcount [role=status]')!.textContent;

describe('FR-REG-32 the ranking is closed', () => {
  it('once the count is what was sold', async () => {
    await open();
    expect(status()).toMatch(/Vendus\s:\s60\s000/u);
    expect(closing().disabled).toBe(true);
    await type('#ranking-counted', '60 000');
    expect(status()).toContain('Le compte y est');
    expect(closing().disabled).toBe(false);
  });

  it('with a difference only by its reason, which is asked then', async () => {
    await open();
    await type('#ranking-counted', '59500');
    expect(status()).toContain('Écart de −500');
    expect(closing().disabled).toBe(true);
    await type('#ranking-reason', 'Un jeton de 500 perdu.');
    expect(closing().disabled).toBe(false);
    await type('#ranking-counted', 'beaucoup');
    expect(closing().disabled).toBe(true);
  });

  it('by the tournament director: nobody else is asked to count', async () => {
    await open('mcd2');
    expect(document.querySelector('#ranking-counted')).toBeNull();
    expect(closing().disabled).toBe(true);
  });
});
