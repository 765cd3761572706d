import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replay } from '../../electron/desk/replay.ts';
import { houseStreams } from '../../electron/desk/streams.ts';
import { features } from '../../electron/hosts/compose.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import { exampleIdentity } from '../../shared/contract/identity.ts';
import { levyEvents } from '../../shared/contract/levy.ts';
import { prizesEvents } from '../../shared/contract/prizes.ts';
import { standingsEvents } from '../../shared/contract/standings.ts';
import type { Answer } from '../../electron/desk/request.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import { cents } from '../../shared/kernel/cents.ts';
import { openTestDesk, type TestDesk } from '../support/desk.ts';
import { givenFeature } from '../support/given-feature.ts';
import { registered } from '../support/award-given.ts';
import { happened, terms } from '../support/tournament-given.ts';

const tournament = 't-1';
const pin = '2468';
const minute = 60_000;

const seasonBook = { folios: 50, initialledBy: 'le comptable du Trésor', initialledOn: '2026-10-28', pin };

let desk: TestDesk;
let journal: JournalEvent[];

type Give = (name: string, input: object) => Promise<Answer>;
const as = {
  director: ((name, input) => desk.as('mcd1', 'committee-member')(name, input)) as Give,
  other: ((name, input) => desk.as('mcd2', 'committee-member')(name, input)) as Give,
  cashier: ((name, input) => desk.as('caisse1', 'cashier')(name, input)) as Give,
  responsible: ((name, input) => desk.as('dr', 'responsible-director')(name, input)) as Give,
};

async function ok(answer: Promise<Answer>): Promise<Record<string, unknown>> {
  const given = await answer;
  if (!given.ok) throw new Error(`refused: ${JSON.stringify(given.refusal)}`);
  return given.answer as Record<string, unknown>;
}

async function code(answer: Promise<Answer>): Promise<string> {
  const given = await answer;
  return given.ok ? 'accepted' : given.refusal.code;
}

const personOf = (index: number) => ({
  ...exampleIdentity,
  surname: `Joueur ${'ABCD'.charAt(index - 1)}`,
  document: { ...exampleIdentity.document, number: `DOC${index}` },
});

function given(...events: readonly { stream: string; type: string; data: object }[]): Promise<Answer> {
  const bare = events.map(({ stream, type, data }) => ({ stream, type, data }));
  return desk.as('test')('given.happened', { events: bare, people: [] });
}

/** Four players at 100 € have begun; six levels with rebuys, of eight. */
async function begin(): Promise<void> {
  desk = openTestDesk({ features: [...features, givenFeature], at: '2027-03-05T18:00:00+01:00' });
  journal = [];
  desk.desk.subscribe((events) => journal.push(...events));
  const { profileHash } = await ok(desk.as('nobody')('house.setUp', setUpContract.example));
  await ok(as.responsible('house.openDay', {}));
  await ok(as.cashier('tills.open', { till: 'caisse1', floatCents: 100_000, floatRetypedCents: 100_000 }));
  const people = [1, 2, 3, 4].map((index) => ({ person: `p-${index}`, identity: personOf(index) }));
  await ok(desk.as('test')('given.happened', { events: [], people }));
  const levels = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => ({
    ...{ level, smallBlind: 50 * level, bigBlind: 100 * level, bigBlindAnte: 0, minutes: 20 },
  }));
  const plan = {
    ...{ ...terms, profileHash, levels, guaranteeCents: cents(0), roundingStepCents: cents(100) },
    payoutBasisPoints: [5000, 3000, 2000],
  };
  await ok(
    given(
      happened('tournament.planned', plan),
      happened('tournament.registrationOpened', { late: false }),
      happened('tournament.directorAppointed', { account: 'mcd1' }),
      ...[1, 2, 3, 4].map((index) => registered(index)),
    ),
  );
  desk.clock.reach('2027-03-05T20:00:00+01:00');
  const { wall, mono } = desk.clock.now();
  await ok(given(happened('tournament.started', { at: wall }), happened('clock.started', { anchor: { wall, mono } })));
}

const fall = (entry: string) => as.director('standings.eliminate', { tournament, busts: [{ entry }] });

