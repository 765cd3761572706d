import { join } from 'node:path';
import { documentService } from '../../electron/features/documents/index.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { planContract } from '../../shared/contract/tournament-plan.ts';
import {
  openRegistrationDesk,
  personNumber,
  registration,
  type RegistrationDesk,
} from '../support/registration-desk.ts';

const pin = '2468';
const satellite = 't-satellite';
const main = 't-main';
const till = 'caisse-1';
const plan = planContract.example.terms;

const freezeout = { ...plan, format: 'multi-table-freezeout', rebuy: null, guaranteeCents: 0 };
/** 100 € and 20 € at four players: 384 € of prizes, an entry to the tournament of the next day costs 150 € and 10 €. */
const satelliteTerms = {
  ...freezeout,
  name: 'Satellite du vendredi',
  startsAt: '2027-03-05T20:00:00+01:00',
  registration: { opensAt: '2027-02-01T10:00:00+01:00', capacity: 18, lateUntil: plan.registration.lateUntil },
  payoutBasisPoints: [10_000],
  prizeEntries: { tournament: main, name: 'Grand tournoi', valueCents: 16_000, most: 5 },
};
const mainTerms = {
  ...freezeout,
  name: 'Grand tournoi',
  startsAt: '2027-03-06T20:00:00+01:00',
  registration: { opensAt: '2027-02-01T10:00:00+01:00', capacity: 18, lateUntil: plan.registration.lateUntil },
  buyInCents: 15_000,
  feeCents: 1_000,
};

let desk: RegistrationDesk;
beforeEach(async () => {
  desk = await openRegistrationDesk();
  await desk.give('dr', 'house.adoptProfile', { profile: 'casino-fr-2013', inForce: false, pin });
  const recipients = ['minister-interior', 'prefect', 'judicial-police', 'treasury-accountant'];
  await desk.give('dr', 'house.setRecipients', { recipients: recipients.map((role) => ({ role, address: 'Paris' })) });
  await desk.give('dr', 'tournament.plan', { tournament: main, profile: 'casino-fr-2013', terms: mainTerms });
});
afterEach(() => desk.remove());

const planned = (changes: object = {}, profile = 'casino-fr-2013') => ({
  ...{ tournament: satellite, profile },
  terms: { ...satelliteTerms, ...changes },
});

async function open(tournament: string, sentAt = '2027-03-05T18:30:00+01:00'): Promise<void> {
  await desk.give('dr', 'tournament.publishRules', { tournament });
  await desk.give('dr', 'tournament.appointDirector', { tournament, account: 'mcd1', pin });
  const { notices } = await desk.give('dr', 'notices.prepare', { tournament });
  const reason = 'Ajouté ce soir.';
  for (const { notice } of notices as { notice: string }[]) {
    const sent = { notice, sentAt, channel: 'registered-letter', reference: 'RA', reason };
    await desk.give('dr', 'notices.recordSent', { tournament, ...sent, pin });
  }
  await desk.give('dr', 'tournament.openRegistration', { tournament, reason, pin });
}

/** Four players, entries and re-entries over. */
async function sold(changes: object = {}): Promise<void> {
  await desk.give('dr', 'tournament.plan', planned(changes));
  await open(satellite);
  for (const index of [1, 2, 3, 4]) {
    await desk.give('caisse1', 'registration.registerPlayer', registration(index, { tournament: satellite }));
    await desk.give('sol1', 'registration.checkIn', {
      tournament: satellite,
      entry: `e-${index}`,
      documentVerdict: 'valid',
    });
  }
  desk.clock.reach('2027-03-05T20:00:00+01:00');
  await desk.give('mcd1', 'clock.start', { tournament: satellite });
  desk.clock.reach('2027-03-05T21:00:00+01:00');
}

/** … and the structure frozen. */
async function played(changes: object = {}): Promise<void> {
  await sold(changes);
  await desk.give('mcd1', 'prizes.freeze', { tournament: satellite, pin });
}

/** The players fall, the last alone wins; the ranking is closed. */

