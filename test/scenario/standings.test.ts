import { describe, expect, it } from 'vitest';
import {
  averageStack,
  chipsInPlay,
  closeRanking,
  eliminate,
  entriesInPlay,
  placings,
  reinstate,
  reopenRanking,
} from '../../shared/domain/standings/index.ts';
import type { SameHandRule } from '../../shared/domain/profile/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import {
  awardAt,
  awarded,
  bust,
  rebought,
  registered,
  sat,
  started,
  stateAfter,
  tournament,
  withStructure,
} from '../support/award-given.ts';
import { accepted, refusal } from '../support/registration-facts.ts';
import { happened, opened } from '../support/tournament-given.ts';

interface Fall {
  readonly busts: readonly { readonly entry: string; readonly stack?: number; readonly by?: string }[];
  readonly hand?: number;
  readonly sameHand?: SameHandRule;
}

const fall = (events: readonly NewEvent[], { sameHand = 'stack', ...input }: Fall) =>
  eliminate(stateAfter(events), { tournament, ...input }, { level: 8, sameHand });

const ranksOf = (events: readonly NewEvent[]) =>
  placings(stateAfter(events).standings).map(({ entry, rank, sharedThrough }) => [entry, rank, sharedThrough]);

describe('standings.eliminate', () => {
  it('records who fell, in the next hand, with the table and the level (FR-REG-31)', () => {
    const before = [...started(3), ...sat('e-3', 7, 2)];
    expect(accepted(fall(before, { busts: [{ entry: 'e-3', by: 'e-1' }] }))).toEqual([
      {
        stream: 'tournament/t-1',
        type: 'standings.eliminated',
        data: { hand: 1, sameHand: 'stack', level: 8, busts: [{ entry: 'e-3', table: 7, by: 'e-1' }] },
      },
    ]);
    const after = [...before, bust('e-3', { hand: 41 })];
    expect(accepted(fall(after, { busts: [{ entry: 'e-2' }] }))).toMatchObject([{ data: { hand: 42 } }]);
  });

  it('FR-REG-31: keeps hour and rank of who is out, who falls no second time, wins from nobody and counts no more', () => {
    const before = [...started(3), ...sat('e-3', 7, 2)];
    const out = [...before, bust('e-3', { hand: 1, at: awardAt })];
    const { standings, seating } = stateAfter(out);
    expect(standings.busts).toMatchObject([{ entry: 'e-3', at: awardAt, level: 8 }]);
    expect(ranksOf(out)).toEqual([['e-3', 3, 3]]);
    expect(entriesInPlay(standings)).toEqual(['e-1', 'e-2']);
    expect(seating.seatOf['e-3']).toMatchObject({ table: 7, out: true });
    const code = (input: Fall) => refusal(fall(out, input)).code;
    expect(code({ busts: [{ entry: 'e-3' }] })).toBe('standings.alreadyOut');
    expect(code({ busts: [{ entry: 'e-2', by: 'e-3' }] })).toBe('standings.unknownWinner');
  });

  it('FR-REG-30: whoever comes late adds the stack that the first began with, no more and no less', () => {
    const chips = (events: readonly NewEvent[]) => chipsInPlay(stateAfter(events));
    const { startingStack } = stateAfter(started(1)).plan.terms!;
    expect(chips(started(3))).toBe(3 * startingStack);
    expect(chips([...started(3), registered(4)])).toBe(4 * startingStack);
    expect(averageStack(stateAfter([...started(3), registered(4)]))).toBe(startingStack);
  });

  it('P02: two in one hand are ranked by their stacks at its start, equal ones share', () => {
    const before = started(6);
    const unequal = accepted(
      fall(before, {
        busts: [
          { entry: 'e-1', stack: 500 },
          { entry: 'e-2', stack: 900 },
        ],
      }),
    );
    expect(ranksOf([...before, ...unequal])).toEqual([
      ['e-2', 5, 5],
      ['e-1', 6, 6],
    ]);
    const equal = accepted(
      fall(before, {
        busts: [
          { entry: 'e-1', stack: 900 },
          { entry: 'e-2', stack: 900 },
        ],
      }),
    );
    const after = [...before, ...equal, bust('e-3', { hand: 2 })];
    expect(ranksOf(after)).toEqual([
      ['e-3', 4, 4],
      ['e-1', 5, 6],
      ['e-2', 5, 6],
    ]);
  });

  it('adds to a hand of another table that plays in step, and needs both stacks then', () => {
    const before = [
      ...started(5),
      happened('standings.eliminated', { hand: 9, sameHand: 'stack', level: 8, busts: [{ entry: 'e-1' }] }),
    ];
    expect(refusal(fall(before, { hand: 9, busts: [{ entry: 'e-2', stack: 300 }] }))).toMatchObject({
      code: 'standings.stackNeeded',
      params: { entries: ['e-1'] },
    });
    const counted = [...started(5), bust('e-1', { hand: 9, stack: 400 })];
    const events = accepted(fall(counted, { hand: 9, busts: [{ entry: 'e-2', stack: 300 }] }));
    expect(ranksOf([...counted, ...events])).toEqual([
      ['e-1', 4, 4],
      ['e-2', 5, 5],
    ]);
  });

  it('an earlier hand that is told late goes where it belongs', () => {
    const before = [...started(5), bust('e-1', { hand: 2 })];
    const events = accepted(fall(before, { hand: 1, busts: [{ entry: 'e-2' }] }));
    expect(ranksOf([...before, ...events])).toEqual([
      ['e-1', 4, 4],
      ['e-2', 5, 5],
    ]);
  });

  it.each<[string, Fall, readonly NewEvent[]]>([
    ['standings.unknownTournament', { busts: [{ entry: 'e-1' }] }, []],
    ['standings.notStarted', { busts: [{ entry: 'e-1' }] }, [...opened(), registered(1)]],
    ['standings.over', { busts: [{ entry: 'e-1' }] }, [...started(3), happened('tournament.cancelled', {})]],
    ['standings.rankingClosed', { busts: [{ entry: 'e-1' }] }, awarded()],
    ['standings.unknownEntry', { busts: [{ entry: 'e-9' }] }, started(3)],
    [
      'standings.unknownEntry',
      { busts: [{ entry: 'e-3' }] },
      [...started(3), happened('registration.cancelled', { entry: 'e-3' })],
    ],
    [
      'standings.namedTwice',
      {
        busts: [
          { entry: 'e-1', stack: 1 },
          { entry: 'e-1', stack: 1 },
        ],
      },
      started(3),
    ],
    ['standings.alreadyOut', { busts: [{ entry: 'e-1' }] }, [...started(3), bust('e-1', { hand: 1 })]],
    ['standings.unknownWinner', { busts: [{ entry: 'e-1', by: 'e-1' }] }, started(3)],
    ['standings.unknownWinner', { busts: [{ entry: 'e-2', by: 'e-1' }] }, [...started(3), bust('e-1', { hand: 1 })]],
    ['standings.zeroStack', { busts: [{ entry: 'e-1', stack: 0 }] }, started(3)],
    ['standings.stackNeeded', { busts: [{ entry: 'e-1', stack: 5 }, { entry: 'e-2' }] }, started(3)],
    [
      'standings.nobodyLeft',
      {
        busts: [
          { entry: 'e-1', stack: 5 },
          { entry: 'e-2', stack: 5 },
        ],
      },
      started(2),
    ],
  ])('refuses %s', (code, input, before) => {
    expect(refusal(fall(before, input)).code).toBe(code);
  });
});

