import { describe, expect, it } from 'vitest';
import {
  noMoney,
  nobodySeen,
  payoutGap,
  payoutInput,
  seenByScan,
  type PayoutMoney,
  type SeenIdentity,
} from '../../../renderer/features/prizes/payout-form.ts';

const seen: SeenIdentity = {
  surname: ' Faure ',
  givenNames: 'Nicolas',
  birthDate: '1965-11-13',
  kind: 'old-cni',
  number: '130175175549',
  expiry: null,
  verdict: 'valid',
};
const cash: PayoutMoney = { method: 'cash', cashPartCents: null, retypedCents: 19_200, till: 'caisse-1' };

describe('payoutGap', () => {
  it.each([
    [nobodySeen, noMoney('caisse-1'), 'identity'],
    [{ ...seen, surname: '  ' }, cash, 'identity'],
    [{ ...seen, verdict: null }, cash, 'verdict'],
    [seen, noMoney('caisse-1'), 'method'],
    [seen, { ...cash, retypedCents: 19_100 }, 'retyped'],
    [seen, { ...cash, till: null }, 'till'],
    [seen, { ...cash, method: 'both' }, 'split'],
    [seen, { ...cash, method: 'both', cashPartCents: 19_200 }, 'split'],
    [seen, { ...cash, method: 'both', cashPartCents: 0 }, 'split'],
    [seen, cash, undefined],
    [seen, { ...cash, method: 'transfer', retypedCents: null }, undefined],
    [seen, { ...cash, method: 'both', cashPartCents: 10_000, retypedCents: 10_000 }, undefined],
  ] as const)('names the first thing that is missing (%#)', (identity, money, gap) => {
    expect(payoutGap(identity, money, 19_200)).toBe(gap);
  });
});

describe('payoutInput', () => {
  it('splits a prize into parts that add up, the cash retyped', () => {
    const input = payoutInput(seen, { ...cash, method: 'both', cashPartCents: 10_000, retypedCents: 10_000 }, 19_200);
    expect(input.payment).toEqual([
      { method: 'cash', amountCents: 10_000 },
      { method: 'transfer', amountCents: 9_200 },
    ]);
    expect(input.cashRetypedCents).toBe(10_000);
    expect(input.identity.surname).toBe('Faure');
  });

  it('retypes nothing for a transfer', () => {
    const input = payoutInput(seen, { ...cash, method: 'transfer', retypedCents: null }, 19_200);
    expect(input.payment).toEqual([{ method: 'transfer', amountCents: 19_200 }]);
    expect('cashRetypedCents' in input).toBe(false);
  });
});

describe('seenByScan', () => {
  it('takes a passport as it reads, and leaves its validity to the eye', () => {
    const lines = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
    expect(seenByScan(lines, '2027-03-05')).toEqual({
      surname: 'ERIKSSON',
      givenNames: 'ANNA MARIA',
      birthDate: '1974-08-12',
      kind: 'passport',
      number: 'L898902C3',
      expiry: '2012-04-15',
      verdict: null,
    });
  });

  it('is nothing for lines of no known layout', () => {
    expect(seenByScan(['HELLO'], '2027-03-05')).toBeUndefined();
  });
});
