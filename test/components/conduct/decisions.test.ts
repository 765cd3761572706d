// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { h, nextTick, ref, type VNodeChild } from 'vue';
import { createMemoryHistory, createRouter, type Router } from 'vue-router';
import { speakThrough, useDeskStore, useEntriesStore, useSessionStore } from '../../../renderer/desk/index.ts';
import ConductChosen from '../../../renderer/features/conduct/ConductChosen.vue';
import ConductPage from '../../../renderer/features/conduct/ConductPage.vue';
import ConductStacksDialog from '../../../renderer/features/conduct/ConductStacksDialog.vue';
import ConductWarnDialog from '../../../renderer/features/conduct/ConductWarnDialog.vue';
import type { LogLine } from '../../../renderer/features/conduct/log-lines.ts';
import PeopleBarred from '../../../renderer/features/people/PeopleBarred.vue';
import { streamFolds, type TournamentStreamState } from '../../../shared/domain/streams.ts';
import type { Role } from '../../../shared/kernel/roles.ts';
import { ToldDesk } from '../../support/told-desk.ts';
import { show } from '../ui/mounting.ts';

/** Decisions on players and persons, as they are given by the keyboard: what the page asks of the desk, and when it offers it. */

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20));
const entry = { entry: 'e-1', person: 'p-1', digest: '', decided: [], rebuys: [], flags: [], number: 'R-2027-000001' };
const named = { ...entry, state: 'checked-in', surname: 'Garnier', givenNames: 'Solène', birthDate: null };
const suspension = {
  ...{ suspension: 'z-1', person: 'p-1', surname: 'Garnier', givenNames: 'Solène' },
  ...{ until: '2027-12-31', reason: 'Insultes.' },
};
const limitation = { surname: 'Robin', givenNames: 'Louis', birthDate: '2003-03-03', until: '2028-01-31' };

let desk: ToldDesk;
let router: Router;
let page: ReturnType<typeof show> | undefined;

/** A committee member who directs t-1, in which e-1 plays; `change` sets the scene. */
async function sit(
  change: (state: TournamentStreamState) => void = () => undefined,
  roles: Role[] = ['committee-member'],
) {
  const session = { token: 't', account: 'mcd1', roles, name: 'Membre 1', login: 'mcd1' };
  sessionStorage.setItem('tapis.session', JSON.stringify(session));
  const state = structuredClone(streamFolds.tournament.initial());
  state.plan.director = 'mcd1';
  state.registration.entries['e-1'] = { ...entry, state: 'checked-in' } as never;
  change(state);
  desk = new ToldDesk({
    'registration.list': { entries: [named] },
    'conduct.noteStacks': { counted: 1, chips: 18_200 },
    'conduct.suspensions': { suspensions: [suspension] },
    'conduct.log': { lines: [] },
    'accounts.names': { accounts: [] },
    'accounts.list': { accounts: [] },
    'people.limitations': { limitations: [limitation] },
    'accounts.signOut': {},
  });
  setActivePinia(createPinia());
  speakThrough(desk, { token: () => 't', expired: () => undefined });
  useDeskStore().follow(desk);
  desk.snapshot({ house: structuredClone(streamFolds.house.initial()), 'tournament/t-1': state });
  useEntriesStore().show('t-1');
  await useEntriesStore().askNames();
  await router.push('/t/t-1/conduct');
}

function draw(render: () => VNodeChild): void {
  page = show(render, undefined, [router]);
}

beforeEach(() => {
  const none = { template: '<i></i>' };
  router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/t/:tournament/conduct', name: 'conduct', component: none }],
  });
});
afterEach(() => page?.unmount());

const given = (name: string): unknown => desk.sent.find((each) => each.name === name)?.input;

function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].filter((each) => each.textContent.includes(text)).at(-1);
  if (!found) throw new Error(`no button ${text}`);
  return found;
}
const offers = (text: string): boolean =>
  [...document.querySelectorAll('button')].some((each) => each.textContent.includes(text));

async function type(selector: string, text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(selector);
  if (!field) throw new Error(`no field ${selector}`);
  field.value = text;
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  await nextTick();
}

async function press(text: string): Promise<void> {
  button(text).click();
  await settled();
}

/** Fills a signature with its reason and signs. */
async function sign(reason: string, action: string): Promise<void> {
  await type('[role=dialog] input:not([type=password]):not([inputmode=numeric])', reason);
  await type('[role=dialog] input[type=password]', '2468');
  await press(action);
}

describe('the page of conduct', () => {
  it.each([
    ['Incident', 'Consigner un incident'],
    ['Avertir', 'Avertir un joueur'],
    ['Décision', 'Consigner une décision'],
    ['Absents', 'Retirer les absents'],
    ['Compter les tapis', 'Compter les tapis'],
  ])('has a button %s, which opens: %s', async (text, title) => {
    await sit((state) => {
      state.conduct.halted = { kind: 'suspended', reason: 'power', at: 1, resumesAt: null, stacks: [] };
    });
    draw(() => h(ConductPage));
    await settled();
    await press(text);
    expect(document.querySelector('[role=dialog]')?.textContent).toContain(title);
  });
});