describe('the rebuy period', () => {
  it('a rebuy brings the player back and moves everybody’s place (FR-REG-34)', () => {
    const before = [...started(4), bust('e-1', { hand: 1 }), bust('e-2', { hand: 2 })];
    expect(ranksOf([...before, rebought('e-1')])).toEqual([['e-2', 4, 4]]);
    const again = [...before, rebought('e-1'), bust('e-1', { hand: 3 })];
    expect(ranksOf(again)).toEqual([
      ['e-1', 3, 3],
      ['e-2', 4, 4],
    ]);
  });

  it('a refunded rebuy puts the elimination in force again, where it was', () => {
    const events = [
      ...[...started(4), bust('e-1', { hand: 1 }), rebought('e-1'), bust('e-2', { hand: 2 })],
      happened('registration.rebuyRefunded', { entry: 'e-1', number: 'C-2027-000001' }),
    ];
    expect(ranksOf(events)).toEqual([
      ['e-2', 3, 3],
      ['e-1', 4, 4],
    ]);
  });

  it('a late entry moves the places of those who are out', () => {
    const events = [...started(3), bust('e-1', { hand: 1 }), registered(4)];
    expect(ranksOf(events)).toEqual([['e-1', 4, 4]]);
  });
});

describe('standings.reinstate', () => {
  it('S10: one of two undone, the other’s place is computed anew and nothing is left of it', () => {
    const before = [...started(12), bust('e-1', { hand: 1 }), bust('e-2', { hand: 2 })];
    expect(ranksOf(before)).toEqual([
      ['e-2', 11, 11],
      ['e-1', 12, 12],
    ]);
    const undone = accepted(reinstate(stateAfter(before), { tournament, entry: 'e-1' }));
    expect(undone).toEqual([{ stream: 'tournament/t-1', type: 'standings.reinstated', data: { entry: 'e-1' } }]);
    const after = stateAfter([...before, ...undone]);
    expect(ranksOf([...before, ...undone])).toEqual([['e-2', 12, 12]]);
    const withoutIt = stateAfter([...started(12), bust('e-2', { hand: 2 })]);
    expect(after.standings).toEqual(withoutIt.standings);
  });

  it.each<[string, string, readonly NewEvent[]]>([
    ['standings.unknownTournament', 'e-1', []],
    ['standings.notOut', 'e-1', started(3)],
    ['standings.notOut', 'e-1', [...started(3), bust('e-1', { hand: 1 }), rebought('e-1')]],
    ['standings.unknownEntry', 'e-9', started(3)],
    ['standings.rankingClosed', 'e-4', awarded()],
  ])('refuses %s', (code, entry, before) => {
    expect(refusal(reinstate(stateAfter(before), { tournament, entry })).code).toBe(code);
  });
});