/** Rebuys are over since six minutes, the structure is frozen, `e-1` has all chips, the ranking is closed. */
async function toTheAward(): Promise<void> {
  desk.clock.advance(126 * minute + 1);
  await ok(as.director('prizes.freeze', { tournament, pin }));
  for (const entry of ['e-4', 'e-3', 'e-2']) await ok(fall(entry));
  await ok(as.director('standings.close', { tournament, countedChips: 80_000 }));
}

interface Window {
  readonly index: number;
  readonly amountCents: number;
  readonly seen?: object;
}

const payment = ({ index, amountCents, seen = {} }: Window) => {
  const { surname, givenNames, birthDate, document } = personOf(index);
  return {
    ...{ tournament, entry: `e-${index}`, till: 'caisse1', documentVerdict: 'valid' },
    ...{ payment: [{ method: 'cash', amountCents }], cashRetypedCents: amountCents },
    identity: { surname, givenNames, birthDate, document, ...seen },
  };
};

beforeEach(begin);
afterEach(() => desk.remove());

describe('from the last rebuy to the signed line', () => {
  it('freezes only when rebuys are over, signed (FR-REG-91)', async () => {
    expect(await ok(as.cashier('prizes.sheet', { tournament }))).toMatchObject({
      ...{ status: 'provisional', poolCents: 38_400, levyCents: 1_600, playersLeft: 4, bubble: true },
      ...{ warnings: ['manyPlaces'], proposedPlaces: 1 },
    });
    expect(await code(as.director('prizes.freeze', { tournament, pin }))).toBe('prizes.rebuysOpen');
    desk.clock.advance(125 * minute);
    expect(await code(as.director('prizes.freeze', { tournament, pin }))).toBe('prizes.rebuysOpen');
    desk.clock.advance(1);
    expect(await code(as.director('prizes.freeze', { tournament, pin: '1111' }))).toBe('accounts.wrongPin');
    expect(await ok(as.director('prizes.freeze', { tournament, pin }))).toMatchObject({ poolCents: 38_400 });
    expect(await code(as.director('prizes.freeze', { tournament, pin }))).toBe('prizes.alreadyFrozen');
    expect(await ok(as.cashier('prizes.sheet', { tournament }))).toMatchObject({ status: 'frozen' });
  });

  it('S10: ranks follow an undo, and the ranking says which are provisional', async () => {
    await ok(fall('e-4'));
    await ok(fall('e-3'));
    await ok(as.director('standings.reinstate', { tournament, entry: 'e-4' }));
    expect(await ok(as.cashier('standings.ranking', { tournament }))).toMatchObject({
      ...{ playersLeft: 3, entries: 4, closedAt: null, inPlay: ['e-1', 'e-2', 'e-4'] },
      ranks: [{ rank: 4, entry: 'e-3', hand: 2, provisional: true }],
    });
  });

  it('pays each prize once, to its winner, and keeps what is not claimed (decision 16)', async () => {
    expect(await code(as.cashier('prizes.pay', payment({ index: 1, amountCents: 19_200 })))).toBe('prizes.rankingOpen');
    await toTheAward();
    const first = payment({ index: 1, amountCents: 19_200 });
    expect(
      await code(as.cashier('prizes.pay', { ...first, identity: payment({ index: 2, amountCents: 1 }).identity })),
    ).toBe('prizes.notThePlayer');
    const expired = { document: { ...personOf(1).document, expiry: '2027-03-04' } };
    expect(await code(as.cashier('prizes.pay', payment({ index: 1, amountCents: 19_200, seen: expired })))).toBe(
      'prizes.documentExpired',
    );
    const once = await ok(desk.as('caisse1', 'cashier')('prizes.pay', first, 'k-1'));
    expect(once).toEqual({ number: 'P-2027-000001', rank: 1, amountCents: 19_200, watch: false });
    expect(await ok(desk.as('caisse1', 'cashier')('prizes.pay', first, 'k-1'))).toEqual(once);
    expect(await code(as.cashier('prizes.pay', first))).toBe('prizes.alreadyPaid');
    await ok(as.cashier('prizes.leaveUnclaimed', { tournament, entry: 'e-2', reason: 'absent' }));
    expect(await ok(as.cashier('prizes.unclaimed', {}))).toMatchObject({
      prizes: [{ tournament, rank: 2, entry: 'e-2', amountCents: 11_500, reason: 'absent' }],
    });
    await ok(as.cashier('prizes.payUnclaimed', payment({ index: 2, amountCents: 11_500 })));
    await ok(as.cashier('prizes.pay', payment({ index: 3, amountCents: 7_700 })));
    expect(await ok(as.cashier('prizes.payable', { tournament }))).toMatchObject({
      awards: [
        { status: 'paid', person: 'p-1' },
        { status: 'paid' },
        { status: 'paid', settled: { number: 'P-2027-000003' } },
      ],
    });
    expect(await ok(as.cashier('prizes.slip', { number: 'P-2027-000002' }))).toMatchObject({
      ...{ rank: 2, entry: 'e-2', person: 'p-2', amountCents: 11_500, wasUnclaimed: 'absent', account: 'caisse1' },
      ...{ amountInWords: 'cent quinze euros', tournamentName: 'Grand Tournoi de Mars', day: '2027-03-05' },
    });
    expect(await code(as.cashier('prizes.slip', { number: 'P-2027-000009' }))).toBe('prizes.unknownPaper');
  });

  it('M09: pays no cash that the drawer does not hold; by transfer it does', async () => {
    await toTheAward();
    const away = { till: 'caisse1', direction: 'out', amountCents: 90_000, reason: 'Coffre' };
    await ok(as.cashier('tills.move', away));
    expect(await as.cashier('prizes.pay', payment({ index: 1, amountCents: 19_200 }))).toMatchObject({
      refusal: { code: 'tills.short', params: { neededCents: 19_200 } },
    });
    await ok(as.cashier('prizes.leaveUnclaimed', { tournament, entry: 'e-2', reason: 'absent' }));
    const later = payment({ index: 2, amountCents: 11_500 });
    expect(await code(as.cashier('prizes.payUnclaimed', later))).toBe('tills.short');
    const transfer = { payment: [{ method: 'transfer', amountCents: 11_500 }] };
    await ok(as.cashier('prizes.payUnclaimed', { ...later, ...transfer }));
    await ok(as.cashier('prizes.pay', payment({ index: 3, amountCents: 7_700 })));
  });

  it('decision 11: watches what a person is paid on one gaming day, over tournaments', async () => {
    await toTheAward();
    const { raw } = desk.store;
    raw
      .prepare("INSERT INTO entries (tournament, entry, person, state) VALUES ('t-0', 'e-0', 'p-1', 'checked-in')")
      .run();
    raw
      .prepare(
        `INSERT INTO prizes (tournament, entry, rank, amount_cents, status, number, paid, at)
         VALUES ('t-0', 'e-0', 1, 180800, 'paid', 'P-2026-000001', '{"day":"2027-03-05"}', 1)`,
      )
      .run();
    expect(await ok(as.cashier('prizes.pay', payment({ index: 1, amountCents: 19_200 })))).toMatchObject({
      watch: true,
    });
    expect(await ok(as.cashier('prizes.pay', payment({ index: 3, amountCents: 7_700 })))).toMatchObject({
      watch: false,
    });
    expect(journal.flatMap(({ type, data }) => (type === 'prizes.paid' ? [data] : []))).toMatchObject([
      { entry: 'e-1', watch: true },
      { entry: 'e-3', watch: false },
    ]);
  });

  it('S11: the director reopens with a sealed reason until a prize is paid', async () => {
    await toTheAward();
    expect(await code(as.other('standings.reopen', { tournament, reason: 'Erreur' }))).toBe('standings.notDirector');
    await ok(as.director('standings.reopen', { tournament, reason: 'Places inversées' }));
    const { textId } = journal.at(-1)!.data as { textId: string };
    expect(desk.desk.reader.vault.text(textId)).toBe('Places inversées');
    expect(JSON.stringify(journal)).not.toContain('inversées');
    await ok(as.director('standings.close', { tournament, countedChips: 80_000 }));
    await ok(as.cashier('prizes.pay', payment({ index: 1, amountCents: 19_200 })));
    expect(await code(as.director('standings.reopen', { tournament, reason: 'Erreur' }))).toBe(
      'standings.awardInForce',
    );
  });

  it('writes, certifies, countersigns and corrects the line of the book (FR-REG-94…97)', async () => {
    expect(await code(as.cashier('levy.enterLine', { tournament }))).toBe('levy.notAwarded');
    expect(await code(as.cashier('levy.page', {}))).toBe('levy.noBook');
    await toTheAward();
    expect(await code(as.cashier('levy.enterLine', { tournament }))).toBe('levy.bookNotOpened');
    await ok(as.responsible('levy.openBook', seasonBook));
    expect(await ok(as.cashier('levy.due', {}))).toMatchObject({ due: [{ missing: 'entry', overdue: false }] });
    expect(await ok(as.cashier('levy.enterLine', { tournament }))).toEqual({ book: '2026-2027', line: 1 });
    desk.clock.advance(16 * minute);
    expect(await ok(as.cashier('levy.due', {}))).toMatchObject({
      due: [{ missing: 'certification', line: 1, overdue: true }],
    });
    expect(await code(as.cashier('levy.countersign', { tournament, pin }))).toBe('levy.notCertified');
    expect(await ok(as.director('levy.certify', { tournament, pin }))).toEqual({ book: '2026-2027', line: 1 });
    expect(await code(desk.as('mcd1', 'committee-member', 'cashier')('levy.countersign', { tournament, pin }))).toBe(
      'levy.sameSigner',
    );
    await ok(as.cashier('levy.countersign', { tournament, pin }));
    expect(await ok(as.cashier('levy.due', {}))).toEqual({ due: [] });
    const approval = 'Approuvé la contre-passation';
    expect(await ok(as.responsible('levy.correct', { tournament, approval, pin }))).toEqual({
      ...{ book: '2026-2027', line: 2, corrects: 1 },
    });
    await ok(as.cashier('levy.enterLine', { tournament }));
    expect(await ok(as.cashier('levy.page', {}))).toMatchObject({
      ...{ book: '2026-2027', page: 1, pages: 1, levyInWords: 'seize euros', tournamentNames: { 't-1': terms.name } },
      lines: [
        { line: 1, day: '2027-03-05', levyCents: 1_600, correctedBy: 2, certified: { account: 'mcd1' } },
        { line: 2, levyCents: -1_600, corrects: 1, certified: null },
        { line: 3, levyCents: 1_600, corrects: null },
      ],
      carriedForward: { entries: 4, levyCents: 1_600, prizesCents: 38_400 },
    });
  });

  it('a refused deal is logged', async () => {
    expect(await ok(as.director('prizes.refuseDeal', { tournament, entries: ['e-1', 'e-2'] }))).toEqual({
      ...{ refused: true, rules: ['FR-REG-89'] },
    });
    expect(journal.at(-1)).toMatchObject({ type: 'prizes.dealRefused', data: { entries: ['e-1', 'e-2'] } });
  });
});