async function ranked(falls: readonly (readonly string[])[] = [['e-4'], ['e-3'], ['e-2']]): Promise<void> {
  for (const entries of falls) {
    const busts = entries.map((entry) => ({ entry, stack: 1_000 }));
    await desk.give('sol1', 'standings.eliminate', { tournament: satellite, busts });
  }
  await desk.give('mcd1', 'standings.close', { tournament: satellite, countedChips: 80_000 });
}

interface Owed {
  readonly entry: string;
  readonly amountCents: number;
  readonly status: string;
  readonly entryTo?: string;
}

const awards = async (): Promise<readonly Owed[]> =>
  (await desk.give('caisse1', 'prizes.payable', { tournament: satellite }))['awards'] as readonly Owed[];

const { surname, givenNames, birthDate, document } = personNumber(1);
const seen = { surname, givenNames, birthDate, document };
const paying = (amountCents: number) => ({
  ...{ tournament: satellite, entry: 'e-1', till, documentVerdict: 'valid', identity: seen },
  ...{ payment: [{ method: 'cash', amountCents }], cashRetypedCents: amountCents },
});

const setAside = (entry: string) =>
  desk.give('caisse1', 'prizes.leaveUnclaimed', { tournament: satellite, entry, reason: 'entry-to-take-up' });

const enter = (index: number, amountCents = 16_000) => ({
  ...registration(index, { tournament: main, entry: `m-${index}` }),
  payment: [{ method: 'won-entry', amountCents }],
  cashRetypedCents: undefined,
});

async function balances(tournament?: string): Promise<Readonly<Record<string, number>>> {
  const { accounts } = (await desk.give('mcd1', 'ledger.accounts', tournament ? { tournament } : {})) as {
    accounts: readonly { readonly account: string; readonly balanceCents: number }[];
  };
  return Object.fromEntries(accounts.map(({ account, balanceCents }) => [account, balanceCents]));
}

describe('planning prizes as entries to another tournament', () => {
  const refusedPlan = (changes: object, profile?: string) =>
    desk.refused('dr', 'tournament.plan', planned(changes, profile));

  test('FR-REG-20 A-12 the given text refuses them with its article: prizes are money', async () => {
    expect(await refusedPlan({}, 'casino-fr-2007')).toMatchObject({
      code: 'tournament.prizeNotMoney',
      params: { profile: 'casino-fr-2007' },
      rules: ['FR-REG-20', 'FR-REG-41'],
    });
  });

  test('FR-REG-21 under the later text: to one that begins later, at what an entry costs there', async () => {
    const to = (change: object) => ({ prizeEntries: { ...satelliteTerms.prizeEntries, ...change } });
    expect((await refusedPlan(to({ tournament: 't-nowhere' }))).code).toBe('tournament.entryTargetUnfit');
    expect((await refusedPlan(to({ name: 'Un autre nom' }))).code).toBe('tournament.entryTargetUnfit');
    expect((await refusedPlan({ startsAt: '2027-03-06T21:00:00+01:00' })).code).toBe('tournament.entryTargetUnfit');
    expect(await refusedPlan(to({ valueCents: 15_000 }))).toMatchObject({
      code: 'tournament.entryValueDiffers',
      params: { valueCents: 15_000, costCents: 16_000 },
    });
  });

  test('FR-REG-56, 88 the booklet says what is won, its worth and how it is used', async () => {
    await desk.give('dr', 'tournament.plan', planned());
    await desk.give('dr', 'tournament.publishRules', { tournament: satellite });
    const { booklet } = await desk.give('dr', 'tournament.show', { tournament: satellite });
    const text = JSON.stringify(booklet);
    expect(text).toContain('Les lots sont des entrées au tournoi « Grand tournoi »');
    expect(text).toContain('sa valeur est payée en espèces');
    expect(text).not.toContain('Les lots sont en espèces.');
  });
});

