import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerPlayerContract } from '../../shared/contract/registration.ts';
import { planContract } from '../../shared/contract/tournament-plan.ts';
import {
  openRegistrationDesk,
  personNumber,
  registration,
  type RegistrationDesk,
} from '../support/registration-desk.ts';

const tournament = 't-later';
const pin = '2468';
const till = 'caisse-1';
const plan = planContract.example.terms;

/** Under the later text: no rebuys, one re-entry while levels 1 and 2 are played, a dealers' bonus of 10 € for 4 000. */
const terms = {
  ...plan,
  format: 'multi-table-freezeout',
  startsAt: '2027-03-05T20:00:00+01:00',
  registration: { ...plan.registration, opensAt: '2027-02-01T10:00:00+01:00' },
  rebuy: null,
  guaranteeCents: 0,
  reEntries: 1,
  dealersBonus: { priceCents: 1_000, chips: 4_000 },
};

const cash = (amountCents: number) => ({
  till,
  payment: [{ method: 'cash', amountCents }],
  cashRetypedCents: amountCents,
});

let desk: RegistrationDesk;
beforeEach(async () => {
  desk = await openRegistrationDesk();
  await desk.give('dr', 'house.adoptProfile', { profile: 'casino-fr-2013', inForce: false, pin });
});
afterEach(() => desk.remove());

const planLater = (changes: object = {}, profile = 'casino-fr-2013') => ({
  tournament,
  profile,
  terms: { ...terms, ...changes },
});

/** Planned, told too late with a reason, open, three players in, the clock started. */
async function running(changes: object = {}): Promise<void> {
  await desk.give('dr', 'tournament.plan', planLater(changes));
  await desk.give('dr', 'tournament.publishRules', { tournament });
  await desk.give('dr', 'tournament.appointDirector', { tournament, account: 'mcd1', pin });
  const recipients = ['minister-interior', 'prefect'].map((role) => ({ role, address: 'Paris' }));
  await desk.give('dr', 'house.setRecipients', { recipients });
  const { notices } = await desk.give('dr', 'notices.prepare', { tournament });
  const reason = 'Ajouté ce soir.';
  for (const { notice } of notices as { notice: string }[]) {
    const sent = { notice, sentAt: '2027-03-05T18:30:00+01:00', channel: 'registered-letter', reference: 'RA', reason };
    await desk.give('dr', 'notices.recordSent', { tournament, ...sent, pin });
  }
  await desk.give('dr', 'tournament.openRegistration', { tournament, reason, pin });
  for (const index of [1, 2, 3]) {
    await desk.give('caisse1', 'registration.registerPlayer', registration(index, { tournament }));
    await desk.give('sol1', 'registration.checkIn', { tournament, entry: `e-${index}`, documentVerdict: 'valid' });
  }
  desk.clock.reach('2027-03-05T20:00:00+01:00');
  await desk.give('mcd1', 'clock.start', { tournament });
}

const falls = (entry: string) => desk.give('sol1', 'standings.eliminate', { tournament, busts: [{ entry }] });
const { bulletin } = registerPlayerContract.example;
const again = (changes: object = {}) => ({
  ...{ tournament, entry: 'e-3', newEntry: 'e-3b', bulletin, ...cash(12_000) },
  ...changes,
});
const bonus = (entry: string) => ({ tournament, entry, ...cash(1_000) });

describe('planning under the later text', () => {
  const refusedPlan = async (changes: object, profile?: string) =>
    (await desk.refused('dr', 'tournament.plan', planLater(changes, profile))).code;

  test('FR-REG-49 A-12 one re-entry where the rules allow it, in the first part; none under the given text', async () => {
    expect(await refusedPlan({ reEntries: 2 })).toBe('tournament.reEntryNotAllowed');
    expect(await refusedPlan({ dealersBonus: null }, 'casino-fr-2007')).toBe('tournament.reEntryNotAllowed');
    const noLate = { registration: { ...terms.registration, lateUntil: null } };
    expect(await refusedPlan(noLate)).toBe('tournament.reEntryNeedsLateEntry');
  });

  test('FR-REG-93 a dealers’ bonus of 20 % at most, in events without rebuys; none under the given text', async () => {
    expect(
      await desk.refused('dr', 'tournament.plan', planLater({ dealersBonus: { priceCents: 2_001, chips: 1 } })),
    ).toMatchObject({ code: 'tournament.bonusOverShare', params: { mostCents: 2_000, mostChips: 4_000 } });
    expect(await refusedPlan({ dealersBonus: { priceCents: 2_000, chips: 4_001 } })).toBe('tournament.bonusOverShare');
    const withRebuys = { format: 'multi-table-rebuy', rebuy: plan.rebuy };
    expect(await refusedPlan(withRebuys)).toBe('tournament.bonusNotAllowed');
    expect(await refusedPlan({ reEntries: 0 }, 'casino-fr-2007')).toBe('tournament.bonusNotAllowed');
  });

  test('FR-REG-35, 37, 49 the booklet says both in words, and how long', async () => {
    await desk.give('dr', 'tournament.plan', planLater());
    await desk.give('dr', 'tournament.publishRules', { tournament });
    const { booklet } = await desk.give('dr', 'tournament.show', { tournament });
    const text = JSON.stringify(booklet);
    expect(text).toContain('Un joueur éliminé peut se réinscrire une fois');
    expect(text).toContain('bonus croupiers');
    expect(text).toContain('n’entre pas dans les lots');
    expect(text).toContain('texte postérieur, à vérifier');
  });
});

