import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentService, type DocumentService } from '../../electron/features/documents/index.ts';
import { linesAfter } from '../../electron/journal/read.ts';
import { contracts } from '../../shared/contract/index.ts';
import { rulingSubjects } from '../../shared/domain/conduct/index.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';
import {
  openRegistrationDesk,
  personNumber,
  registration,
  type RegistrationDesk,
} from '../support/registration-desk.ts';

/** An evening at the desk: what the order asks of form, seats and decisions, from the counter to the paper. */

const t1 = { tournament: 't-1' };

let desk: RegistrationDesk;
let documents: DocumentService;

beforeEach(async () => {
  desk = await openRegistrationDesk();
  documents = documentService(desk, join(desk.folder, 'data'), {});
});
afterEach(async () => {
  await documents.stop();
  desk.remove();
});

const eventsOf = (type: string): JournalEvent[] =>
  [...linesAfter(desk.store.reader)]
    .map(({ body }) => JSON.parse(body) as JournalEvent)
    .filter((event) => event.type === type);

const register = (index: number, changes: object = {}) =>
  desk.give('caisse1', 'registration.registerPlayer', registration(index, changes));

const textOf = async (paper: string): Promise<string> => {
  await documents.drain();
  return flowingText(await readPdf(documents.read(paper)));
};

/** Entries 1 and 2 are in the room and the clock runs. */
async function play(): Promise<void> {
  for (const index of [1, 2]) {
    await register(index);
    await desk.give('sol1', 'registration.checkIn', { ...t1, entry: `e-${index}`, documentVerdict: 'valid' });
  }
  desk.clock.reach('2027-03-05T20:00:00+01:00');
  await desk.give('mcd1', 'clock.start', t1);
}

