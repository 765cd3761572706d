// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import { effectScope } from 'vue';
import { speakThrough, useDeskStore, useEntriesStore } from '../../../renderer/desk/index.ts';
import { newFile, useFileStore } from '../../../renderer/features/registration/file-store.ts';
import { emptyDraft } from '../../../renderer/features/registration/logic/draft.ts';
import { useRegistering, type Registering } from '../../../renderer/features/registration/use-registering.ts';
import { paperOf } from '../../../renderer/features/registration/use-printing.ts';
import { streamFolds } from '../../../shared/domain/streams.ts';
import { exampleIdentity } from '../../../shared/contract/identity.ts';
import { ToldDesk } from '../../support/told-desk.ts';

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 10));
const registered = {
  entry: 'e-1',
  person: 'p-1',
  number: 'R-2027-000001',
  table: 6,
  seat: 3,
  draw: 118,
  late: false,
  watch: false,
};
const sale = {
  tournament: 't-1',
  till: 'caisse-1',
  paid: { payment: [{ method: 'card' as const, amountCents: 12_000 }] },
};
const draft = {
  ...emptyDraft,
  scan: ['IDFRA'],
  surname: exampleIdentity.surname,
  givenNames: exampleIdentity.givenNames,
  birthDate: exampleIdentity.birthDate,
  documentNumber: 'X4SAMPLE7',
};

let desk: ToldDesk;

function speak(answers: Readonly<Record<string, object>>): void {
  desk = new ToldDesk(answers);
  setActivePinia(createPinia());
  speakThrough(desk, { token: () => 'token-1', expired: () => undefined });
  useDeskStore().follow(desk);
  useDeskStore().alive = true;
}

describe('the file that lies open', () => {
  beforeEach(() => speak({}));

  it('is put aside and taken up again, never destroyed', () => {
    const store = useFileStore();
    store.tournament = 't-1';
    expect(store.putAside()).toBe(false);
    store.put({ ...newFile, draft });
    store.pay({ mode: 'cash' });
    expect(store.putAside()).toBe(true);
    expect(store.isOpen).toBe(false);
    store.resume();
    expect(store.file).toMatchObject({ draft: { surname: 'Garnier' }, payment: { mode: 'cash' } });
  });

  it('is not brought back once it was registered or the person was not admitted', () => {
    const store = useFileStore();
    store.put({ ...newFile, draft, registered: { ...registered, at: 1 } });
    expect(store.putAside()).toBe(false);
    store.put({ ...newFile, draft, notedAt: 1 });
    expect(store.putAside()).toBe(false);
    expect(store.aside).toBeNull();
  });

  it('is one a tournament', () => {
    const store = useFileStore();
    store.tournament = 't-1';
    store.put({ ...newFile, draft });
    store.tournament = 't-2';
    expect(store.isOpen).toBe(false);
    store.tournament = 't-1';
    expect(store.isOpen).toBe(true);
  });
});

describe('registering', () => {
  let registering: Registering;

  beforeEach(() => {
    speak({ 'registration.registerPlayer': registered });
    useFileStore().tournament = 't-1';
    useFileStore().put({ ...newFile, draft });
    registering = effectScope().run(useRegistering)!;
  });

  const sales = () => desk.sent.filter(({ name }) => name === 'registration.registerPlayer');

  it('takes the money once, however often Enter is pressed (M01)', async () => {
    desk.hold();
    const first = registering.register(sale);
    await Promise.all([registering.register(sale), registering.register(sale)]);
    expect(sales()).toHaveLength(1);
    desk.release();
    await first;
    await registering.register(sale);
    expect(sales()).toHaveLength(1);
    expect(useFileStore().file.registered).toMatchObject({ number: 'R-2027-000001', table: 6, seat: 3 });
  });

  it('answers into the file that was registered, whatever page lies open by then', async () => {
    const store = useFileStore();
    desk.hold();
    const first = registering.register(sale);
    expect(registering.sending.value).toBe(true);
    store.tournament = 't-2';
    desk.release();
    await first;
    expect(store.file.registered).toBeNull();
    store.tournament = 't-1';
    expect(store.file.registered).toMatchObject({ number: 'R-2027-000001' });
  });

  it('a second Enter of the same hand neither prints nor goes on', async () => {
    await registering.register(sale);
    expect(await registering.print()).toBe(false);
    expect(desk.sent.some(({ name }) => name.startsWith('host.'))).toBe(false);
  });

  it('prints the paper of the number, its duplicates by their own names', () => {
    expect(paperOf('R-2027-000001')).toBe('receipt-r-2027-000001');
    expect(paperOf('C-2027-000001', 2)).toBe('rebuy-receipt-c-2027-000001-d2');
    expect(paperOf('A-2027-000001')).toBe('refund-receipt-a-2027-000001');
  });
});

describe('the entries that a window knows', () => {
  it('stand as the events left them, not as they stood when names were asked (L06)', async () => {
    const session = { token: 't', account: 'a', roles: ['cashier'], name: 'Caissier 1', login: 'caisse1' };
    sessionStorage.setItem('tapis.session', JSON.stringify(session));
    const state = structuredClone(streamFolds.tournament.initial());
    const entry = { entry: 'e-1', person: 'p-1', state: 'registered', digest: '', decided: [], rebuys: [], flags: [] };
    state.registration.entries['e-1'] = { ...entry, number: 'R-2027-000001' } as never;
    speak({
      'registration.list': { entries: [{ ...entry, surname: 'Garnier', givenNames: 'Solène', birthDate: null }] },
    });
    const entries = useEntriesStore();
    entries.show('t-1');
    desk.snapshot({ 'tournament/t-1': state });
    await entries.askNames();
    await settled();
    desk.change('registration.checkedIn', { entry: 'e-1', digest: 'd', documentVerdict: 'valid', checks: [] });
    expect(entries.byEntry.get('e-1')).toMatchObject({ state: 'checked-in', surname: 'Garnier' });
  });

  it('show whoever another till registers after this window was opened, by name, without opening it anew (L06)', async () => {
    const person = (nth: number) => ({ entry: `e-${nth}`, surname: `Nom ${nth}`, givenNames: 'A', birthDate: null });
    const known: object[] = [];
    speak({ 'registration.list': { entries: known } });
    const entries = useEntriesStore();
    entries.show('t-1');
    desk.snapshot({ 'tournament/t-1': structuredClone(streamFolds.tournament.initial()) });
    await settled();
    expect(entries.list).toEqual([]);
    for (let nth = 1; nth <= 5; nth += 1) {
      known.push(person(nth));
      const number = `R-2027-00000${nth}`;
      const sold = { number, buyInCents: 10_000, feeCents: 2_000, late: false, publicName: false };
      desk.change('registration.playerRegistered', {
        ...{ entry: `e-${nth}`, person: `p-${nth}`, digest: 'd', documentVerdict: 'valid', checks: [], ...sold },
      });
      await settled();
    }
    expect(entries.list.map(({ entry, surname }) => [entry, surname])).toEqual(
      [1, 2, 3, 4, 5].map((nth) => [`e-${nth}`, `Nom ${nth}`]),
    );
  });
});