describe('a warning without an incident', () => {
  it('names the player and the reason, and tells the warnings before it', async () => {
    await sit((state) => (state.conduct.warnings['e-1'] = 2));
    draw(() => h(ConductWarnDialog, { open: true }));
    await settled();
    expect(button('Avertir').disabled).toBe(true);
    await type('[role=dialog] select', 'e-1');
    expect(document.body.textContent).toContain('Déjà 2 avertissements');
    await type('[role=dialog] textarea', ' Téléphone à la table. ');
    await press('Avertir');
    expect(given('conduct.warn')).toEqual({ tournament: 't-1', entry: 'e-1', reason: 'Téléphone à la table.' });
  });
});

describe('stacks while play is suspended', () => {
  it('are sent as they were counted; what is no number is not sent at all', async () => {
    await sit((state) => {
      state.standings.entries = ['e-1'];
      state.conduct.halted = {
        ...{ kind: 'suspended', reason: 'power', at: 1, resumesAt: null },
        stacks: [{ entry: 'e-1', chips: 17_000 }],
      };
    });
    const open = ref(false);
    draw(() => h(ConductStacksDialog, { open: open.value }));
    open.value = true;
    await settled();
    expect(document.querySelector<HTMLInputElement>('[role=dialog] input')?.value).toBe('17000');
    await type('[role=dialog] input', 'beaucoup');
    expect(button('Consigner les comptes').disabled).toBe(true);
    await type('[role=dialog] input', '18 200');
    await press('Consigner les comptes');
    expect(given('conduct.noteStacks')).toEqual({ tournament: 't-1', stacks: [{ entry: 'e-1', chips: 18_200 }] });
  });
});

describe('a line of the log', () => {
  const line = (changes: Partial<LogLine>): LogLine => ({
    ...{ seq: 7, at: 0, actor: 'mcd1', kind: 'conduct.warned', data: { entry: 'e-1' }, texts: {} },
    ...changes,
  });
  const incident = line({
    kind: 'conduct.incidentRecorded',
    data: { incident: 'i-1', number: 'I-1', entries: ['e-1'], category: 'dispute' },
  });
  const expelled = line({ kind: 'conduct.expelled', data: { entry: 'e-1', incident: 'i-1', ground: 'fraud' } });
  const held = (hold: string | null) => (state: TournamentStreamState) => {
    state.conduct.incidents['i-1'] = {
      ...{ number: 'I-1', category: 'dispute', happenedAt: 1, table: null, entries: ['e-1'], hold },
    };
  };

  it('takes an expulsion back with a reason and a code, and only while it stands (decision 32)', async () => {
    await sit((state) => (state.conduct.expelled['e-1'] = { incident: 'i-1', ground: 'fraud', at: 1 }));
    draw(() => h(ConductChosen, { line: expelled }));
    await press('Revenir sur l’expulsion');
    await sign('Erreur sur la personne.', 'Remettre en jeu');
    expect(given('conduct.revokeExpulsion')).toEqual({
      ...{ tournament: 't-1', entry: 'e-1', reason: 'Erreur sur la personne.', pin: '2468' },
    });
    page?.unmount();
    await sit();
    draw(() => h(ConductChosen, { line: expelled }));
    expect(offers('Revenir sur l’expulsion')).toBe(false);
  });

  it('lifts a litigation hold with a reason and a code, or places one where none stands (FR-REG-77)', async () => {
    await sit(held('hold-1'));
    draw(() => h(ConductChosen, { line: incident }));
    expect(offers('Conserver pour poursuites')).toBe(false);
    await press('Lever la conservation');
    await sign('Affaire classée.', 'Lever');
    expect(given('conduct.liftHold')).toEqual({
      ...{ tournament: 't-1', hold: 'hold-1', reason: 'Affaire classée.', pin: '2468' },
    });
    page?.unmount();
    await sit(held(null));
    draw(() => h(ConductChosen, { line: incident }));
    expect([offers('Conserver pour poursuites'), offers('Lever la conservation')]).toEqual([true, false]);
  });

  it('offers none of it to the floor', async () => {
    await sit(held('hold-1'), ['floor']);
    draw(() => h(ConductChosen, { line: incident }));
    expect(offers('Lever la conservation') || offers('Suspendre une personne')).toBe(false);
  });
});

describe('whom the house does not admit', () => {
  it('stands with name, last day and reason; a suspension is lifted with a reason and a code (FR-REG-82)', async () => {
    await sit();
    draw(() => h(PeopleBarred));
    await settled();
    expect(document.body.textContent).toContain('Garnier Solène');
    expect(document.body.textContent).toMatch(/jusqu’au 31.12.2027 inclus/);
    expect(document.body.textContent).toContain('Insultes.');
    await press('Lever la suspension');
    await sign('Excuses présentées.', 'Lever la suspension');
    expect(given('conduct.liftSuspension')).toEqual({ suspension: 'z-1', reason: 'Excuses présentées.', pin: '2468' });
  });

  it('shows voluntary limitations with their ends only when asked (FR-REG-47), not to who comes next, and lets compliance lift nothing', async () => {
    await sit(undefined, ['compliance']);
    draw(() => h(PeopleBarred));
    await settled();
    expect(offers('Lever la suspension')).toBe(false);
    expect(given('people.limitations')).toBeUndefined();
    await press('Afficher les limitations');
    expect(document.body.textContent).toMatch(/Robin Louis · 03.03.2003jusqu’au 31.01.2028 inclus/);
    await useSessionStore().signOut();
    await settled();
    expect(document.body.textContent).not.toContain('Robin');
  });
});