describe('the structure and the award', () => {
  test('FR-REG-21, 28, 88 as many entries as the pool holds, the rest in money for the next place', async () => {
    await played();
    expect(await desk.give('mcd1', 'prizes.sheet', { tournament: satellite })).toMatchObject({
      ...{ poolCents: 38_400, levyCents: 1_600, prizeEntries: { tournament: main, count: 2 } },
      places: [
        { rank: 1, amountCents: 16_000, kind: 'entry' },
        { rank: 2, amountCents: 16_000, kind: 'entry' },
        { rank: 3, amountCents: 6_400 },
      ],
    });
    await ranked();
    expect(await awards()).toMatchObject([
      { entry: 'e-1', amountCents: 16_000, entryTo: main },
      { entry: 'e-2', amountCents: 16_000, entryTo: main },
      { entry: 'e-3', amountCents: 6_400 },
    ]);
  });

  test('FR-REG-88 no more entries than announced; money behind them is never more than an entry', async () => {
    await played({ prizeEntries: { ...satelliteTerms.prizeEntries, most: 2 }, payoutBasisPoints: [6_000, 4_000] });
    expect(await desk.give('mcd1', 'prizes.sheet', { tournament: satellite })).toMatchObject({
      places: [{ kind: 'entry' }, { kind: 'entry' }, { amountCents: 3_900 }, { amountCents: 2_500 }],
    });
  });

  test('FR-REG-88 money is never more than the entry before it: the director chooses another scale', async () => {
    await sold({ prizeEntries: { ...satelliteTerms.prizeEntries, most: 1 } });
    const freeze = { tournament: satellite, pin };
    expect((await desk.refused('mcd1', 'prizes.freeze', freeze)).code).toBe('prizes.notDescending');
    const { prizes } = await desk.give('mcd1', 'prizes.freeze', { ...freeze, basisPoints: [7_000, 3_000] });
    expect(prizes).toMatchObject([{ amountCents: 16_000 }, { amountCents: 15_900 }, { amountCents: 6_500 }]);
  });

  test('an entry cannot be cut: who tie for the last one share its worth and the next prize in money', async () => {
    await played();
    await ranked([['e-4'], ['e-2', 'e-3']]);
    const owed = await awards();
    expect(owed).toMatchObject([
      { entry: 'e-1', entryTo: main },
      { entry: 'e-2', amountCents: 11_200 },
      { entry: 'e-3', amountCents: 11_200 },
    ]);
    expect(owed.slice(1).map(({ entryTo }) => entryTo)).toEqual([undefined, undefined]);
  });
});

describe('taking an entry up', () => {
  test('FR-REG-66, 89, 92 it pays its winner’s registration, whole, once; each cave bears the levy once', async () => {
    await played();
    await ranked();
    await open(main, '2027-03-05T21:00:00+01:00');
    expect(await desk.refused('caisse1', 'prizes.pay', paying(16_000))).toMatchObject({ code: 'prizes.isEntry' });
    await setAside('e-1');
    const third = { tournament: satellite, entry: 'e-3', reason: 'entry-to-take-up' };
    expect((await desk.refused('caisse1', 'prizes.leaveUnclaimed', third)).code).toBe('prizes.notAnEntry');
    const asked = { tournament: main, surname, givenNames, birthDate, documentNumber: document.number };
    expect(await desk.give('caisse1', 'registration.wonEntry', asked)).toEqual({ amountCents: 16_000 });

    expect((await desk.refused('caisse1', 'registration.registerPlayer', enter(9))).code).toBe(
      'registration.entryNotWon',
    );
    expect((await desk.refused('caisse1', 'registration.registerPlayer', enter(1, 10_000))).code).toBe(
      'registration.paymentMismatch',
    );
    const { number } = await desk.give('caisse1', 'registration.registerPlayer', enter(1));
    expect((await awards())[0]).toMatchObject({ entry: 'e-1', status: 'paid', settled: { number } });
    expect(await desk.give('caisse1', 'registration.wonEntry', asked)).toEqual({ amountCents: null });
    const again = await desk.refused('caisse1', 'prizes.payUnclaimed', paying(16_000));
    expect(again.code).toBe('prizes.alreadyPaid');

    // The prize left the satellite, the cave and the fee came to the other; the levy there is on that cave, here on the four caves.
    expect(await balances(main)).toMatchObject({ caves: -15_000, fees: -1_000, 'won-entries': 16_000 });
    expect(await balances()).toMatchObject({ 'won-entries': 0, 'prizes-unclaimed': 0 });
    await bookLine();
    expect((await balances(satellite))['levy']).toBe(-1_600);
    expect(await desk.give('mcd1', 'prizes.sheet', { tournament: main, basisPoints: [10_000] })).toMatchObject({
      sales: { baseCents: 15_000 },
      levyCents: 600,
    });
  });

  test('FR-REG-20 it is paid in money once the other tournament takes it no longer', async () => {
    await played();
    await ranked();
    await setAside('e-1');
    expect((await desk.refused('caisse1', 'prizes.payUnclaimed', paying(16_000))).code).toBe('prizes.isEntry');
    await desk.give('dr', 'tournament.cancel', { tournament: main, reason: 'Salle fermée.', pin });
    expect(await desk.give('caisse1', 'prizes.payUnclaimed', paying(16_000))).toMatchObject({
      number: 'P-2027-000001',
      amountCents: 16_000,
    });
  });
});

