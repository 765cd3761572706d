import { describe, expect, it } from 'vitest';
import {
  balancesOf,
  moneyEventTypes,
  postingsOf,
  tournamentSums,
  type Posting,
} from '../../shared/domain/ledger/index.ts';

const at = { till: 'caisse1', session: 's_1', day: '2027-03-05' };
const cash = (amountCents: number) => ({ ...at, payment: [{ method: 'cash', amountCents }] });

const examples: Record<(typeof moneyEventTypes)[number], object> = {
  'till.opened': { ...at, floatCents: 50_000, account: 'caisse1' },
  'till.moved': { ...at, direction: 'out', amountCents: 20_000 },
  'till.closed': { ...at, expectedCents: 124_000, countedCents: 123_500, account: 'caisse1' },
  'registration.playerRegistered': { ...cash(12_000), buyInCents: 10_000, feeCents: 2_000 },
  'registration.rebought': { ...cash(10_000), priceCents: 10_000 },
  'registration.rebuyRefunded': { ...cash(10_000), priceCents: 10_000 },
  'registration.bonusSold': { ...cash(1_000), priceCents: 1_000 },
  'registration.bonusRefunded': { ...cash(1_000), priceCents: 1_000 },
  'registration.cancelled': { ...cash(12_000), buyInCents: 10_000, feeCents: 2_000 },
  'registration.refunded': { ...cash(22_000), caveCents: 10_000, recaveCents: 10_000, feeCents: 2_000 },
  'prizes.structureFrozen': { additionCents: 416_000 },
  'prizes.paid': { ...cash(456_000), amountCents: 456_000 },
  'prizes.leftUnclaimed': { amountCents: 30_000 },
  'prizes.unclaimedPaid': { ...cash(30_000), amountCents: 30_000 },
  'registration.wonEntryTaken': { amountCents: 22_000 },
  'conduct.playStopped': { additionCents: 250_000 },
  'levy.lineEntered': { caveCents: 1_430_000, rebuyCents: 270_000, levyCents: 68_000, prizesCents: 1_632_000 },
  'levy.lineCorrected': { caveCents: -1_430_000, rebuyCents: -270_000, levyCents: -68_000, prizesCents: -1_632_000 },
};

const lines = (type: keyof typeof examples, data: object = examples[type]): Record<string, number> =>
  Object.fromEntries(postingsOf({ type, data }).map(({ account, amountCents }) => [account, amountCents]));

describe('the double entry of an event', () => {
  it.each(moneyEventTypes)('balances: %s', (type) => {
    const postings = postingsOf({ type, data: examples[type] });
    expect(postings.length).toBeGreaterThan(1);
    expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  });

  it('splits a registration by method and share: caves apart from fees (FR-REG-22)', () => {
    const payment = [
      { method: 'cash', amountCents: 2_000 },
      { method: 'card', amountCents: 10_000 },
    ];
    const data = { ...at, payment, buyInCents: 10_000, feeCents: 2_000 };
    expect(lines('registration.playerRegistered', data)).toEqual({
      'cash:caisse1': 2_000,
      card: 10_000,
      caves: -10_000,
      fees: -2_000,
    });
  });

  it('returns each share of a refund to its account, out of the till that pays (M06)', () => {
    expect(lines('registration.refunded')).toEqual({
      'cash:caisse1': -22_000,
      caves: 10_000,
      recaves: 10_000,
      fees: 2_000,
    });
  });

  it('empties the drawer at closing and keeps the difference apart (M07)', () => {
    expect(lines('till.closed')).toEqual({ 'cash:caisse1': -124_000, safe: 123_500, 'till-differences': 500 });
  });

  it('turns the caves into levy and prizes at the award; the correction undoes exactly that (FR-REG-92…95)', () => {
    expect(lines('levy.lineEntered')).toEqual({
      caves: 1_430_000,
      recaves: 270_000,
      levy: -68_000,
      'prizes-payable': -1_632_000,
    });
    const both = [
      ...postingsOf({ type: 'levy.lineEntered', data: examples['levy.lineEntered'] }),
      ...postingsOf({ type: 'levy.lineCorrected', data: examples['levy.lineCorrected'] }),
    ];
    expect([...balancesOf(both).values()].every((balance) => Object.is(balance, 0))).toBe(true);
  });

  it('moves no money for other events, not even those with odd names', () => {
    expect(postingsOf({ type: 'clock.started', data: {} })).toEqual([]);
    expect(postingsOf({ type: 'constructor', data: {} })).toEqual([]);
  });

  it('refuses to post what does not balance', () => {
    const data = { ...cash(11_999), buyInCents: 10_000, feeCents: 2_000 };
    expect(() => postingsOf({ type: 'registration.playerRegistered', data })).toThrow(/balance/);
  });
});

describe('sums', () => {
  it('take 40 entries, 12 rebuys, 5 top-ups and 3 refunds to a base of 5 150,00: a top-up counts as a recave (M14, A-07, A-11)', () => {
    const sold = (count: number, type: keyof typeof examples, data: object): Posting[] =>
      Array.from({ length: count }, () => postingsOf({ type, data })).flat();
    const sums = tournamentSums([
      ...sold(40, 'registration.playerRegistered', { ...cash(11_000), buyInCents: 10_000, feeCents: 1_000 }),
      ...sold(12, 'registration.rebought', { ...cash(10_000), priceCents: 10_000 }),
      ...sold(5, 'registration.rebought', { ...cash(5_000), priceCents: 5_000 }),
      ...sold(3, 'registration.cancelled', { ...cash(11_000), buyInCents: 10_000, feeCents: 1_000 }),
    ]);
    expect(sums).toEqual({
      cavesCents: 370_000,
      recavesCents: 145_000,
      feesCents: 37_000,
      levyBaseCents: 515_000,
      cashCents: 552_000,
      cardCents: 0,
      transferCents: 0,
    });
  });

  it('settle at zero without a sign (M12)', () => {
    const taken = postingsOf({ type: 'registration.rebought', data: { ...cash(10), priceCents: 10 } });
    const back = postingsOf({ type: 'registration.rebuyRefunded', data: { ...cash(30), priceCents: 30 } });
    const sums = tournamentSums([...taken, ...taken, ...taken, ...back]);
    for (const value of Object.values(sums)) expect(Object.is(value, 0)).toBe(true);
  });
});