const headsUpOver = () => [...withStructure(started(3)), bust('e-3', { hand: 1 }), bust('e-2', { hand: 2 })];
const director = { account: 'mcd1', structureFrozen: true, reason: null };
const stack = 20_000;
const close = (
  before: readonly NewEvent[],
  countedChips: number,
  facts: Parameters<typeof closeRanking>[2] = director,
) => closeRanking(stateAfter(before), { tournament, countedChips }, facts);

describe('standings.close', () => {
  it('A-25: the director closes the complete ranking, winner first', () => {
    expect(accepted(close(headsUpOver(), 3 * stack))).toEqual([
      {
        stream: 'tournament/t-1',
        type: 'standings.closed',
        data: {
          ranking: [
            { rank: 1, sharedThrough: 1, entry: 'e-1' },
            { rank: 2, sharedThrough: 2, entry: 'e-2' },
            { rank: 3, sharedThrough: 3, entry: 'e-3' },
          ],
          countedChips: 3 * stack,
          soldChips: 3 * stack,
        },
      },
    ]);
  });

  it('FR-REG-32 the winner’s chips are held against those that were sold; a difference is told with its reason', () => {
    for (const counted of [0, 3 * stack - 100, 3 * stack + 500])
      expect(refusal(close(headsUpOver(), counted))).toEqual({
        ...{ code: 'standings.chipsDiffer', rules: ['FR-REG-32'] },
        params: { countedChips: counted, soldChips: 3 * stack },
      });
    const reason = { textId: 'x_1', digest: 'f'.repeat(64) };
    expect(accepted(close(headsUpOver(), 3 * stack - 100, { ...director, reason }))).toMatchObject([
      { data: { countedChips: 3 * stack - 100, soldChips: 3 * stack, ...reason } },
    ]);
  });

  it('FR-REG-32 chips of rebuys are among those sold, those that left with a player are not', () => {
    const rebuy = [...started(3), rebought('e-3'), ...headsUpOver().slice(started(3).length)];
    expect(accepted(close(rebuy, 3 * stack + 20_000))).toMatchObject([{ data: { soldChips: 3 * stack + 20_000 } }]);
    const left = { entry: 'e-2', hand: 2, level: 3, table: null, chipsRemoved: 7_000 };
    const expelled = [...headsUpOver().slice(0, -1), happened('conduct.expelled', left)];
    expect(accepted(close(expelled, 3 * stack - 7_000))).toMatchObject([{ data: { soldChips: 3 * stack - 7_000 } }]);
  });

  it.each<[string, typeof director, readonly NewEvent[]]>([
    ['standings.unknownTournament', director, []],
    ['standings.notDirector', { ...director, account: 'mcd2' }, headsUpOver()],
    ['standings.playersLeft', director, headsUpOver().slice(0, -1)],
    ['standings.structureNotFrozen', { ...director, structureFrozen: false }, headsUpOver()],
    ['standings.rankingClosed', director, awarded()],
  ])('FR-REG-32, FR-REG-72, FR-REG-91: refuses %s', (code, facts, before) => {
    expect(refusal(close(before, 3 * stack, facts)).code).toBe(code);
  });
});

const reason = { account: 'mcd1', awardUsed: false, textId: 'x_1', digest: 'f'.repeat(64) };

describe('standings.reopen', () => {
  it('S11: first and second swapped are put right before anything is paid', () => {
    const closed = awarded();
    const reopened = accepted(reopenRanking(stateAfter(closed), { tournament }, reason));
    const open = [...closed, ...reopened];
    const undone = accepted(reinstate(stateAfter(open), { tournament, entry: 'e-2' }));
    const right = [...open, ...undone, bust('e-1', { hand: 3, at: awardAt })];
    const ranking = accepted(close(right, 4 * stack));
    expect(ranking).toMatchObject([
      { data: { ranking: [{ rank: 1, entry: 'e-2' }, { rank: 2, entry: 'e-1' }, {}, {}] } },
    ]);
  });

  it.each<[string, typeof reason, readonly NewEvent[]]>([
    ['standings.unknownTournament', reason, []],
    ['standings.notClosed', reason, started(3)],
    ['standings.notDirector', { ...reason, account: 'dr' }, awarded()],
    ['standings.awardInForce', { ...reason, awardUsed: true }, awarded()],
  ])('S11: refuses %s', (code, facts, before) => {
    expect(refusal(reopenRanking(stateAfter(before), { tournament }, facts)).code).toBe(code);
  });
});
