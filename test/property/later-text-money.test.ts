import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancesOf, postingsOf } from '../../shared/domain/ledger/index.ts';
import { floorOf, levyBeside, levyOn, poolOf } from '../../shared/domain/prizes/index.ts';
import { basisPoints, cents } from '../../shared/kernel/cents.ts';

const rate = basisPoints(400);
const amounts = fc.record({
  caves: fc.integer({ min: 1, max: 500 }),
  caveCents: fc.integer({ min: 1, max: 100_000 }),
  bonuses: fc.integer({ min: 0, max: 500 }),
  bonusCents: fc.integer({ min: 1, max: 20_000 }),
  guaranteeCents: fc.integer({ min: 0, max: 10_000_000 }),
});

describe('money that bears the levy and does not feed the prizes (FR-REG-22, FR-REG-93, later text)', () => {
  it('never lowers the floor, bears the levy to the cent, and no more than its own', () => {
    fc.assert(
      fc.property(amounts, ({ caves, caveCents, bonuses, bonusCents, guaranteeCents }) => {
        const baseCents = cents(caves * caveCents);
        const besideCents = cents(bonuses * bonusCents);
        const pool = poolOf({
          baseCents,
          besideCents,
          rateBasisPoints: rate,
          guaranteeCents: cents(guaranteeCents),
          extraCents: cents(0),
        });
        const alone = poolOf({
          baseCents,
          rateBasisPoints: rate,
          guaranteeCents: cents(guaranteeCents),
          extraCents: cents(0),
        });
        const borne = levyBeside(pool.levyCents, baseCents, rate);
        expect(pool).toMatchObject({ floorCents: alone.floorCents, poolCents: alone.poolCents });
        expect(pool.floorCents).toBe(floorOf(baseCents, rate));
        expect(pool.levyCents).toBe(levyOn(cents(baseCents + besideCents), rate));
        expect(borne).toBeGreaterThanOrEqual(0);
        expect(borne).toBeLessThanOrEqual(besideCents);
        // Every cent that came in for caves and bonuses is levy, prizes less addition, or the dealers'.
        expect(pool.levyCents + pool.poolCents - pool.additionCents + (besideCents - borne)).toBe(
          baseCents + besideCents,
        );
      }),
    );
  });

  it('balances in the ledger from the sale to the award, and a red line undoes it', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), ({ caves, caveCents, bonuses, bonusCents }, corrected) => {
        const drawer = { till: 'caisse1', session: 's-1', day: '2027-03-05' };
        const paid = (amountCents: number) => ({ ...drawer, payment: [{ method: 'card', amountCents }] });
        const sold = Array.from({ length: caves }, () => ({
          type: 'registration.playerRegistered',
          data: { ...paid(caveCents + 500), buyInCents: caveCents, feeCents: 500 },
        }));
        const given = Array.from({ length: bonuses }, () => ({
          type: 'registration.bonusSold',
          data: { ...paid(bonusCents), priceCents: bonusCents },
        }));
        const baseCents = cents(caves * caveCents);
        const amountCents = cents(bonuses * bonusCents);
        const levyCents = levyOn(cents(baseCents + amountCents), rate);
        const bonus = { count: bonuses, amountCents, levyCents: levyBeside(levyCents, baseCents, rate) };
        const prizesCents = floorOf(baseCents, rate);
        const line = { caveCents: baseCents, rebuyCents: cents(0), levyCents, prizesCents, bonus };
        const red = {
          caveCents: 0 - line.caveCents,
          rebuyCents: 0,
          levyCents: 0 - levyCents,
          prizesCents: 0 - prizesCents,
          bonus: { count: 0 - bonuses, amountCents: 0 - amountCents, levyCents: 0 - bonus.levyCents },
        };
        const events = [
          ...sold,
          ...given,
          { type: 'levy.lineEntered', data: line },
          ...(corrected ? [{ type: 'levy.lineCorrected', data: red }] : []),
        ];
        const balances = balancesOf(events.flatMap((event) => postingsOf(event as Parameters<typeof postingsOf>[0])));
        expect([...balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
        expect(balances.get('caves')).toBe(corrected ? 0 - baseCents : 0);
        expect(balances.get('dealers-bonus') ?? 0).toBe(0 - amountCents + (corrected ? 0 : bonus.levyCents));
        expect(balances.get('levy') ?? 0).toBe(corrected ? 0 : 0 - levyCents);
      }),
      { numRuns: 60 },
    );
  });
});
