import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../electron/desk/request.ts';
import { replay } from '../../electron/desk/replay.ts';
import { houseStreams } from '../../electron/desk/streams.ts';
import { documentService, type DocumentService } from '../../electron/features/documents/index.ts';
import { features } from '../../electron/hosts/compose.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import { exampleIdentity } from '../../shared/contract/identity.ts';
import { registered } from '../support/award-given.ts';
import { openTestDesk, type TestDesk } from '../support/desk.ts';
import { givenFeature } from '../support/given-feature.ts';
import { answerOf } from '../support/people-desk.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';

const pin = '2468';
const day = '2027-03-05';

let desk: TestDesk;
let documents: DocumentService;

const director = (name: string, input: object) => desk.as('dr', 'responsible-director')(name, input);
const compliance = (name: string, input: object) => desk.as('conf', 'compliance')(name, input);
const cashier = (name: string, input: object) => desk.as('caisse1', 'cashier')(name, input);
const ok = async (answer: Promise<Answer>) => answerOf(await answer);
const code = async (answer: Promise<Answer>) => {
  const given = await answer;
  return given.ok ? 'accepted' : given.refusal.code;
};

const textOf = async (paper: string): Promise<string> => {
  await documents.drain();
  return flowingText(await readPdf(documents.read(paper)));
};

const journalText = (): string =>
  desk.store.reader
    .all<{ body: string }>('SELECT body FROM journal')
    .map(({ body }) => body)
    .join('\n');

beforeEach(async () => {
  desk = openTestDesk({ features: [...features, givenFeature], at: '2027-03-05T22:00:00+01:00' });
  documents = documentService(desk, join(desk.folder, 'data'));
  await ok(desk.as('nobody')('house.setUp', setUpContract.example));
});
afterEach(async () => {
  await documents.stop();
  desk.remove();
});

const observation = {
  observer: 'inspector',
  name: 'M. Ferrand, correspondant local',
  text: 'Règlement non affiché à l’entrée.',
  pin,
};

describe('the register of observations', () => {
  test('numbers observations within the year without a gap, keeps their words sealed, and prints each as a page', async () => {
    expect(await ok(director('registers.observe', observation))).toEqual({ year: 2027, number: 1 });
    expect(await ok(director('registers.observe', { ...observation, text: 'Vu et visé.' }))).toMatchObject({
      number: 2,
    });
    desk.clock.reach('2028-01-02T15:00:00+01:00');
    expect(await ok(director('registers.observe', observation))).toEqual({ year: 2028, number: 1 });
    expect(journalText()).not.toMatch(/Ferrand|affiché/);
    const text = await textOf('observation-2027-1');
    expect(text).toContain('Observation n° 1 de 2027');
    expect(text).toContain('M. Ferrand, correspondant local');
    expect(text).toContain('Règlement non affiché à l’entrée.');
  });

  test('an answer is added to what was observed, which stays as it was', async () => {
    await ok(director('registers.observe', observation));
    const answer = { year: 2027, number: 1, text: 'Affiché depuis 22 h 10.', pin };
    expect(await code(director('registers.answer', { ...answer, number: 2 }))).toBe('registers.unknownObservation');
    expect(await code(director('registers.answer', { ...answer, pin: '1111' }))).toBe('accounts.wrongPin');
    expect(await ok(director('registers.answer', answer))).toEqual({ year: 2027, number: 1, answer: 1 });
    expect(await ok(compliance('registers.observations', {}))).toMatchObject({
      observations: [
        { number: 1, text: observation.text, answers: [{ text: answer.text, by: expect.any(String) as string }] },
      ],
    });
    expect(await textOf('observation-2027-1')).not.toContain('Affiché depuis');
    expect(await textOf('observation-2027-1-r1')).toContain('Affiché depuis 22 h 10.');
  });

  test('is written by directors and read by them and compliance only', async () => {
    expect(await code(cashier('registers.observe', observation))).toBe('desk.notAllowed');
    expect(await code(cashier('registers.observations', {}))).toBe('desk.notAllowed');
    expect(await code(compliance('registers.observe', observation))).toBe('desk.notAllowed');
  });
});

/** Entries `p-1`, `p-2`… of one gaming day with the caves that each bought, in cents. */
async function buy(caves: readonly number[], change: object = {}): Promise<void> {
  const events = caves.map((buyInCents, index) => {
    const { stream, type, data } = registered(index + 1, buyInCents);
    return { stream, type, data: { ...data, ...change } };
  });
  const people = caves.map((_, index) => ({
    person: `p-${index + 1}`,
    identity: { ...exampleIdentity, surname: `Joueur ${'ABCDEF'.charAt(index)}` },
  }));
  answerOf(await desk.as('test')('given.happened', { events, people }));
}

