import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentService, type DocumentService } from '../../electron/features/documents/index.ts';
import { replay } from '../../electron/desk/replay.ts';
import { houseStreams } from '../../electron/desk/streams.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { conductEvents } from '../../shared/contract/conduct-events.ts';
import {
  openRegistrationDesk,
  personNumber,
  registration,
  type RegistrationDesk,
} from '../support/registration-desk.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';

const tournament = 't-1';
const pin = '2468';
const facts = 'Le joueur insulte le croupier et jette ses cartes.';

let desk: RegistrationDesk;
let documents: DocumentService;

const textOf = async (paper: string): Promise<string> => flowingText(await readPdf(documents.read(paper)));

interface Line {
  readonly kind: string;
  readonly data: Record<string, unknown>;
  readonly texts: Record<string, string>;
}

const logFor = async (account: string): Promise<Line[]> =>
  (await desk.give(account, 'conduct.log', { tournament }))['lines'] as Line[];

const personOf = ({ store }: RegistrationDesk, entry: string): string =>
  store.reader.get<{ person: string }>('SELECT person FROM entries WHERE entry = ?', entry)!.person;

beforeAll(async () => {
  desk = await openRegistrationDesk();
  documents = documentService(desk, join(desk.folder, 'data'), {});
  for (let index = 1; index <= 4; index += 1)
    await desk.give('caisse1', 'registration.registerPlayer', registration(index));
  for (const entry of ['e-1', 'e-2', 'e-3']) {
    await desk.give('sol1', 'registration.checkIn', { tournament, entry, documentVerdict: 'valid' });
  }
  desk.clock.reach('2027-03-05T20:00:00+01:00');
  await desk.give('mcd1', 'clock.start', { tournament });
});

afterAll(async () => {
  await documents.stop();
  desk.remove();
});

