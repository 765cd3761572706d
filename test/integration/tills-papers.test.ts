import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../electron/desk/replay.ts';
import { houseStreams } from '../../electron/desk/streams.ts';
import { documentService, type DocumentService } from '../../electron/features/documents/index.ts';
import { features } from '../../electron/hosts/compose.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import type { Answer } from '../../electron/desk/request.ts';
import { registered, rebought } from '../support/award-given.ts';
import { openTestDesk, type TestDesk } from '../support/desk.ts';
import { givenFeature } from '../support/given-feature.ts';
import { answerOf } from '../support/people-desk.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';
import { happened } from '../support/tournament-given.ts';

const pin = '2468';
const till = 'caisse-1';

let desk: TestDesk;
let documents: DocumentService;

const cashier = (name: string, input: object) => desk.as('caisse1', 'cashier')(name, input);
const other = (name: string, input: object) => desk.as('caisse2', 'cashier')(name, input);
const director = (name: string, input: object) => desk.as('dr', 'responsible-director')(name, input);
const ok = async (answer: Promise<Answer>) => answerOf(await answer);
const code = async (answer: Promise<Answer>) => {
  const given = await answer;
  return given.ok ? 'accepted' : given.refusal.code;
};

/** Players pay 120 € each by card and one of them 100 € in cash for a rebuy, all at the open drawer. */
async function sell(session: string, first: number, count: number): Promise<void> {
  const at = { till, session, day: '2027-03-05' };
  const entries = Array.from({ length: count }, (_, index) => registered(first + index));
  const paid = { payment: [{ method: 'cash', amountCents: 10_000 }] };
  const events = [
    ...entries.map(({ stream, type, data }) => ({ stream, type, data: { ...data, ...at } })),
    ...[rebought(`e-${first}`, first)].map(({ stream, type, data }) => ({
      stream,
      type,
      data: { ...data, ...at, ...paid },
    })),
  ];
  answerOf(await desk.as('test')('given.happened', { events, people: [] }));
}

const open = async (): Promise<string> =>
  String((await ok(cashier('tills.open', { till, floatCents: 50_000, floatRetypedCents: 50_000 })))['session']);

const textOf = async (paper: string): Promise<string> => {
  await documents.drain();
  return flowingText(await readPdf(documents.read(paper)));
};

beforeEach(async () => {
  desk = openTestDesk({ features: [...features, givenFeature] });
  documents = documentService(desk, join(desk.folder, 'data'));
  const { profileHash } = await ok(desk.as('nobody')('house.setUp', setUpContract.example));
  const secrets = { pin, password: 'correct horse battery' };
  for (const [account, name, role] of [
    ['caisse1', 'Chloé Moreau', 'cashier'],
    ['caisse2', 'Nadia Roche', 'cashier'],
    ['sol1', 'Hugo Petit', 'floor'],
  ] as const) {
    await ok(director('accounts.open', { account, login: account, name, roles: [role], ...secrets }));
  }
  await ok(director('house.openDay', {}));
  const planned = happened('tournament.planned', {
    ...(await import('../support/tournament-given.ts')).terms,
    profileHash,
  });
  answerOf(
    await desk.as('test')('given.happened', {
      events: [planned].map(({ stream, type, data }) => ({ stream, type, data })),
      people: [],
    }),
  );
});
afterEach(async () => {
  await documents.stop();
  desk.remove();
});

describe('X and Z on paper', () => {
  test('a reading is numbered, tells what went through and counts nothing; the cashier, who will count, may not have it', async () => {
    const session = await open();
    await sell(session, 1, 3);
    expect(await code(cashier('tills.read', { till }))).toBe('desk.notAllowed');
    expect(await ok(director('tills.read', { till }))).toEqual({ number: 1 });
    expect(await ok(director('tills.read', { till }))).toEqual({ number: 2 });
    const text = await textOf('till-reading-caisse-1-x-1');
    expect(text).toContain('Lecture X n° 1, Caisse 1');
    expect(text).toContain('Inscriptions (caves et droits) 3 0,00 € 360,00 € 0,00 €');
    expect(text).toContain('Recaves 1 100,00 € 0,00 € 0,00 €');
    expect(text).toContain('Attendu 600,00 €');
    expect(text).toContain('4, de R-2027-000001 à C-2027-000001');
    expect(text).not.toContain('Compté ');
  });

  test('a kind counts each of its movements, however it was paid, also one paid in two ways; dealers’ bonuses are among them', async () => {
    const session = await open();
    const at = { till, session, day: '2027-03-05' };
    const pay = (...parts: readonly (readonly [method: string, amountCents: number])[]) => ({
      payment: parts.map(([method, amountCents]) => ({ method, amountCents })),
    });
    const ways = [
      pay(['cash', 12_000]),
      pay(['cash', 12_000]),
      pay(['card', 12_000]),
      pay(['transfer', 12_000]),
      pay(['cash', 2_000], ['card', 10_000]),
    ];
    const bonus = { entry: 'e-1', number: 'C-2027-000001', priceCents: 2_000, chips: 4_000, ...pay(['cash', 2_000]) };
    const events = [
      ...ways.map((way, index) => ({ ...registered(index + 1), way })),
      { ...happened('registration.bonusSold', { ...bonus, ...at, watch: false }), way: {} },
    ].map(({ stream, type, data, way }) => ({ stream, type, data: { ...data, ...at, ...way } }));
    answerOf(await desk.as('test')('given.happened', { events, people: [] }));
    await ok(director('tills.read', { till }));
    const text = await textOf('till-reading-caisse-1-x-1');
    expect(text).toContain('Inscriptions (caves et droits) 5 260,00 € 220,00 € 120,00 €');
    expect(text).toContain('Bonus croupiers 1 20,00 € 0,00 € 0,00 €');
    expect(text).toContain('Total 280,00 € 220,00 € 120,00 €');
    expect(text).toContain('Attendu 780,00 €');
  });

  test('M07: the closing is a numbered Z with the difference, its reason and who signed', async () => {
    const session = await open();
    await ok(cashier('tills.move', { till, direction: 'in', amountCents: 20_000, reason: 'Fonds' }));
    const close = { till, countedCents: 69_500, pin };
    expect(await code(cashier('tills.close', close))).toBe('tills.reasonNeeded');
    await ok(cashier('tills.close', { ...close, reason: 'Une pièce de 5 € rendue en trop.' }));
    const text = await textOf(`till-reading-${session}-z`);
    expect(text).toContain('Clôture Z n° 1, Caisse 1');
    expect(text).toContain('Apports et retraits (coffre) 1 200,00 €');
    expect(text).toContain('Attendu 700,00 € Compté 695,00 € Écart −5,00 €');
    expect(text).toContain('six cent quatre-vingt-quinze euros');
    expect(text).toContain('Motif de l’écart : Une pièce de 5 € rendue en trop.');
    expect(text).toContain('Comptée par Chloé Moreau');
    const second = await open();
    await ok(cashier('tills.close', { till, countedCents: 50_000, pin }));
    expect(await textOf(`till-reading-${second}-z`)).toContain('Clôture Z n° 2');
    expect(await code(director('tills.read', { till }))).toBe('tills.closed');
  });
});

