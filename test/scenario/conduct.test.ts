import { describe, expect, it } from 'vitest';
import {
  callBack,
  liftHold,
  revokeExpulsion,
  setHold,
  suspendPerson,
  liftSuspension,
  warn,
} from '../../shared/domain/conduct/index.ts';
import { postingsOf } from '../../shared/domain/ledger/index.ts';
import { awards } from '../../shared/domain/prizes/index.ts';
import { rebuy, refund } from '../../shared/domain/registration/index.ts';
import { chipsInPlay, entriesInPlay, placings, reinstate } from '../../shared/domain/standings/index.ts';
import { seatOfEntry } from '../../shared/domain/seating/index.ts';
import {
  bust,
  minute,
  sat,
  started,
  stateAfter,
  tournament,
  withRanking,
  withStructure,
} from '../support/award-given.ts';
import {
  absentGone,
  away,
  clockAt,
  director,
  expelled,
  later,
  playing,
  recorded,
  ruled,
  sealed,
  afterwards,
  withIncident,
} from '../support/conduct-given.ts';
import { accepted, drawerHolding, facts, receipt, refusal } from '../support/registration-facts.ts';
import { happened } from '../support/tournament-given.ts';

describe('an incident', () => {
  it.each(['team-play', 'replacement', 'assistance'] as const)(
    'of %s is put on record with time, table and players; facts are sealed (FR-REG-63, FR-REG-64, FR-REG-65)',
    (category) => {
      const [event] = accepted(recorded(playing(), { category }));
      expect(event).toMatchObject({
        type: 'conduct.incidentRecorded',
        data: { category, table: 3, level: 2, entries: ['e-2'], facts: sealed, number: 'I-2027-000001' },
      });
      expect(refusal(recorded(playing(), { category, entries: [] })).code).toBe('conduct.noPlayersNamed');
    },
  );

  it('is not of the future, of an unknown table or of people who are not in it', () => {
    expect(refusal(recorded(playing(), { happenedAt: later + 1 })).code).toBe('conduct.happenedLater');
    expect(refusal(recorded(playing(), { table: 99 })).code).toBe('conduct.unknownTable');
    expect(refusal(recorded(playing(), { entries: ['e-9'] })).code).toBe('conduct.unknownEntry');
    expect(refusal(recorded(withIncident())).code).toBe('conduct.idTaken');
    expect(refusal(recorded([])).code).toBe('conduct.unknownTournament');
  });

  it('may lead to a warning, which is counted and moves nothing', () => {
    const input = { tournament, entry: 'e-2', incident: 'i-1' };
    const events = withIncident();
    const warned = afterwards(events, accepted(warn(stateAfter(events), input, { text: sealed })));
    expect(stateAfter(warned).conduct.warnings).toEqual({ 'e-2': 1 });
    expect(refusal(warn(stateAfter(playing()), input, { text: sealed })).code).toBe('conduct.unknownIncident');
  });

  it('is held with those it names while legal action is possible, until the hold is lifted (FR-REG-77)', () => {
    const events = withIncident();
    const held = afterwards(
      events,
      accepted(setHold(stateAfter(events), { tournament, incident: 'i-1' }, { hold: 'h-1', text: sealed })),
    );
    expect(held.at(-1)?.data).toMatchObject({ hold: 'h-1', incident: 'i-1', persons: ['p-2'] });
    const again = setHold(stateAfter(held), { tournament, incident: 'i-1' }, { hold: 'h-2', text: sealed });
    expect(refusal(again).code).toBe('conduct.heldAlready');
    const lifted = afterwards(
      held,
      accepted(liftHold(stateAfter(held), { tournament, hold: 'h-1' }, { text: sealed })),
    );
    expect(stateAfter(lifted).conduct.incidents['i-1']?.hold).toBeNull();
    expect(refusal(liftHold(stateAfter(lifted), { tournament, hold: 'h-1' }, { text: sealed })).code).toBe(
      'conduct.unknownHold',
    );
  });
});