async function bookLine(): Promise<void> {
  const mentions = { folios: 50, initialledBy: 'le comptable du Trésor', initialledOn: '2026-10-30' };
  await desk.give('dr', 'levy.openBook', { book: '2026-2027', ...mentions, pin });
  await desk.give('mcd1', 'levy.enterLine', { tournament: satellite });
}

test('FR-REG-55, 90 prize sheet and receipt say in words what was won and how the entry was paid', async () => {
  await played();
  await ranked();
  await open(main, '2027-03-05T21:00:00+01:00');
  await setAside('e-1');
  const { number } = (await desk.give('caisse1', 'registration.registerPlayer', enter(1))) as { number: string };
  const documents = documentService(desk, join(desk.folder, 'data'));
  expect((await documents.drain()).faults).toEqual([]);
  const { papers } = (await desk.give('dr', 'documents.list', {})) as { papers: readonly { paper: string }[] };
  const sheet = papers.find(({ paper }) => paper.startsWith(`prize-sheet-${satellite}`))!.paper;
  const textOf = async (paper: string): Promise<string> => flowingText(await readPdf(documents.read(paper)));
  const words = await textOf(sheet);
  expect(words).toContain('1er Entrée 160,00 € 2e Entrée 160,00 € 3e 100 % 64,00 €');
  expect(words).toContain('Entrées : 2, au tournoi « Grand tournoi »');
  expect(await textOf(`receipt-${number.toLowerCase()}`)).toContain('Entrée gagnée');
  await documents.stop();
});

test('FR-REG-66, 88, 89 the winner of an entry holds a voucher, numbered like payouts, and has it again as a duplicate', async () => {
  await played();
  await ranked();
  expect(await setAside('e-1')).toEqual({ number: 'B-2027-000001' });
  expect(await setAside('e-2')).toEqual({ number: 'B-2027-000002' });
  expect(
    await desk.give('caisse1', 'prizes.leaveUnclaimed', { tournament: satellite, entry: 'e-3', reason: 'absent' }),
  ).toEqual({});
  const documents = documentService(desk, join(desk.folder, 'data'));
  expect((await documents.drain()).faults).toEqual([]);
  const paper = 'entry-voucher-b-2027-000001';
  await desk.give('caisse1', 'documents.reprint', { tournament: satellite, paper });
  expect((await documents.drain()).faults).toEqual([]);
  const textOf = async (name: string): Promise<string> =>
    flowingText(await readPdf(documents.read(name))).replaceAll(/[\u00a0\u202f\s]+/g, ' ');
  const words = await textOf(paper);
  expect(words).toContain('Bon d’entrée');
  expect(words).toContain('N° B-2027-000001');
  expect(words).toContain('Grand tournoi, samedi 6 mars 2027 à 20 h 00');
  expect(words).toContain('160,00 € (cent soixante euros), cave et droit d’inscription');
  expect(words).toContain('ne peut être cédé, transféré ni échangé (art. 57-10)');
  expect(words).not.toContain('DUPLICATA');
  expect(await textOf(`${paper}-d1`)).toContain('DUPLICATA');
  await documents.stop();
});
