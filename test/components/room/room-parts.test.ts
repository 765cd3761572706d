// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, it } from 'vitest';
import { h, nextTick, type VNode } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { speakThrough, useDeskStore, useEntriesStore } from '../../../renderer/desk/index.ts';
import { provideDialogs, type Dialogs } from '../../../renderer/features/room/room-dialog.ts';
import RoomElimination from '../../../renderer/features/room/RoomElimination.vue';
import RoomTablesDialog from '../../../renderer/features/room/RoomTablesDialog.vue';
import { sat, started, stateAfter } from '../../support/award-given.ts';
import { happened } from '../../support/tournament-given.ts';
import { ToldDesk } from '../../support/told-desk.ts';
import { show } from '../ui/mounting.ts';

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20));

let page: ReturnType<typeof show> | undefined;
let dialogs: Dialogs;
afterEach(() => {
  page?.unmount();
  sessionStorage.clear();
});

/** A part of the room as a floor manager sees it, with so many players on two tables. */
async function open(part: () => VNode, players: number): Promise<void> {
  const session = { token: 't', account: 'sol1', roles: ['floor'], name: 'Sol', login: 'sol1' };
  sessionStorage.setItem('tapis.session', JSON.stringify(session));
  const desk = new ToldDesk({ 'registration.list': { entries: [] } });
  setActivePinia(createPinia());
  speakThrough(desk, { token: () => 't', expired: () => undefined });
  useDeskStore().follow(desk);
  const seats = Array.from(
    { length: players },
    (_, at) => sat(`e-${at + 1}`, 1 + (at % 2), 1 + Math.floor(at / 2))[1]!,
  );
  const tables = happened('seating.tablesOpened', { tables: [1, 2], seatsPerTable: 9 });
  desk.snapshot({ 'tournament/t-1': stateAfter([...started(players), tables, ...seats]) });
  useDeskStore().alive = true;
  useEntriesStore().show('t-1');
  const routes = [{ path: '/t/:tournament', component: { template: '<i></i>' } }];
  const router = createRouter({ history: createMemoryHistory(), routes });
  await router.push('/t/t-1');
  const provide = (): void => void (dialogs = provideDialogs());
  page = show(part, provide, [router]);
  await settled();
}

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim());

it('two of one hand: Tab reaches both stacks, who eliminated them and the next player before what removes one', async () => {
  await open(() => h(RoomElimination), 4);
  const field = document.querySelector<HTMLInputElement>('.elim input')!;
  for (const seat of ['1.1+', '2.1']) {
    field.value = seat;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await nextTick();
  }
  const reached = [...document.querySelectorAll('.elim .hand :is(input, button)')].map((each) => {
    if (each.classList.contains('drop')) return 'remove';
    if (each.closest('.who2')) return 'stack';
    return each instanceof HTMLInputElement ? 'by' : 'another';
  });
  expect(reached).toEqual(['stack', 'stack', 'by', 'another', 'remove', 'remove']);
});

it('a final table with more players than seats asks for no table and says why (FR-REG-86)', async () => {
  await open(() => h(RoomTablesDialog), 11);
  dialogs.show({ kind: 'tables', change: 'final' });
  await settled();
  expect(texts('[role=dialog] .refusal')[0]).toContain('11 joueurs pour 9 sièges.');
  expect(document.querySelector('[role=dialog] select')).toBeNull();
  expect(document.querySelector<HTMLButtonElement>('[role=dialog] .btn.primary')?.disabled).toBe(true);
});

it('a final table that seats everybody is drawn at the chosen table', async () => {
  await open(() => h(RoomTablesDialog), 9);
  dialogs.show({ kind: 'tables', change: 'final' });
  await settled();
  expect(texts('[role=dialog] .refusal')).toEqual(['']);
  expect(document.querySelector<HTMLButtonElement>('[role=dialog] .btn.primary')?.disabled).toBe(false);
});