describe('a re-entry', () => {
  test('FR-REG-30, 49, 85, 86 on the same terms: checked, paid in full, the same stack, a seat drawn anew', async () => {
    await running();
    await falls('e-3');
    const answer = await desk.give('caisse1', 'registration.reEnter', again());
    expect(answer).toMatchObject({ entry: 'e-3b', number: 'R-2027-000004', table: expect.any(Number) as number });
    const shown = await desk.give('sol1', 'registration.list', { tournament });
    const entries = shown['entries'] as { entry: string; person: string }[];
    const persons = entries.filter(({ entry }) => entry.startsWith('e-3')).map(({ person }) => person);
    expect(persons).toHaveLength(2);
    expect(new Set(persons).size).toBe(1);
  });

  test('the entry that fell keeps its place: four entries are ranked, its caves stay in the base', async () => {
    await running();
    await falls('e-3');
    await desk.give('caisse1', 'registration.reEnter', again());
    const structure = await desk.give('mcd1', 'prizes.sheet', { tournament });
    expect(structure).toMatchObject({ sales: { entries: 4, caveCents: 40_000 } });
    expect(await desk.refused('mcd1', 'standings.reinstate', { tournament, entry: 'e-3' })).toMatchObject({
      code: 'standings.reEntered',
    });
  });

  test('FR-REG-49 only for who is out, once, and while entries are sold', async () => {
    await running();
    const code = async (changes: object = {}) =>
      (await desk.refused('caisse1', 'registration.reEnter', again(changes))).code;
    expect(await code()).toBe('registration.notBusted');
    await falls('e-3');
    expect(await code({ bulletin: { ...bulletin, signed: false } })).toBe('registration.notSigned');
    expect(await code(cash(10_000))).toBe('registration.paymentMismatch');
    expect(await code({ newEntry: 'e-1' })).toBe('registration.idTaken');
    await desk.give('caisse1', 'registration.reEnter', again());
    expect(await code({ newEntry: 'e-3c' })).toBe('registration.reEntered');
    await falls('e-3b');
    expect(await code({ entry: 'e-3b', newEntry: 'e-3c' })).toBe('registration.reEntryLimit');
    desk.clock.reach('2027-03-05T21:30:00+01:00');
    expect(await code({ entry: 'e-3b', newEntry: 'e-3c' })).toBe('registration.lateOver');
  });

  test('FR-REG-49 not where the rules say nothing of it', async () => {
    await running({ reEntries: 0 });
    await falls('e-3');
    expect(await desk.refused('caisse1', 'registration.reEnter', again())).toMatchObject({
      code: 'registration.noReEntry',
      rules: ['FR-REG-49'],
    });
  });

  test('the person is found again at the desk as the entry that stands, and no second time as a newcomer', async () => {
    await running();
    await falls('e-3');
    await desk.give('caisse1', 'registration.reEnter', again());
    const newcomer = registration(3, { tournament, entry: 'e-9', identity: personNumber(3) });
    expect(await desk.refused('caisse1', 'registration.registerPlayer', newcomer)).toMatchObject({
      code: 'registration.duplicate',
    });
  });
});

