import { describe, expect, it } from 'vitest';
import {
  awards,
  isSamePerson,
  leaveUnclaimed,
  payPrize,
  settlementOf,
  type DocumentVerdict,
  type PayFacts,
} from '../../shared/domain/prizes/index.ts';
import { cents } from '../../shared/kernel/cents.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { awarded, bust, started, stateAfter, tournament, withRanking, withStructure } from '../support/award-given.ts';
import { accepted, closedDrawer, drawerHolding, openDrawer, refusal } from '../support/registration-facts.ts';
import { happened } from '../support/tournament-given.ts';

const facts: PayFacts = {
  number: 'P-2027-000001',
  ...drawerHolding(),
  samePerson: true,
  pastExpiry: false,
  entryOpen: false,
  digest: 'f'.repeat(64),
  ofDayCents: 0,
  watchCents: 200_000,
};

interface Payment {
  readonly entry?: string;
  readonly amountCents?: number;
  readonly cashRetypedCents?: number;
  readonly documentVerdict?: DocumentVerdict;
  readonly setAside?: boolean;
}

function pay(events: readonly NewEvent[], payment: Payment = {}, known: Partial<PayFacts> = {}) {
  const { entry = 'e-1', amountCents = 19_200, documentVerdict = 'valid', setAside = false } = payment;
  const { cashRetypedCents = amountCents } = payment;
  const cash = [{ method: 'cash' as const, amountCents }];
  const input = { tournament, entry, till: 'caisse1', payment: cash, cashRetypedCents, documentVerdict, setAside };
  return payPrize(stateAfter(events), input, { ...facts, ...known });
}

const leave = (events: readonly NewEvent[], entry = 'e-2') =>
  leaveUnclaimed(stateAfter(events), { tournament, entry, reason: 'absent' }, { number: 'B-2027-000001' });

const paid = () => [...awarded(), ...accepted(pay(awarded()))];
const setAside = () => [...awarded(), ...accepted(leave(awarded()))];
const flag = happened('registration.flagged', { entry: 'e-1', person: 'p-1', check: 'exclusion', code: 'excluded' });

describe('prizes.pay', () => {
  it('pays the ranked player out of an open drawer, with a number (FR-REG-66, FR-REG-89)', () => {
    expect(accepted(pay(awarded()))).toEqual([
      {
        stream: 'tournament/t-1',
        type: 'prizes.paid',
        data: {
          ...{ number: 'P-2027-000001', rank: 1, entry: 'e-1', amountCents: 19_200 },
          payment: [{ method: 'cash', amountCents: 19_200 }],
          ...{ till: 'caisse1', session: openDrawer.session!.session, day: openDrawer.session!.day },
          ...{ documentVerdict: 'valid', digest: 'f'.repeat(64), watch: false },
        },
      },
    ]);
    expect(settlementOf(stateAfter(paid()).prizes, 'e-1')).toMatchObject({ kind: 'paid', number: 'P-2027-000001' });
  });

  it('A-18: a document with extended validity is valid although its last day has passed', () => {
    const extended = { documentVerdict: 'extended-validity' as const };
    expect(accepted(pay(awarded(), extended, { pastExpiry: true }))).toHaveLength(1);
  });

  it.each([
    [180_799, false],
    [180_800, true],
  ])('decision 11: after %i cents of prizes on the same day the watch is %s', (ofDayCents, watch) => {
    expect(accepted(pay(awarded(), {}, { ofDayCents }))[0]?.data).toMatchObject({ watch });
  });

  it('a flag that was cleared does not hold the payment', () => {
    const cleared = happened('registration.flagCleared', {
      entry: 'e-1',
      check: 'exclusion',
      textId: 'x',
      digest: 'd',
    });
    expect(accepted(pay([...awarded(), flag, cleared]))).toHaveLength(1);
  });

  it.each<[string, readonly NewEvent[], Payment, Partial<PayFacts>]>([
    ['prizes.rankingOpen', withStructure(started(4)), {}, {}],
    ['prizes.notRanked', awarded(), { entry: 'e-4' }, {}],
    ['prizes.notRanked', awarded(), { entry: 'e-9' }, {}],
    ['prizes.alreadyPaid', paid(), {}, {}],
    ['prizes.setAside', setAside(), { entry: 'e-2', amountCents: 11_500 }, {}],
    ['prizes.flagged', [...awarded(), flag], {}, {}],
    ['prizes.notThePlayer', awarded(), {}, { samePerson: false }],
    ['prizes.documentRefused', awarded(), { documentVerdict: 'refused' }, {}],
    ['prizes.documentExpired', awarded(), { documentVerdict: 'expired' }, {}],
    ['prizes.documentExpired', awarded(), {}, { pastExpiry: true }],
    ['registration.paymentMismatch', awarded(), { amountCents: 19_100 }, {}],
    ['registration.cashRetyped', awarded(), { cashRetypedCents: 12_900 }, {}],
    ['tills.closed', awarded(), {}, { tillState: closedDrawer }],
    ['tills.short', awarded(), {}, { holdsCents: 19_199 }],
  ])('refuses %s', (code, events, payment, known) => {
    expect(refusal(pay(events, payment, known)).code).toBe(code);
  });
});