describe('one evening’s trouble, on a real desk', () => {
  test('an incident is numbered without a gap, its texts sealed, its report archived (FR-REG-63, FR-REG-75)', async () => {
    const input = { tournament, incident: 'i-1', category: 'scandal', entries: ['e-2'], facts };
    expect(await desk.give('sol1', 'conduct.recordIncident', input)).toMatchObject({ number: 'I-2027-000001' });
    const other = { tournament, incident: 'i-2', category: 'dispute', entries: [], facts: 'Relance inaudible.' };
    expect(await desk.give('sol1', 'conduct.recordIncident', other)).toMatchObject({ number: 'I-2027-000002' });
    const bodies = desk.store.reader.all<{ body: string }>("SELECT body FROM journal WHERE type LIKE 'conduct.%'");
    expect(bodies).toHaveLength(2);
    for (const { body } of bodies) expect(body).not.toMatch(/insulte|inaudible|Carlier/);
    await documents.drain();
    const report = await textOf('incident-report-i-2027-000001');
    expect(report).toContain('N° I-2027-000001');
    expect(report).toContain(facts);
    expect(report).toContain(personNumber(2).surname.toLocaleUpperCase('fr'));
    expect(report).toContain('Aucune décision à l’heure de ce rapport.');
  });

  test('the floor sees that something was decided, directors and compliance also read why', async () => {
    await desk.give('mcd1', 'conduct.rule', {
      ...{ tournament, incident: 'i-2', subject: 'rules-reading', source: 'tournament-rules', clause: '4.2' },
      ...{ entries: [], text: 'La relance est ramenée au minimum.' },
    });
    const [, , ruled] = await logFor('conf');
    expect(ruled).toMatchObject({ kind: 'conduct.ruled', data: { number: 1, clause: '4.2' } });
    expect(ruled?.texts).toEqual({ reason: 'La relance est ramenée au minimum.' });
    expect((await logFor('sol1')).map(({ texts }) => texts)).toEqual([{}, {}, {}]);
    expect((await logFor('dr'))[0]?.texts).toEqual({ facts });
  });

  test('refused transfers stand in the same log (FR-REG-50)', async () => {
    await desk.give('caisse1', 'registration.refuseTransfer', { tournament, entry: 'e-3' });
    expect((await logFor('mcd1')).at(-1)).toMatchObject({
      kind: 'registration.transferRefused',
      data: { entry: 'e-3' },
    });
  });

  test('an expulsion for good prints the report again, with the fate of money and chips (FR-REG-75, FR-REG-76)', async () => {
    const input = { tournament, entry: 'e-2', incident: 'i-1', ground: 'scandal', chips: 18_200, pin };
    expect((await desk.refused('dr', 'conduct.expel', input)).code).toBe('conduct.notDirector');
    await desk.give('mcd1', 'conduct.expel', input);
    await documents.drain();
    const { papers } = (await desk.give('dr', 'documents.list', { kind: 'incident-report' })) as unknown as {
      papers: { paper: string; number: string | null; archivedAt: number | null }[];
    };
    expect(papers.map(({ number }) => number)).toEqual(['I-2027-000001', 'I-2027-000002', 'I-2027-000001']);
    const report = await textOf(papers[0]!.paper);
    expect(report).toContain('expulsion définitive de');
    expect(report).toContain('Son tapis, 18 200 jetons, est retiré du jeu.');
    expect(report).toContain('Droit d’inscription (20,00 €) et caves (100,00 €) ne sont pas remboursés');
  });

  test('play is suspended: the clock stands, and the record shows players and stacks (FR-REG-79, FR-REG-80)', async () => {
    desk.clock.reach('2027-03-05T20:05:00+01:00');
    const halt = {
      tournament,
      reason: 'safety',
      facts: 'Alarme incendie.',
      stacks: [{ entry: 'e-1', chips: 21_500 }],
      pin,
    };
    await desk.give('mcd1', 'conduct.suspendPlay', halt);
    expect((await desk.refused('sol1', 'clock.resume', { tournament })).code).toBe('clock.playHalted');
    expect(
      await desk.give('mcd1', 'conduct.noteStacks', { tournament, stacks: [{ entry: 'e-3', chips: 18_500 }] }),
    ).toEqual({
      counted: 1,
      chips: 18_500,
    });
    await documents.drain();
    const { papers } = (await desk.give('dr', 'documents.list', { kind: 'halt-record' })) as unknown as {
      papers: { paper: string }[];
    };
    const record = await textOf(papers[0]!.paper);
    expect(record).toContain('Procès-verbal de suspension');
    expect(record).toContain('Motif grave sécurité des personnes');
    expect(record).toContain('Horloge niveau 1, 15 min 00 s restantes');
    expect(record).toContain('21 500');
    expect(record).toContain('non compté');
  });

  test('stopped for good: everybody but the expelled is on the refund sheet, and is paid exactly that (FR-REG-70, FR-REG-71)', async () => {
    const stop = { tournament, reason: 'safety', facts: 'La salle reste fermée.', stacks: [], pin };
    await desk.give('mcd1', 'conduct.stopPlay', stop);
    await documents.drain();
    const sheet = await textOf(`refund-sheet-${tournament}`);
    expect(sheet).toContain('Total à rembourser : trois cent soixante euros (360,00 €)');
    expect(sheet).toContain('1 joueur expulsé n’est pas remboursé');
    expect(sheet).not.toContain('R-2027-000002');
    const back = (entry: string) => ({
      ...{ tournament, entry, till: 'caisse-1', cashRetypedCents: 12_000 },
      payment: [{ method: 'cash', amountCents: 12_000 }],
    });
    expect((await desk.refused('caisse1', 'registration.refund', back('e-2'))).code).toBe('registration.expelled');
    expect((await desk.refused('dr', 'tournament.close', { tournament })).code).toBe('tournament.refundsOpen');
    for (const entry of ['e-1', 'e-3', 'e-4']) await desk.give('caisse1', 'registration.refund', back(entry));
    expect(await desk.give('caisse1', 'conduct.refundsOwed', { tournament })).toEqual({ owed: [], totalCents: 0 });
    await desk.give('dr', 'tournament.close', { tournament });
    const levy = desk.store.reader.all("SELECT seq FROM journal WHERE type LIKE 'levy.%'");
    expect(levy).toEqual([]);
  });

  test('a suspended person is turned away at the desk, and again admitted when it is lifted (FR-REG-82)', async () => {
    const person = personOf(desk, 'e-3');
    const suspended = await desk.give('dr', 'conduct.suspendPerson', {
      ...{ suspension: 'z-1', person, until: '2027-12-31', reason: 'Insultes.', pin },
    });
    expect(suspended).toEqual({ suspension: 'z-1', stopped: 0 });
    const listed = (await desk.give('conf', 'conduct.suspensions', {}))['suspensions'];
    expect(listed).toMatchObject([{ suspension: 'z-1', person, until: '2027-12-31', reason: 'Insultes.' }]);
    const { identity } = (await desk.give('caisse1', 'people.show', { person })) as { identity: { surname: string } };
    expect(listed).toMatchObject([{ surname: identity.surname }]);
    const screened = await desk.give('caisse1', 'people.screen', { identity, person });
    expect(screened).toMatchObject({ outcome: 'block:suspended', decisive: { params: { until: '2027-12-31' } } });
    await desk.give('dr', 'conduct.liftSuspension', { suspension: 'z-1', reason: 'Excuses.', pin });
    expect((await desk.give('conf', 'conduct.suspensions', {}))['suspensions']).toEqual([]);
  });

  test('the read tables are what a replay makes of the journal', () => {
    const result = replay(desk.store.reader, {
      migrations,
      registry: desk.desk.registry,
      streams: houseStreams,
      stateOf: (stream) => desk.desk.snapshotOf(stream),
    });
    expect(result).toMatchObject({
      tables: expect.arrayContaining(['conduct_log', 'suspensions', 'holds']) as string[],
    });
    const own = desk.store.reader.all<{ body: string }>("SELECT body FROM journal WHERE type LIKE 'conduct.%'");
    expect(own.length).toBeGreaterThan(8);
    for (const { body } of own) {
      const { type, data } = JSON.parse(body) as { type: keyof typeof conductEvents; data: object };
      expect(conductEvents[type].safeParse(data).error).toBeUndefined();
    }
  });
});

