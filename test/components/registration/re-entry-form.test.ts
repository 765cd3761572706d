// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, it } from 'vitest';
import { h, nextTick } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { speakThrough, useDeskStore, type EntryRow } from '../../../renderer/desk/index.ts';
import RegistrationEntryMoney from '../../../renderer/features/registration/dialogs/RegistrationEntryMoney.vue';
import { declarations } from '../../../shared/domain/registration/index.ts';
import { bust, started, stateAfter } from '../../support/award-given.ts';
import { ToldDesk } from '../../support/told-desk.ts';
import { show } from '../ui/mounting.ts';

/** An eliminated player enters again: his form is signed anew, and came in one of two ways, which the cashier says. */

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20));
const row = { entry: 'e-4', person: 'p-4', state: 'checked-in', number: 'R-2027-000004' } as unknown as EntryRow;

let page: ReturnType<typeof show> | undefined;
afterEach(() => page?.unmount());

async function openForm(): Promise<ToldDesk> {
  const desk = new ToldDesk({ 'registration.reEnter': { entry: 'e-5', number: 'R-2027-000005' } });
  setActivePinia(createPinia());
  speakThrough(desk, { token: () => 't', expired: () => undefined });
  useDeskStore().follow(desk);
  desk.snapshot({ 'tournament/t-1': stateAfter([...started(4, { reEntries: 1 }), bust('e-4', { hand: 1 })]) });
  useDeskStore().alive = true;
  const component = { template: '<i></i>' };
  const routes = [{ path: '/t/:tournament', component }];
  const router = createRouter({ history: createMemoryHistory(), routes });
  await router.push('/t/t-1');
  page = show(() => h(RegistrationEntryMoney, { row, action: 'reEnter', till: 'caisse-1' }), undefined, [router]);
  await settled();
  return desk;
}

function choose(selector: string, value: string): void {
  const field = document.querySelector<HTMLSelectElement>(selector)!;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
const primary = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.reg-actions .btn.primary')!;

it.each(['handed-in', 'sent'])(
  'the way in which the form of a re-entry came is asked: %s (FR-REG-57)',
  async (channel) => {
    const desk = await openForm();
    document.querySelector<HTMLInputElement>('#entry-mode input[value=card]')?.click();
    document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
    await settled();
    const retyped = document.querySelector<HTMLInputElement>('#entry-retyped')!;
    retyped.value = '120,00';
    retyped.dispatchEvent(new Event('input', { bubbles: true }));
    retyped.dispatchEvent(new Event('change', { bubbles: true }));
    retyped.dispatchEvent(new Event('blur', { bubbles: true }));
    await nextTick();
    expect(primary().disabled).toBe(true);
    choose('#entry-channel', channel);
    await nextTick();
    expect(primary().disabled).toBe(false);
    primary().click();
    await settled();
    expect(desk.sent.find(({ name }) => name === 'registration.reEnter')?.input).toMatchObject({
      ...{ tournament: 't-1', entry: 'e-4', till: 'caisse-1' },
      bulletin: { signed: true, channel, declarations: [...declarations] },
    });
  },
);