describe('prizes.leaveUnclaimed and payUnclaimed', () => {
  it('decision 16: a prize is set aside as a debt and paid later with its own number', () => {
    expect(accepted(leave(awarded()))).toEqual([
      {
        stream: 'tournament/t-1',
        type: 'prizes.leftUnclaimed',
        data: { rank: 2, entry: 'e-2', amountCents: 11_500, reason: 'absent' },
      },
    ]);
    const later = pay(setAside(), { entry: 'e-2', amountCents: 11_500, setAside: true });
    expect(accepted(later)).toMatchObject([{ type: 'prizes.unclaimedPaid', data: { rank: 2, amountCents: 11_500 } }]);
  });

  it('refuses what is paid, set aside already, not ranked, or not set aside', () => {
    expect(refusal(leave(withStructure(started(4)))).code).toBe('prizes.rankingOpen');
    expect(refusal(leave(paid(), 'e-1')).code).toBe('prizes.alreadyPaid');
    expect(refusal(leave(setAside())).code).toBe('prizes.setAside');
    expect(refusal(leave(awarded(), 'e-4')).code).toBe('prizes.notRanked');
    expect(refusal(pay(awarded(), { setAside: true })).code).toBe('prizes.notSetAside');
    const again = [...setAside(), ...accepted(pay(setAside(), { entry: 'e-2', amountCents: 11_500, setAside: true }))];
    expect(refusal(pay(again, { entry: 'e-2', amountCents: 11_500, setAside: true })).code).toBe('prizes.alreadyPaid');
  });
});

describe('ties in the money', () => {
  it('P02, decision 8: shared to the cent, the odd one by order of registration', () => {
    const scale = { payoutBasisPoints: [5000, 3001, 1999], roundingStepCents: cents(1) };
    const frozen = withStructure(started(4, { ...scale, buyIns: [10_000, 10_000, 10_000, 10_001] }));
    const tied = [...frozen, bust('e-4', { hand: 1 }), bust(['e-3', 'e-1'], { hand: 2, stack: 700 })];
    expect(awards(stateAfter(withRanking(tied)))).toEqual([
      { rank: 1, sharedThrough: 1, entry: 'e-2', amountCents: 19_201 },
      { rank: 2, sharedThrough: 3, entry: 'e-1', amountCents: 9_600 },
      { rank: 2, sharedThrough: 3, entry: 'e-3', amountCents: 9_600 },
    ]);
  });
});

describe('the person at the window', () => {
  const held = { surname: 'D’Été-Léger', givenNames: 'Jean-Baptiste', birthDate: '1975-12-24' };

  it('is the registered one however the document writes the name, with the same date of birth', () => {
    const shown = { surname: 'DETE LEGER', givenNames: 'JEAN BAPTISTE', birthDate: '1975-12-24' };
    expect(isSamePerson(held, shown)).toBe(true);
    expect(isSamePerson(held, { ...shown, birthDate: '1975-12-25' })).toBe(false);
    expect(isSamePerson(held, { ...shown, surname: 'DURAND' })).toBe(false);
    expect(isSamePerson(undefined, shown)).toBe(false);
  });
});