describe('a ruling', () => {
  it('is the tournament director’s, numbered, with the rule it cites (FR-REG-81, FR-REG-83)', () => {
    const first = afterwards(playing(), accepted(ruled(playing())));
    const second = accepted(ruled(first, { source: 'order', clause: '57-9' }, { ruling: 'd-2' }));
    expect(second[0]?.data).toMatchObject({ number: 2, source: 'order', clause: '57-9', textId: 'x_1' });
    expect(refusal(ruled(playing(), {}, { account: 'dr' }))).toMatchObject({
      code: 'conduct.notDirector',
      rules: expect.arrayContaining(['FR-REG-81']) as string[],
    });
  });

  it('decides on the right to take part, and only there says yes or no (FR-REG-82)', () => {
    const right = { subject: 'right-to-play', entries: ['e-2'] };
    expect(accepted(ruled(playing(), { ...right, admitted: false }))).toHaveLength(1);
    expect(accepted(ruled(playing(), { ...right, admitted: true }))).toHaveLength(1);
    expect(refusal(ruled(playing(), right)).code).toBe('conduct.admissionNotStated');
    expect(refusal(ruled(playing(), { admitted: true })).code).toBe('conduct.admissionNotStated');
  });

  it.each(['minor', 'excluded', 'list-too-old', 'staff'])(
    'never admits against %s: what the law leaves to nobody (FR-REG-43…46, FR-REG-59, FR-REG-60, FR-REG-82)',
    (check) => {
      const atTheDesk = ruled(playing(), { subject: 'right-to-play', admitted: true, check });
      expect(refusal(atTheDesk)).toMatchObject({ code: 'conduct.rulingCannotOverride', params: { check } });
      const flag = { entry: 'e-2', person: 'p-2', check: 'exclusion', code: check };
      const flagged = [...playing(), happened('registration.flagged', flag)];
      const atTheTable = ruled(flagged, { subject: 'right-to-play', admitted: true, entries: ['e-2'] });
      expect(refusal(atTheTable).code).toBe('conduct.rulingCannotOverride');
      expect(accepted(ruled(flagged, { subject: 'right-to-play', admitted: false, entries: ['e-2'] }))).toHaveLength(1);
    },
  );
});

describe('an expulsion for a time (FR-REG-75, A-21)', () => {
  it('leaves stack, seat and money where they are', () => {
    const before = withIncident();
    const gone = afterwards(before, accepted(away(before)));
    expect(stateAfter(gone).conduct.away).toEqual({ 'e-2': { incident: 'i-1', at: later, backAt: null } });
    expect(entriesInPlay(stateAfter(gone).standings)).toEqual(entriesInPlay(stateAfter(before).standings));
    expect(chipsInPlay(stateAfter(gone))).toBe(100_000);
    expect(gone.slice(before.length).flatMap((event) => postingsOf(event))).toEqual([]);
  });

  it('ends when the player is called back', () => {
    const gone = afterwards(withIncident(), accepted(away(withIncident())));
    const call = (before: typeof gone) => callBack(stateAfter(before), { tournament, entry: 'e-2' }, director);
    const back = afterwards(gone, accepted(call(gone)));
    expect(stateAfter(back).conduct.away).toEqual({});
    expect(refusal(call(back)).code).toBe('conduct.notAway');
    expect(refusal(away(gone)).code).toBe('conduct.awayAlready');
  });

  it('is given by the director alone, on an incident that names the player, and ends later than now', () => {
    expect(refusal(away(withIncident(), {}, { account: 'mcd2' })).code).toBe('conduct.notDirector');
    expect(refusal(away(playing())).code).toBe('conduct.unknownIncident');
    expect(refusal(away(withIncident(), { entry: 'e-3' })).code).toBe('conduct.unknownEntry');
    expect(refusal(away(withIncident(), { backAt: later })).code).toBe('conduct.backInPast');
    expect(refusal(away(started(2).slice(0, -1))).code).toBe('conduct.notStarted');
  });
});