describe('the dealers’ bonus', () => {
  test('FR-REG-22, 93 bears the levy and does not feed the prizes', async () => {
    await running();
    const before = await desk.give('mcd1', 'prizes.sheet', { tournament });
    expect(before).toMatchObject({ levyCents: 1_200, poolCents: 28_800 });
    expect(await desk.give('caisse1', 'registration.sellBonus', bonus('e-1'))).toMatchObject({
      number: 'C-2027-000001',
      chips: 4_000,
    });
    await desk.give('caisse1', 'registration.sellBonus', bonus('e-2'));
    expect(await desk.give('mcd1', 'prizes.sheet', { tournament })).toMatchObject({
      sales: { baseCents: 30_000, bonus: { count: 2, amountCents: 2_000 } },
      levyCents: 1_280,
      floorCents: 28_800,
      poolCents: 28_800,
    });
  });

  test('once a player, in the room, with chips; taken back when it was a mistake', async () => {
    await running();
    await desk.give('caisse1', 'registration.sellBonus', bonus('e-1'));
    const code = async (entry: string) => (await desk.refused('caisse1', 'registration.sellBonus', bonus(entry))).code;
    expect(await code('e-1')).toBe('registration.bonusLimit');
    await falls('e-3');
    expect(await code('e-3')).toBe('registration.bonusOut');
    const back = { ...bonus('e-1'), reason: 'Vendu au mauvais joueur.' };
    expect(await desk.give('caisse1', 'registration.refundBonus', back)).toMatchObject({
      refundNumber: 'A-2027-000001',
    });
    expect((await desk.refused('caisse1', 'registration.refundBonus', back)).code).toBe('registration.unknownPaper');
    expect(await desk.give('caisse1', 'registration.sellBonus', bonus('e-1'))).toMatchObject({
      number: 'C-2027-000002',
    });
  });

  test('FR-REG-70, 71 play that is stopped gives it back with fee and cave, and nothing else', async () => {
    await running({ reEntries: 0 });
    await desk.give('caisse1', 'registration.sellBonus', bonus('e-1'));
    const facts = 'Coupure générale, sans reprise possible.';
    await desk.give('mcd1', 'conduct.stopPlay', { tournament, reason: 'power', facts, stacks: [], pin });
    const back = (entry: string, amountCents: number) => ({ tournament, entry, ...cash(amountCents) });
    for (const wrong of [12_000, 13_001]) {
      expect((await desk.refused('caisse1', 'registration.refund', back('e-1', wrong))).code).toBe(
        'registration.paymentMismatch',
      );
    }
    await desk.give('caisse1', 'registration.refund', back('e-1', 13_000));
    for (const entry of ['e-2', 'e-3']) await desk.give('caisse1', 'registration.refund', back(entry, 12_000));
    const { accounts } = (await desk.give('mcd1', 'ledger.accounts', { tournament })) as {
      accounts: readonly { readonly account: string; readonly balanceCents: number }[];
    };
    const open = accounts.filter(({ account, balanceCents }) => balanceCents !== 0 && !account.startsWith('cash'));
    expect(open).toEqual([]);
  });

  test('a bonus is paid for exactly', async () => {
    await running();
    expect((await desk.refused('caisse1', 'registration.sellBonus', { ...bonus('e-1'), ...cash(999) })).code).toBe(
      'registration.paymentMismatch',
    );
  });

  test('none where the rules have none', async () => {
    await running({ dealersBonus: null });
    expect((await desk.refused('caisse1', 'registration.sellBonus', bonus('e-1'))).code).toBe('registration.noBonus');
  });
});

test('FR-REG-21, 92…97 a whole event with both: prizes, levy line and ledger balance to the cent', async () => {
  await running();
  for (const entry of ['e-1', 'e-2']) await desk.give('caisse1', 'registration.sellBonus', bonus(entry));
  await falls('e-3');
  await desk.give('caisse1', 'registration.reEnter', again());
  desk.clock.reach('2027-03-05T21:30:00+01:00');
  await desk.give('mcd1', 'prizes.freeze', { tournament, pin });
  for (const entry of ['e-3b', 'e-2']) await falls(entry);
  await desk.give('mcd1', 'standings.close', { tournament, countedChips: 88_000 });
  const { awards } = await desk.give('caisse1', 'prizes.payable', { tournament });
  const owed = awards as { entry: string; amountCents: number }[];
  expect(owed.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(38_400);
  for (const { entry } of owed) {
    await desk.give('caisse1', 'prizes.leaveUnclaimed', { tournament, entry, reason: 'absent' });
  }
  const mentions = { folios: 50, initialledBy: 'le comptable du Trésor', initialledOn: '2026-10-30' };
  await desk.give('dr', 'levy.openBook', { book: '2026-2027', ...mentions, pin });
  await desk.give('mcd1', 'levy.enterLine', { tournament });
  const { body } = desk.store.reader.get<{ body: string }>("SELECT body FROM journal WHERE type = 'levy.lineEntered'")!;
  expect((JSON.parse(body) as { data: object }).data).toMatchObject({
    ...{ entries: 4, caveCents: 40_000, rebuys: 0, baseCents: 42_000, levyCents: 1_680, prizesCents: 38_400 },
    bonus: { count: 2, amountCents: 2_000, levyCents: 80 },
  });
  const { accounts, sumCents } = (await desk.give('mcd1', 'ledger.accounts', { tournament })) as {
    accounts: { account: string; balanceCents: number }[];
    sumCents: number;
  };
  expect(sumCents).toBe(0);
  const balances = Object.fromEntries(accounts.map(({ account, balanceCents }) => [account, balanceCents]));
  // Four caves of 100 €, two bonuses of 10 €: 4 % of 420 € is 16,80 €, of which 0,80 € is borne by the bonuses.
  expect(balances).toMatchObject({
    caves: 0,
    'dealers-bonus': -1_920,
    levy: -1_680,
    'prizes-payable': 0,
    'prizes-unclaimed': -38_400,
    fees: -8_000,
  });
});
