// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, describe, expect, it } from 'vitest';
import { h } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { speakThrough, useDeskStore } from '../../../renderer/desk/index.ts';
import { newFile, useFileStore, type OpenFile } from '../../../renderer/features/registration/file-store.ts';
import { emptyDraft } from '../../../renderer/features/registration/logic/draft.ts';
import RegistrationPayment from '../../../renderer/features/registration/parts/RegistrationPayment.vue';
import { ToldDesk } from '../../support/told-desk.ts';
import { show } from '../ui/mounting.ts';

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20));
const draft = { ...emptyDraft, surname: 'Robin', givenNames: 'Louis', birthDate: '2003-03-03', documentNumber: 'X4' };
const dueCents = 12_000;

let desk: ToldDesk;
let page: ReturnType<typeof show> | undefined;

/** The third step with a file that lies open; the desk knows of an entry won, worth `amountCents`. */
async function payStep(amountCents: number | null, file: Partial<OpenFile>): Promise<void> {
  desk = new ToldDesk({ 'registration.wonEntry': { amountCents } });
  setActivePinia(createPinia());
  speakThrough(desk, { token: () => 't', expired: () => undefined });
  useDeskStore().follow(desk);
  const routes = [{ path: '/t/:tournament/registration', component: { template: '<i></i>' } }];
  const router = createRouter({ history: createMemoryHistory(), routes });
  await router.push('/t/t-1/registration');
  useFileStore().tournament = 't-1';
  useFileStore().put({ ...newFile, draft, ...file });
  const step = { stage: 'pay' as const, dueCents, till: 'caisse-1', tillOpen: true, maySell: true };
  page = show(() => h(RegistrationPayment, step), undefined, [router]);
  await settled();
}
afterEach(() => page?.unmount());

const asked = (): readonly unknown[] =>
  desk.sent.flatMap(({ name, input }) => (name === 'registration.wonEntry' ? [input] : []));

const wonRadio = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent.includes('Entrée gagnée'))
    ?.querySelector('input') ?? undefined;

describe('an entry won elsewhere, at the third step', () => {
  it('is asked for by who the person is once they were held against the lists, and pays the whole', async () => {
    await payStep(dueCents, { verdicts: [] });
    expect(asked()).toEqual([
      { tournament: 't-1', surname: 'Robin', givenNames: 'Louis', birthDate: '2003-03-03', documentNumber: 'X4' },
    ]);
    wonRadio()?.click();
    await settled();
    expect(useFileStore().file.payment.mode).toBe('won-entry');
  });

  it('is not offered where it is worth another sum, where there is none, or before the checks', async () => {
    for (const [amountCents, file] of [
      [10_000, { verdicts: [] }],
      [null, { verdicts: [] }],
      [dueCents, { verdicts: null }],
    ] as const) {
      await payStep(amountCents, file);
      expect(wonRadio()).toBeUndefined();
      page?.unmount();
    }
    expect(asked()).toEqual([]);
  });
});