it('the journal alone rebuilds every read table, and every event has its declared form', async () => {
  await toTheAward();
  await ok(as.cashier('prizes.pay', payment({ index: 1, amountCents: 19_200 })));
  await ok(as.cashier('prizes.leaveUnclaimed', { tournament, entry: 'e-2', reason: 'absent' }));
  await ok(as.responsible('levy.openBook', seasonBook));
  await ok(as.cashier('levy.enterLine', { tournament }));
  await ok(as.director('levy.certify', { tournament, pin }));
  await ok(as.responsible('levy.correct', { tournament, approval: 'Approuvé', pin }));
  const result = replay(desk.store.reader, {
    migrations,
    registry: desk.desk.registry,
    streams: houseStreams,
    stateOf: (stream) => desk.desk.snapshotOf(stream),
  });
  expect(result).toMatchObject({
    tables: expect.arrayContaining(['rankings', 'ranks', 'prize_places', 'prizes', 'levy_lines']) as string[],
  });
  const schemas = { ...standingsEvents, ...prizesEvents, ...levyEvents };
  const own = journal.filter(({ type }) => type in schemas);
  expect(own.length).toBe(11);
  for (const { type, data } of own) expect(schemas[type as keyof typeof schemas].safeParse(data).error).toBeUndefined();
});
