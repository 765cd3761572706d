import { describe, expect, it } from 'vitest';
import { closingSteps, isHandedOver, nextDue, payoutsOf } from '../../../renderer/features/prizes/payouts.ts';
import { streamFolds, type TournamentStreamState } from '../../../shared/domain/streams.ts';
import { cents } from '../../../shared/kernel/cents.ts';

function stateWith(settled: TournamentStreamState['prizes']['settled']): TournamentStreamState {
  const state = streamFolds.tournament.initial();
  state.standings.entries = ['a', 'b', 'c'];
  state.standings.closed = {
    at: 9,
    ranking: [
      { rank: 1, sharedThrough: 1, entry: 'b' },
      { rank: 2, sharedThrough: 3, entry: 'a' },
      { rank: 2, sharedThrough: 3, entry: 'c' },
    ],
  };
  const prizes = [300, 151, 50].map((amount, index) => ({ rank: index + 1, amountCents: cents(amount) }));
  state.prizes.frozen = { prizes, at: 5 } as unknown as NonNullable<TournamentStreamState['prizes']['frozen']>;
  state.prizes.settled = settled;
  return state;
}

const paid = { kind: 'paid', number: 'P-2027-000001', at: 10, amountCents: cents(300) } as const;
const left = { kind: 'unclaimed', reason: 'absent', at: 11, amountCents: cents(101) } as const;

describe('payoutsOf', () => {
  it('lists who is owed what, shared places with the odd cent to the first registered (P02)', () => {
    expect(
      payoutsOf(stateWith({ b: paid })).map(({ entry, amountCents, status, number }) => [
        entry,
        amountCents,
        status,
        number,
      ]),
    ).toEqual([
      ['b', 300, 'paid', 'P-2027-000001'],
      ['a', 101, 'due', null],
      ['c', 100, 'due', null],
    ]);
  });

  it('tells an entry that was taken up from money that was paid: no slip bears a registration’s number (FR-REG-66)', () => {
    const takenUp = { ...paid, number: 'R-2027-000012' };
    const [won, ...others] = payoutsOf(stateWith({ b: takenUp, a: paid }));
    expect(won).toMatchObject({ status: 'taken-up', number: 'R-2027-000012', at: 10 });
    expect(others.map(({ status }) => status)).toEqual(['paid', 'due']);
    expect([won!, ...others].map(isHandedOver)).toEqual([true, true, false]);
  });

  it('is empty before the final award (FR-REG-89)', () => {
    const state = stateWith({});
    state.standings.closed = null;
    expect(payoutsOf(state)).toEqual([]);
  });
});

describe('nextDue', () => {
  it('goes on after the prize at hand, then from the top', () => {
    const payouts = payoutsOf(stateWith({ a: left }));
    expect(nextDue(payouts, null)?.entry).toBe('b');
    expect(nextDue(payouts, 'b')?.entry).toBe('c');
    expect(nextDue(payouts, 'c')?.entry).toBe('b');
    expect(nextDue(payoutsOf(stateWith({ a: left, b: paid, c: paid })), 'a')).toBeUndefined();
  });
});

describe('closingSteps', () => {
  const doneOf = (state: TournamentStreamState) =>
    closingSteps(state).flatMap(({ step, done }) => (done ? [step] : []));

  it('counts a prize that was set aside as settled (decision 16)', () => {
    expect(doneOf(stateWith({ b: paid }))).toEqual(['frozen', 'ranking']);
    expect(doneOf(stateWith({ b: paid, a: left, c: paid }))).toEqual(['frozen', 'ranking', 'prizes']);
  });

  it('wants every line of the book signed, red ones too (FR-REG-95)', () => {
    const state = stateWith({ b: paid, a: left, c: paid });
    const line = { corrects: null, corrected: false, certified: { account: 'x' }, countersigned: null };
    state.levy.lines = [line] as unknown as TournamentStreamState['levy']['lines'];
    expect(doneOf(state)).toEqual(['frozen', 'ranking', 'prizes', 'certified']);
  });
});
