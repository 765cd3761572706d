import { describe, expect, it } from 'vitest';
import { clockFace, pauseClock, resumeClock, undoClock } from '../../shared/domain/clock/index.ts';
import { noteStacks, resumePlay } from '../../shared/domain/conduct/index.ts';
import { balancesOf, postingsOf } from '../../shared/domain/ledger/index.ts';
import { freezeStructure } from '../../shared/domain/prizes/index.ts';
import { owedEntries, rebuy, refund, refundDue } from '../../shared/domain/registration/index.ts';
import { eliminate } from '../../shared/domain/standings/index.ts';
import { closeTournament, phaseOf, type ClosingFacts } from '../../shared/domain/tournament/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { awarded, bust, directorFacts, minute, stateAfter, tournament } from '../support/award-given.ts';
import {
  clockAt,
  director,
  expelled,
  halted,
  haltFacts,
  later,
  playing,
  sealed,
  stopped,
  afterwards,
  withIncident,
} from '../support/conduct-given.ts';
import { accepted, drawerHolding, facts, receipt, refusal } from '../support/registration-facts.ts';
import { happened } from '../support/tournament-given.ts';

const input = { tournament };

describe('play suspended for a serious reason (FR-REG-79)', () => {
  const suspended = (changes: object = {}) => afterwards(playing(), accepted(halted(playing(), changes)));

  it('keeps the clock, the players in and the stacks that are known (FR-REG-80)', () => {
    const out = [...playing(), bust('e-4', { hand: 1 })];
    const [paused, event] = accepted(halted(out, { stacks: [{ entry: 'e-1', chips: 31_000 }] }));
    expect(paused?.type).toBe('clock.paused');
    expect(event).toMatchObject({
      type: 'conduct.playSuspended',
      data: {
        ...{ reason: 'safety', ...sealed },
        snapshot: { inPlay: ['e-1', 'e-2', 'e-3', 'e-5'], stacks: [{ entry: 'e-1', chips: 31_000 }] },
      },
    });
  });

  it('is the tournament director’s alone, once, and with a time to come', () => {
    expect(refusal(halted(playing(), {}, { account: 'dr' })).code).toBe('conduct.notDirector');
    expect(refusal(halted(suspended())).code).toBe('conduct.suspendedAlready');
    expect(refusal(halted(playing(), { resumesAt: later })).code).toBe('conduct.resumesInPast');
    expect(refusal(halted(awarded())).code).toBe('conduct.playOver');
  });

  it('stops the clock for everybody until the director resumes, from where it stood', () => {
    const events = suspended();
    const state = stateAfter(events);
    const facts = clockAt(later + minute);
    expect(refusal(resumeClock(state, facts)).code).toBe('clock.playHalted');
    expect(refusal(undoClock(state, facts)).code).toBe('clock.playHalted');
    expect(accepted(pauseClock(state, facts))).toEqual([]);
    const before = clockFace(state, clockAt(later).now);
    const resumed = resumePlay(state, input, { account: 'mcd1', clock: clockAt(later + 90 * minute) });
    const again = stateAfter(afterwards(events, accepted(resumed), later + 90 * minute));
    expect(clockFace(again, clockAt(later + 90 * minute).now)?.elapsedMs).toBe(before?.elapsedMs);
    expect(again.plan.haltedAt).toBeNull();
    expect(refusal(resumePlay(again, input, { account: 'mcd1', clock: facts })).code).toBe('conduct.notSuspended');
  });

  it('goes on another day from bagged stacks, which never come to more than the chips bought (FR-REG-80)', () => {
    const tomorrow = later + 20 * 60 * minute;
    const events = suspended({ resumesAt: tomorrow });
    const bag = (stacks: { entry: string; chips: number }[]) =>
      noteStacks(stateAfter(events), { ...input, stacks }, director);
    const bagged = afterwards(
      events,
      accepted(
        bag([
          { entry: 'e-1', chips: 60_000 },
          { entry: 'e-2', chips: 40_000 },
        ]),
      ),
    );
    expect(stateAfter(bagged).conduct.halted).toMatchObject({
      resumesAt: tomorrow,
      stacks: [
        { entry: 'e-1', chips: 60_000 },
        { entry: 'e-2', chips: 40_000 },
      ],
    });
    expect(refusal(bag([{ entry: 'e-1', chips: 100_001 }]))).toMatchObject({
      code: 'conduct.tooManyChips',
      params: { total: 100_001, inPlay: 100_000 },
    });
    const corrected = noteStacks(stateAfter(bagged), { ...input, stacks: [{ entry: 'e-1', chips: 55_000 }] }, director);
    expect(accepted(corrected)).toHaveLength(1);
    expect(refusal(noteStacks(stateAfter(playing()), { ...input, stacks: [] }, director)).code).toBe(
      'conduct.notSuspended',
    );
  });
});