describe('an expulsion for good', () => {
  const gone = () => afterwards(withIncident(), accepted(expelled(withIncident())));

  it('takes the chips out and gives the place of the players left; the ledger is untouched (FR-REG-75, FR-REG-76)', () => {
    const state = stateAfter(gone());
    expect(placings(state.standings)).toEqual([{ rank: 5, sharedThrough: 5, entry: 'e-2' }]);
    expect(chipsInPlay(state)).toBe(100_000 - 18_000);
    expect(state.registration.entries['e-2']?.state).toBe('checked-in');
    expect(
      gone()
        .slice(-1)
        .flatMap((event) => postingsOf(event)),
    ).toEqual([]);
  });

  it('is refused to anybody but the tournament director, and for a mere dispute (FR-REG-75, FR-REG-78)', () => {
    expect(refusal(expelled(withIncident(), {}, { account: 'dr' })).code).toBe('conduct.notDirector');
    for (const category of ['dispute', 'device'] as const)
      expect(refusal(expelled(withIncident(playing(), { category }))).code).toBe('conduct.groundMismatch');
    expect(accepted(expelled(withIncident(playing(), { category: 'other' }), { ground: 'attempt' }))).toHaveLength(1);
    expect(refusal(expelled(gone())).code).toBe('conduct.expelledAlready');
    const out = [...withIncident(), bust('e-2', { hand: 1 })];
    expect(refusal(expelled(out)).code).toBe('conduct.notInPlay');
  });

  it('is never followed by a rebuy, an undone elimination or a refund (FR-REG-76, A-21)', () => {
    const state = stateAfter(gone());
    const payment = { payment: [{ method: 'cash' as const, amountCents: 10_000 }], cashRetypedCents: 10_000 };
    const input = { tournament, entry: 'e-2', till: 'caisse1', ...payment };
    const moment = { ...facts(), at: later, level: 2, limitReachedAt: null };
    expect(refusal(rebuy(state, input, moment)).code).toBe('registration.takenOut');
    expect(refusal(reinstate(state, { tournament, entry: 'e-2' })).code).toBe('standings.removed');
    const off = stateAfter([...gone(), happened('conduct.playStopped', { reason: 'power', snapshot: { stacks: [] } })]);
    const money = { refundNumber: receipt(1, 'A'), ...drawerHolding(900_000) };
    expect(refusal(refund(off, input, money))).toMatchObject({ code: 'registration.expelled', rules: ['FR-REG-76'] });
  });

  it('is taken back, with a reason, when it met the wrong player', () => {
    const revoke = (before: ReturnType<typeof gone>) =>
      revokeExpulsion(stateAfter(before), { tournament, entry: 'e-2' }, { ...director, text: sealed });
    const again = afterwards(gone(), accepted(revoke(gone())));
    expect(chipsInPlay(stateAfter(again))).toBe(100_000);
    expect(entriesInPlay(stateAfter(again).standings)).toContain('e-2');
    expect(refusal(revoke(again)).code).toBe('conduct.notExpelled');
  });

  it('takes no prize: whoever came behind moves up, and the pool is paid whole (FR-REG-21, FR-REG-28, FR-REG-76)', () => {
    const threeLeft = [...withIncident(withStructure(playing())), bust('e-5', { hand: 1 }), bust('e-4', { hand: 2 })];
    const two = afterwards(threeLeft, accepted(expelled(threeLeft)), later + minute);
    const state = stateAfter(withRanking([...two, bust('e-3', { hand: 9 })]));
    expect(state.standings.closed?.ranking.map(({ rank, entry }) => [rank, entry])).toEqual([
      [1, 'e-1'],
      [2, 'e-3'],
      [3, 'e-2'],
      [4, 'e-4'],
      [5, 'e-5'],
    ]);
    const paid = awards(state);
    expect(paid.map(({ rank, entry }) => [rank, entry])).toEqual([
      [1, 'e-1'],
      [2, 'e-3'],
      [3, 'e-4'],
    ]);
    expect(paid.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(state.prizes.frozen?.poolCents);
  });

  it('of the last but one ends the clock, for one player has all chips (FR-REG-32)', () => {
    const two = withIncident(playing(2), { entries: ['e-1'] });
    const state = stateAfter(afterwards(two, accepted(expelled(two, { entry: 'e-1' }))));
    expect(state.clock.core.status).toBe('ended');
    expect(state.clock.core.anchor.wall).toBe(clockAt(later).now.wall);
  });
});

describe('a paid but absent player (decision 13, FR-REG-61)', () => {
  const absent = [{ entry: 'e-5', chips: 17_500 }];
  const seated = () => [...playing(), ...sat('e-5', 1, 4)];

  it('is counted out by the director once late registration is over; the money stays and the seat is free', () => {
    const events = accepted(absentGone(seated(), absent));
    expect(events.map(({ type }) => type)).toEqual(['conduct.absentRemoved', 'seating.seatFreed']);
    const state = stateAfter(afterwards(seated(), events));
    expect(chipsInPlay(state)).toBe(100_000 - 17_500);
    expect(placings(state.standings)).toEqual([{ rank: 5, sharedThrough: 5, entry: 'e-5' }]);
    expect(seatOfEntry(state.seating, 'e-5')).toBeUndefined();
    expect(state.registration.paidEntries).toBe(5);
    expect(events.flatMap((event) => postingsOf(event))).toEqual([]);
  });

  it('is not removed while somebody may still come, nor if here, nor twice, nor by another', () => {
    expect(refusal(absentGone(seated(), absent, { lateOverAt: null })).code).toBe('conduct.lateRegistrationOpen');
    expect(refusal(absentGone(seated(), [{ entry: 'e-1', chips: 1 }])).code).toBe('conduct.notAbsent');
    expect(refusal(absentGone(seated(), [...absent, ...absent])).code).toBe('conduct.notAbsent');
    expect(refusal(absentGone(seated(), [])).code).toBe('conduct.nobodyAbsent');
    expect(refusal(absentGone(seated(), absent, { account: 'dr' })).code).toBe('conduct.notDirector');
  });
});

describe('a person whom the house does not admit', () => {
  const input = { person: 'p_1', until: '2027-06-30', tournament: null, incident: null };
  const asked = { suspension: 'z-1', today: '2027-03-05', knownPerson: true, standing: null, text: sealed, flags: [] };

  it('is suspended to a last day or for life, the reason sealed (FR-REG-82)', () => {
    expect(accepted(suspendPerson(input, asked))).toEqual([
      { stream: 'house', type: 'conduct.personSuspended', data: { suspension: 'z-1', ...input, ...sealed } },
    ]);
    expect(accepted(suspendPerson({ ...input, until: null }, asked))[0]?.data).toMatchObject({ until: null });
    expect(refusal(suspendPerson({ ...input, until: '2027-03-04' }, asked)).code).toBe('conduct.suspensionInPast');
    expect(refusal(suspendPerson(input, { ...asked, knownPerson: false })).code).toBe('conduct.unknownPerson');
  });

  it('is suspended once at a time; a suspension that is over does not count', () => {
    const standing = { suspension: 'z-0', person: 'p_1', until: '2027-03-05' };
    expect(refusal(suspendPerson(input, { ...asked, standing })).code).toBe('conduct.personSuspendedAlready');
    const over = { ...standing, until: '2027-03-04' };
    expect(accepted(suspendPerson(input, { ...asked, standing: over }))).toHaveLength(1);
    const lifted = accepted(liftSuspension({ suspension: 'z-0' }, { standing, text: sealed }));
    expect(lifted[0]?.data).toMatchObject({ suspension: 'z-0', person: 'p_1' });
    expect(refusal(liftSuspension({ suspension: 'z-9' }, { standing: null, text: sealed })).code).toBe(
      'conduct.unknownSuspension',
    );
  });
});
