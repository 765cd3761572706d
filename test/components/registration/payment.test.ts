import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeOf,
  noPayment,
  paidParts,
  splitCents,
  toRetypeCents,
  type Payment,
} from '../../../renderer/features/registration/logic/payment.ts';

const due = 12_000;
const cash: Payment = { ...noPayment, mode: 'cash' };
const split = (parts: Partial<Payment['parts']>, retypedCents: number | null = null): Payment => ({
  ...noPayment,
  mode: 'split',
  parts: { ...noPayment.parts, ...parts },
  retypedCents,
});

describe('a payment at the desk', () => {
  it('is nothing before a mode and the amount retyped exactly (FR-REG-48)', () => {
    expect(paidParts(noPayment, due)).toBeNull();
    expect(paidParts(cash, due)).toBeNull();
    expect(paidParts({ ...cash, retypedCents: 10_200 }, due)).toBeNull();
    expect(paidParts({ ...cash, retypedCents: due }, due)).toEqual({
      payment: [{ method: 'cash', amountCents: due }],
      cashRetypedCents: due,
    });
    expect(paidParts({ ...noPayment, mode: 'card', retypedCents: due }, due)).toEqual({
      payment: [{ method: 'card', amountCents: due }],
    });
  });

  it('takes a split of the exact sum, its cash part retyped (decision 17)', () => {
    expect(paidParts(split({ cash: 2_000, card: 9_999 }, 2_000), due)).toBeNull();
    expect(paidParts(split({ cash: 2_000, card: 10_000 }), due)).toBeNull();
    expect(paidParts(split({ cash: 2_000, card: 10_000 }, 2_000), due)).toEqual({
      payment: [
        { method: 'cash', amountCents: 2_000 },
        { method: 'card', amountCents: 10_000 },
      ],
      cashRetypedCents: 2_000,
    });
    expect(paidParts(split({ transfer: 12_000 }), due)).toEqual({
      payment: [{ method: 'transfer', amountCents: due }],
    });
  });

  it('gives change on the cash only, and says what is missing (M09)', () => {
    expect(changeOf(cash, due)).toEqual({ kind: 'none' });
    expect(changeOf({ ...cash, givenCents: 15_000 }, due)).toEqual({ kind: 'back', cents: 3_000 });
    expect(changeOf({ ...cash, givenCents: due }, due)).toEqual({ kind: 'back', cents: 0 });
    expect(changeOf({ ...cash, givenCents: 10_000 }, due)).toEqual({ kind: 'short', cents: 2_000 });
    expect(changeOf({ ...split({ cash: 2_000, card: 10_000 }), givenCents: 5_000 }, due)).toEqual({
      kind: 'back',
      cents: 3_000,
    });
    expect(changeOf({ ...noPayment, mode: 'card', givenCents: 5_000 }, due)).toEqual({ kind: 'none' });
  });

  it('is not complete while too little was handed over', () => {
    expect(paidParts({ ...cash, retypedCents: due, givenCents: 10_000 }, due)).toBeNull();
    expect(paidParts({ ...cash, retypedCents: due, givenCents: 15_000 }, due)).not.toBeNull();
  });

  it('adds up whatever its parts are', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, (inCash, inCard, byTransfer) => {
        const payment = split({ cash: inCash, card: inCard, transfer: byTransfer });
        const total = splitCents(payment);
        fc.pre(total > 0);
        const paid = paidParts({ ...payment, retypedCents: toRetypeCents(payment, total) }, total);
        expect(paid?.payment.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(total);
        expect(paid?.cashRetypedCents ?? 0).toBe(inCash);
      }),
    );
  });
});