const listed = async () =>
  (await ok(compliance('registers.watch', { day })))['lines'] as { person: string; missing: string[] }[];

describe('decision 11: the watch on 2 000 € a person and gaming day', () => {
  test('from exactly 2 000,00 € on, fees apart, caves and payouts each', async () => {
    await buy([199_999, 200_000, 50_000]);
    expect(await listed()).toMatchObject([
      { person: 'p-2', cavesCents: 200_000, paidOutCents: 0, missing: [], birthPlace: exampleIdentity.birthPlace },
    ]);
    const paid = {
      ...{
        number: 'P-2027-000001',
        rank: 1,
        entry: 'e-3',
        amountCents: 200_000,
        documentVerdict: 'valid',
        digest: 'd',
      },
      ...{ watch: true, payment: [{ method: 'transfer', amountCents: 200_000 }], till: 'caisse1', session: 's-1', day },
    };
    const events = [{ stream: 'tournament/t-1', type: 'prizes.paid', data: paid }];
    answerOf(await desk.as('test')('given.happened', { events, people: [] }));
    expect((await listed()).map(({ person }) => person)).toEqual(['p-2', 'p-3']);
    expect((await ok(compliance('registers.watch', { day: '2027-03-06' })))['lines']).toEqual([]);
  });

  test('money given back counts as paid out, and a cave that was given back was bought', async () => {
    await buy([210_000]);
    const cancelled = {
      ...{ entry: 'e-1', number: 'R-2027-000001', refundNumber: 'A-2027-000001', buyInCents: 210_000, feeCents: 2_000 },
      ...{ payment: [{ method: 'card', amountCents: 212_000 }], till: 'caisse1', session: 's-1', day },
      ...{ textId: 'x_1', digest: 'd' },
    };
    const events = [{ stream: 'tournament/t-1', type: 'registration.cancelled', data: cancelled }];
    answerOf(await desk.as('test')('given.happened', { events, people: [] }));
    expect(await listed()).toMatchObject([{ person: 'p-1', cavesCents: 210_000, paidOutCents: 210_000 }]);
  });

  test('says which particulars are missing, of a purged person all', async () => {
    await buy([200_000]);
    desk.store.raw.exec("DELETE FROM people WHERE person = 'p-1'");
    expect(await listed()).toMatchObject([{ person: 'p-1', surname: '', missing: ['identity'] }]);
  });

  test('goes out on paper and as a file for French Excel, journalled, for compliance and the responsible director', async () => {
    expect(await code(compliance('registers.exportWatch', { day }))).toBe('registers.nothingWatched');
    await buy([250_050]);
    expect(await code(cashier('registers.watch', { day }))).toBe('desk.notAllowed');
    expect(await code(desk.as('mcd1', 'committee-member')('registers.exportWatch', { day }))).toBe('desk.notAllowed');
    const { export: name, lines } = await ok(compliance('registers.exportWatch', { day }));
    expect(lines).toBe(1);
    expect(journalText()).toContain('registers.watchExported');
    expect(journalText()).not.toContain('Joueur A');
    const { fileName, content } = await ok(compliance('registers.watchFile', { export: name }));
    expect(fileName).toBe('surveillance-2027-03-05.csv');
    const [head, row, rest] = String(content).split('\r\n');
    expect(head).toBe(
      '\uFEFFJournée;Nom;Prénoms;Date de naissance;Lieu de naissance;Adresse;Caves (EUR);Prix et remboursements (EUR);À compléter',
    );
    expect(row).toMatch(/^05\/03\/2027;Joueur A;.*;2500,50;0,00;$/);
    expect(rest).toBe('');
    expect(await code(compliance('registers.watchFile', { export: 'w_unknown' }))).toBe('registers.unknownExport');
    const text = await textOf(`watch-sheet-${String(name).replaceAll('_', '-')}`);
    expect(text).toContain('atteignent 2 000,00 €');
    expect(text).toContain('JOUEUR A');
    expect(text).toContain('2 500,50 €');
  });
});

test('the journal alone rebuilds the registers', async () => {
  await ok(director('registers.observe', observation));
  await ok(director('registers.answer', { year: 2027, number: 1, text: 'Fait.', pin }));
  await buy([200_000]);
  await ok(director('registers.exportWatch', { day }));
  const outcome = replay(desk.store.reader, {
    migrations,
    registry: desk.desk.registry,
    streams: houseStreams,
    stateOf: (stream) => desk.desk.snapshotOf(stream),
  });
  expect(outcome).toMatchObject({
    tables: expect.arrayContaining(['observations', 'observation_answers', 'watch_exports']) as string[],
  });
});