describe('a tournament stopped for a serious reason (FR-REG-79, A-20)', () => {
  const paidRebuy = happened('registration.rebought', {
    ...{ entry: 'e-3', number: receipt(1, 'C'), priceCents: 10_000, chips: 20_000, level: 3, watch: false },
    ...{ till: 'caisse1', session: 's-1', day: '2027-03-05', payment: [{ method: 'card', amountCents: 10_000 }] },
  });
  const withRebuy = () => [...playing(), bust('e-3', { hand: 1 }), paidRebuy];
  const over = (before = withRebuy()) => afterwards(before, accepted(stopped(before)));

  it('is a phase of its own: the clock ends, nothing is sold, fallen or frozen any more', () => {
    const state = stateAfter(over());
    expect(phaseOf(state.plan)).toBe('stopped');
    expect(state.clock).toMatchObject({ endedBy: 'halted', core: { status: 'ended' } });
    const sale = { ...input, entry: 'e-3', till: 'caisse1', payment: [] };
    const moment = { ...facts(), at: later, level: 2, limitReachedAt: null };
    expect(refusal(rebuy(state, sale, moment)).code).toBe('registration.playStopped');
    const fall = { ...input, busts: [{ entry: 'e-1' }] };
    expect(refusal(eliminate(state, fall, { level: 2, sameHand: 'stack' })).code).toBe('standings.over');
    expect(refusal(freezeStructure(state, input, directorFacts)).code).toBe('prizes.over');
  });

  it('owes fee and every cave to everybody who was not expelled, eliminated players included (FR-REG-70, FR-REG-71)', () => {
    const fallen = [...withIncident(withRebuy()), bust('e-4', { hand: 2 })];
    const state = stateAfter(over(afterwards(fallen, accepted(expelled(fallen)))));
    const owed = owedEntries(state).map((entry) => [entry.entry, refundDue(entry)]);
    const one = { caveCents: 10_000, recaveCents: 0, feeCents: 2_000 };
    expect(owed).toEqual([
      ['e-1', one],
      ['e-3', { ...one, recaveCents: 10_000 }],
      ['e-4', one],
      ['e-5', one],
    ]);
  });

  it('FR-REG-70, 80 A-20 the director may decide otherwise: only those still in are refunded, the decision is on record', () => {
    const fallen = [...withRebuy(), bust('e-4', { hand: 2 })];
    const decided = accepted(stopped(fallen, { refunds: 'in-play' }));
    expect(decided.find(({ type }) => type === 'conduct.playStopped')?.data).toMatchObject({ refunds: 'in-play' });
    const state = stateAfter(afterwards(fallen, decided));
    expect(owedEntries(state).map(({ entry }) => entry)).toEqual(['e-1', 'e-2', 'e-3', 'e-5']);
    const back = {
      ...input,
      entry: 'e-4',
      till: 'caisse1',
      payment: [{ method: 'transfer' as const, amountCents: 12_000 }],
    };
    const paid = refund(state, back, { refundNumber: receipt(1, 'A'), ...drawerHolding(0) });
    expect(refusal(paid)).toMatchObject({ code: 'registration.notRefunded', rules: ['FR-REG-70', 'FR-REG-80'] });
  });

  it('pays exactly that, and the ledger of caves and fees is empty afterwards (FR-REG-71)', () => {
    let events: (NewEvent & { at?: number })[] = over();
    for (const { entry, ...due } of owedEntries(stateAfter(events)).map((each) => ({
      entry: each.entry,
      ...refundDue(each),
    }))) {
      const amountCents = due.caveCents + due.recaveCents + due.feeCents;
      const pay = (sum: number) =>
        refund(
          stateAfter(events),
          { ...input, entry, till: 'caisse1', payment: [{ method: 'transfer', amountCents: sum }] },
          { refundNumber: receipt(Number(entry.slice(2)), 'A'), ...drawerHolding(0) },
        );
      expect(refusal(pay(amountCents + 1)).code).toBe('registration.paymentMismatch');
      events = [...events, ...accepted(pay(amountCents))];
    }
    const balances = balancesOf(events.flatMap((event) => postingsOf(event)));
    for (const account of ['caves', 'recaves', 'fees'] as const) expect(balances.get(account)).toBe(0);
  });

  it('closes when nobody is owed anything, without ranking, prizes or levy line (FR-REG-70, A-20)', () => {
    const { plan } = stateAfter(over());
    const facts: ClosingFacts = {
      ...{ id: tournament, rankingClosed: false, structureFrozen: false, openRanks: [], levyLine: 'none' },
      openRefunds: 2,
    };
    expect(refusal(closeTournament(plan, facts))).toMatchObject({
      code: 'tournament.refundsOpen',
      rules: ['FR-REG-70'],
      params: { open: 2 },
    });
    expect(accepted(closeTournament(plan, { ...facts, openRefunds: 0 }))).toHaveLength(1);
  });

  it('takes back what the house had added to a frozen structure, to the cent (FR-REG-23, A-20)', () => {
    const events: (NewEvent & { at?: number })[] = playing();
    const choices = { ...input, extraCents: 50_000 } as Parameters<typeof freezeStructure>[1];
    const responsible = { ...directorFacts, roles: ['responsible-director'] as const };
    const frozen = [...events, ...accepted(freezeStructure(stateAfter(events), choices, responsible))];
    const all = afterwards(frozen, accepted(stopped(frozen)));
    const balances = balancesOf(all.flatMap((event) => postingsOf(event)));
    expect(balances.get('house-addition')).toBe(0);
    expect(balances.get('prize-pool')).toBe(0);
  });

  it('is refused to others, before the start, twice, and once the prizes are awarded (FR-REG-89)', () => {
    expect(refusal(stopped(playing(), {}, { account: 'mcd2' })).code).toBe('conduct.notDirector');
    expect(refusal(stopped(over())).code).toBe('conduct.playOver');
    expect(refusal(stopped(awarded())).code).toBe('conduct.awarded');
    expect(refusal(stopped(playing(), { stacks: [{ entry: 'e-9', chips: 1 }] })).code).toBe('conduct.notInPlay');
  });

  it('keeps the stacks of the suspension before it', () => {
    const events = afterwards(playing(), accepted(halted(playing(), { stacks: [{ entry: 'e-1', chips: 21_000 }] })));
    const [event] = accepted(stopped(events, {}, haltFacts(later + minute)));
    expect(event?.data).toMatchObject({ snapshot: { stacks: [{ entry: 'e-1', chips: 21_000 }] } });
  });
});
