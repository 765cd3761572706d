import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancesOf, postingsOf, tournamentSums } from '../../shared/domain/ledger/index.ts';
import {
  cancelRegistration,
  rebuy,
  refund,
  refundRebuy,
  registerPlayer,
} from '../../shared/domain/registration/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { facts, openDrawer, receipt, registerInput } from '../support/registration-facts.ts';
import { given, happened, opened } from '../support/tournament-given.ts';

const tournament = 't-1';
const reason = { textId: 'x_1', digest: 'd' };

/** Pays `dueCents` with the first part in cash and the rest by card. */
const split = (dueCents: number, cashCents: number) => {
  const cash = Math.min(cashCents, dueCents);
  const payment = [
    { method: 'cash' as const, amountCents: cash },
    { method: 'card' as const, amountCents: dueCents - cash },
  ];
  return { payment, cashRetypedCents: cash };
};

const act = fc.record({
  kind: fc.constantFrom('register', 'register', 'register', 'cancel', 'bust', 'rebuy', 'rebuyBack', 'off', 'refund'),
  who: fc.integer({ min: 1, max: 6 }),
  cash: fc.nat(25_000),
  till: fc.constantFrom('caisse1', 'caisse2'),
});

type Act = { kind: string; who: number; cash: number; till: string };

function attempt(state: ReturnType<typeof given>, { kind, who, cash, till }: Act, step: number): readonly NewEvent[] {
  const entry =
    Object.values(state.registration.entries).findLast(({ person }) => person === `p_${who}`)?.entry ?? 'none';
  const input = { tournament, entry, till };
  const money = { refundNumber: receipt(step, 'A'), tillState: openDrawer, holdsCents: 1_000_000, reason };
  const moment = {
    at: 0,
    zone: 'Europe/Paris',
    number: receipt(step, 'C'),
    tillState: openDrawer,
    level: 1,
    limitReachedAt: null,
  };
  if (kind === 'off') return step > 20 ? [happened('tournament.cancelled', {})] : [];
  if (kind === 'bust') return [happened('standings.eliminated', { hand: step, level: 1, busts: [{ entry }] })];
  const held = state.registration.entries[entry];
  const owed = held
    ? held.buyInCents + held.feeCents + held.rebuys.filter((each) => !each.refunded).length * 10_000
    : 0;
  const decisions = {
    register: () =>
      registerPlayer(
        state,
        registerInput({ till, ...split(12_000, cash) }),
        facts({ entry: `e-${step}`, person: `p_${who}`, number: receipt(step) }),
      ),
    cancel: () => cancelRegistration(state, { ...input, ...split(12_000, cash) }, money),
    rebuy: () => rebuy(state, { ...input, ...split(10_000, cash) }, { ...moment, ofDayCents: 0, watchCents: 1 }),
    rebuyBack: () => refundRebuy(state, { ...input, ...split(10_000, cash) }, money),
    refund: () => refund(state, { ...input, ...split(owed, cash) }, money),
  };
  const decision = decisions[kind as keyof typeof decisions]();
  return isRefused(decision) ? [] : decision.events;
}

describe('the ledger', () => {
  it('balances after every event and agrees with the entries that stand, over any evening', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 50 }), (acts) => {
        const events: NewEvent[] = [...opened()];
        for (const [index, each] of acts.entries()) {
          events.push(...attempt(given(...events), each, index + 1));
          const arrived = Object.values(given(...events).registration.entries).filter(
            (entry) => entry.state === 'registered',
          );
          for (const { entry } of arrived) events.push(happened('registration.checkedIn', { entry, checks: [] }));
        }
        const postings = events.flatMap((event) => postingsOf(event));
        expect([...balancesOf(postings).values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
        const standing = Object.values(given(...events).registration.entries).filter(
          ({ state }) => state === 'registered' || state === 'checked-in',
        );
        const sums = tournamentSums(postings);
        const rebuys = standing.flatMap((entry) => entry.rebuys).filter((each) => !each.refunded);
        expect(sums.cavesCents).toBe(standing.length * 10_000);
        expect(sums.feesCents).toBe(standing.length * 2_000);
        expect(sums.recavesCents).toBe(rebuys.length * 10_000);
        expect(sums.levyBaseCents).toBe(sums.cavesCents + sums.recavesCents);
        expect(sums.cashCents + sums.cardCents).toBe(sums.levyBaseCents + sums.feesCents);
        for (const value of Object.values(sums)) expect(Object.is(value, -0)).toBe(false);
      }),
      { numRuns: 80 },
    );
  });
});