describe('a drawer changes hands', () => {
  test('is counted blind by who gives it, its float is that count, and the taker signs for it', async () => {
    const session = await open();
    const hand = { till, to: 'caisse2', countedCents: 50_000, pin };
    expect(await code(cashier('tills.handOver', { ...hand, to: 'caisse1' }))).toBe('tills.handedToSelf');
    expect(await code(cashier('tills.handOver', { ...hand, to: 'sol1' }))).toBe('tills.notACashier');
    expect(await code(cashier('tills.handOver', { ...hand, to: 'nobody' }))).toBe('tills.notACashier');
    expect(await code(cashier('tills.handOver', { ...hand, countedCents: 40_000 }))).toBe('tills.reasonNeeded');
    const { next, differenceCents } = await ok(cashier('tills.handOver', hand));
    expect(differenceCents).toBe(0);
    expect(await code(cashier('tills.takeOver', { till, pin }))).toBe('tills.notTheTaker');
    expect(await code(other('tills.takeOver', { till, pin: '1111' }))).toBe('accounts.wrongPin');
    expect(await ok(other('tills.takeOver', { till, pin }))).toEqual({ session: next });
    expect(await code(other('tills.takeOver', { till, pin }))).toBe('tills.nothingToTakeOver');
    expect(await ok(director('tills.show', { till }))).toMatchObject({
      open: { account: 'caisse2', handedBy: 'caisse1', floatCents: 50_000, expectedCents: 50_000 },
    });
    const text = await textOf(`till-reading-${session}-z`);
    expect(text).toContain('à la remise de la caisse à Nadia Roche');
    expect(text).toContain('Caisse reprise par Nadia Roche');
  });

  test('a drawer that came from the safe waits for nobody', async () => {
    await open();
    expect(await code(other('tills.takeOver', { till, pin }))).toBe('tills.nothingToTakeOver');
  });

  test('the journal alone rebuilds it', async () => {
    await open();
    await ok(cashier('tills.handOver', { till, to: 'caisse2', countedCents: 49_000, reason: 'Manque.', pin }));
    await ok(other('tills.takeOver', { till, pin }));
    await ok(director('tills.read', { till }));
    const outcome = replay(desk.store.reader, {
      migrations,
      registry: desk.desk.registry,
      streams: houseStreams,
      stateOf: (stream) => desk.desk.snapshotOf(stream),
    });
    expect(outcome).toMatchObject({ tables: expect.arrayContaining(['till_sessions']) as string[] });
  });
});

describe('the seal of a closed day', () => {
  test('stands short on every paper after it, and is the hash of the closing’s line', async () => {
    const session = await open();
    await ok(cashier('tills.close', { till, countedCents: 50_000, pin }));
    await ok(director('house.closeDay', { pin }));
    const line = desk.store.reader.get<{ seq: number; hash: string }>(
      "SELECT seq, hash FROM journal WHERE type = 'house.dayClosed'",
    )!;
    expect(await textOf(`till-reading-${session}-z`)).not.toContain('Scellé');
    desk.clock.reach('2027-03-06T12:00:00+01:00');
    await ok(director('house.openDay', {}));
    const second = await open();
    await sell(second, 1, 1);
    await documents.drain();
    await ok(cashier('tills.close', { till, countedCents: 60_000, pin }));
    const short = line.hash
      .slice(0, 12)
      .toUpperCase()
      .replace(/(.{4})(?=.)/g, '$1 ');
    expect(await textOf(`till-reading-${second}-z`)).toContain(
      `Scellé de la journée du 05/03/2027 : ligne ${line.seq}, ${short}`,
    );
  });
});