test('a suspended person is refused before a cave is sold, whatever the screening says (FR-REG-82)', async () => {
  const other = await openRegistrationDesk();
  try {
    await other.give('caisse1', 'registration.registerPlayer', registration(1));
    const person = personOf(other, 'e-1');
    const input = { suspension: 'z-1', person, reason: 'Menaces.', pin };
    expect(await other.give('dr', 'conduct.suspendPerson', input)).toEqual({ suspension: 'z-1', stopped: 1 });
    const checkIn = { tournament, entry: 'e-1', documentVerdict: 'valid' };
    expect((await other.refused('sol1', 'registration.checkIn', checkIn)).code).toBe('registration.flaggedEntry');
    await other.give('caisse1', 'registration.cancel', {
      ...{ tournament, entry: 'e-1', till: 'caisse-1', cashRetypedCents: 12_000, reason: 'Suspendu.' },
      payment: [{ method: 'cash', amountCents: 12_000 }],
    });
    const again = registration(1, { entry: 'e-9' });
    expect(await other.refused('caisse1', 'registration.registerPlayer', again)).toMatchObject({
      code: 'registration.suspended',
      params: { until: null },
    });
  } finally {
    other.remove();
  }
});

test('who reads the sealed texts of the log is noted: account, query and text, never its words, and not the floor, who sees none', async () => {
  const other = await openRegistrationDesk();
  try {
    await other.give('caisse1', 'registration.registerPlayer', registration(1));
    const warning = { tournament, entry: 'e-1', reason: 'Téléphone à la table.' };
    await other.give('sol1', 'conduct.warn', warning);
    const texts = () => other.give('conf', 'people.looks', { depths: ['text'] });
    await other.give('sol1', 'conduct.log', { tournament });
    expect((await texts())['looks']).toEqual([]);
    await other.give('dr', 'conduct.log', { tournament });
    await other.give('dr', 'conduct.log', { tournament });
    const [warned] = other.store.reader.all<{ body: string }>("SELECT body FROM journal WHERE type = 'conduct.warned'");
    const { data } = JSON.parse(warned?.body ?? '') as { data: { textId: string } };
    expect((await texts())['looks']).toMatchObject([{ query: 'conduct.log', depth: 'text', subject: data.textId }]);
    expect(JSON.stringify(await texts())).not.toContain('Téléphone');
  } finally {
    other.remove();
  }
});