describe('the form', () => {
  it('FR-REG-53 pre-registered is not yet validated: no receipt, no place, until a cashier takes it', async () => {
    await desk.give('caisse2', 'registration.preRegister', { ...t1, entry: 'e-1', identity: personNumber(1) });
    const stateOf = async () =>
      (
        (await desk.give('caisse1', 'registration.list', t1))['entries'] as { state: string; number: string | null }[]
      )[0];
    expect(await stateOf()).toMatchObject({ state: 'pre-registered', number: null });
    expect(eventsOf('seating.seatDrawn')).toEqual([]);
    await register(1);
    expect(await stateOf()).toMatchObject({ state: 'registered', number: 'R-2027-000001' });
    expect(eventsOf('seating.seatDrawn')).toMatchObject([{ actor: 'caisse1', data: { entry: 'e-1' } }]);
  });

  it('FR-REG-57 was handed in or sent, which the journal tells; there is no third way, and none unsaid', async () => {
    const { bulletin } = registration(1) as { bulletin: object };
    await register(1, { bulletin: { ...bulletin, channel: 'handed-in' } });
    await register(2, { bulletin: { ...bulletin, channel: 'sent' } });
    expect(eventsOf('registration.playerRegistered')).toMatchObject([
      { data: { entry: 'e-1', bulletin: { channel: 'handed-in' } } },
      { data: { entry: 'e-2', bulletin: { channel: 'sent' } } },
    ]);
    for (const channel of ['by-phone', undefined]) {
      const input = registration(3, { bulletin: { ...bulletin, channel } });
      expect((await desk.refused('caisse1', 'registration.registerPlayer', input)).code).toBe('desk.invalidInput');
    }
  });

  it('FR-REG-58 is filed as an archive of its own, under its number, with the words that are signed', async () => {
    await register(1);
    expect(await textOf('bulletin-r-2027-000001')).toContain(personNumber(1).surname.toLocaleUpperCase('fr'));
    expect(await textOf('bulletin-r-2027-000001')).toContain('Lu et approuvé');
    const archived = eventsOf('documents.archived').map(({ data }) => data as { paper: string; sha256: string });
    const form = archived.find(({ paper }) => paper === 'bulletin-r-2027-000001');
    expect(form?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the seat', () => {
  it('FR-REG-85, 86 is no input: nobody can name one at registration or at a move, and no command takes one', async () => {
    for (const wish of [{ seat: 1 }, { table: 1 }, { seat: { table: 1, seat: 1 } }]) {
      const asked = await desk.refused('caisse1', 'registration.registerPlayer', registration(1, wish));
      expect(asked.code).toBe('desk.invalidInput');
      const moved = await desk.refused('sol1', 'seating.movePlayer', { ...t1, entry: 'e-1', ...wish });
      expect(moved.code).toBe('desk.invalidInput');
    }
    await register(1);
    const seated = contracts.filter(
      ({ kind, input }) => kind === 'command' && 'shape' in input && 'seat' in (input.shape as object),
    );
    expect(seated.map(({ name }) => name)).toEqual([]);
  });

  it('FR-REG-87 stands: who is registered again or asks the director keeps the seat that was drawn', async () => {
    await play();
    const seatOf = () =>
      eventsOf('seating.seatDrawn').filter(({ data }) => (data as { entry: string }).entry === 'e-1');
    const drawn = seatOf();
    expect(drawn).toHaveLength(1);
    const again = await desk.refused('caisse1', 'registration.registerPlayer', registration(1));
    const { table, seat } = drawn[0]!.data as { table: number; seat: number };
    expect(again).toMatchObject({ code: 'registration.duplicate', params: { entry: 'e-1', table, seat } });
    await desk.give('mcd1', 'conduct.rule', {
      ...{ ...t1, subject: 'organisation', source: 'order', clause: '57-10', entries: ['e-1'] },
      text: 'La place tirée au sort reste la sienne : sans recours.',
    });
    expect(seatOf()).toEqual(drawn);
  });
});

describe('the decisions of the tournament director', () => {
  const ruling = { ...t1, source: 'house-rules', clause: '12', entries: [], text: 'Le bouton mort s’applique.' };
  const log = async () =>
    ((await desk.give('mcd1', 'conduct.log', t1))['lines'] as { kind: string; data: object; texts: object }[]).filter(
      ({ kind }) => kind === 'conduct.ruled',
    );

  it('FR-REG-81 are on organisation, order of play, the reading of the rules and the right to play, each on record', async () => {
    await play();
    for (const subject of rulingSubjects) {
      const onRight = subject === 'right-to-play' ? { admitted: false, entries: ['e-2'] } : {};
      await desk.give('mcd1', 'conduct.rule', { ...ruling, subject, ...onRight });
    }
    expect((await log()).map(({ data }) => data)).toMatchObject(
      ['organisation', 'sequencing', 'rules-reading', 'right-to-play'].map((subject, index) => ({
        ...{ subject, number: index + 1 },
      })),
    );
    const asked = await desk.refused('dr', 'conduct.rule', { ...ruling, subject: 'organisation' });
    expect(asked).toMatchObject({ code: 'conduct.notDirector' });
  });

  it('FR-REG-83 cite a rule, and stand: no command takes one back, not even the responsible director’s', async () => {
    await play();
    const input = { ...ruling, subject: 'rules-reading' };
    for (const without of [{ clause: '' }, { clause: undefined }, { source: 'custom' }])
      expect((await desk.refused('mcd1', 'conduct.rule', { ...input, ...without })).code).toBe('desk.invalidInput');
    await desk.give('mcd1', 'conduct.rule', { ...input, ruling: 'd-1' });
    await desk.give('mcd1', 'conduct.rule', { ...input, ruling: 'd-2', clause: '13' });
    expect((await log()).map(({ data }) => data)).toMatchObject([
      { ruling: 'd-1', source: 'house-rules', clause: '12' },
      { ruling: 'd-2', source: 'house-rules', clause: '13' },
    ]);
    const taking = contracts.filter(
      ({ kind, input: asked }) => kind === 'command' && 'shape' in asked && 'ruling' in (asked.shape as object),
    );
    expect(taking.map(({ name }) => name)).toEqual(['conduct.rule']);
  });
});

describe('the rules', () => {
  it('FR-REG-84 can be read and printed during the event, in the version that stands; it is not changed under the players', async () => {
    const shown = await desk.give('caisse1', 'tournament.show', t1);
    const { version, sha256 } = shown['rules'] as { version: number; sha256: string };
    await play();
    const later = await desk.refused('dr', 'tournament.publishRules', t1);
    expect(later.code).toBe('tournament.wrongPhase');
    const booklet = await textOf(`rules-t-1-v${version}`);
    expect(booklet).toContain('tenus à la disposition des participants');
    expect(booklet.replaceAll(' ', '').toLowerCase()).toContain(sha256);
    expect((await desk.give('sol1', 'tournament.show', t1))['rules']).toMatchObject({ version, sha256 });
  });
});
