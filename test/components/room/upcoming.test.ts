import { describe, expect, it } from 'vitest';
import { comingWithPlayers, upcoming, type Upcoming } from '../../../renderer/features/room/upcoming.ts';
import { minute, PlayedClock } from '../../support/played-clock.ts';

const sold = { entries: 3, rebuys: 0 };

const told = (items: readonly Upcoming[]) =>
  items.filter(({ kind }) => kind !== 'end').map(({ kind, inMs }) => [kind, inMs / minute]);

describe('what comes next', () => {
  it('lists the whole schedule from the start as it stands, with the ends of sales before what follows them', () => {
    const played = new PlayedClock();
    expect(told(upcoming(played.state, played.now, sold))).toEqual([
      ['level', 0],
      ['level', 20],
      ['late-over', 40],
      ['rebuys-over', 40],
      ['break', 40],
      ['colour-up', 40],
      ['level', 55],
    ]);
  });

  it('goes by what is left of the level, and gives wall times', () => {
    const played = new PlayedClock();
    played.start();
    played.wait(25 * minute);
    const [first] = upcoming(played.state, played.now, sold);
    expect(first).toMatchObject({ kind: 'late-over', at: played.at + 15 * minute, inMs: 15 * minute });
  });

  it('moves everything by a pause that lasts (C09)', () => {
    const played = new PlayedClock();
    played.start();
    played.wait(5 * minute);
    played.pause();
    const before = upcoming(played.state, played.now, sold)[0];
    played.wait(3 * minute);
    const after = upcoming(played.state, played.now, sold)[0];
    expect(after?.inMs).toBe(before?.inMs);
    expect(after?.at).toBe((before?.at ?? 0) + 3 * minute);
  });

  it('says that the last level is played again, or that the structure is over (decision 23)', () => {
    const repeating = new PlayedClock();
    repeating.start();
    repeating.wait(60 * minute);
    expect(told(upcoming(repeating.state, repeating.now, sold))).toEqual([['repeat', 15]]);
    const stopping = new PlayedClock({ afterLastLevel: 'stop' });
    stopping.start();
    stopping.wait(60 * minute);
    expect(told(upcoming(stopping.state, stopping.now, sold))).toEqual([['structure-over', 15]]);
  });

  it('puts the estimated end behind the level that reaches a twentieth of all chips', () => {
    const played = new PlayedClock();
    played.start();
    // 20 000 chips: the twentieth, 1 000, is never reached; 8 000: 400 is, with level 2.
    expect(upcoming(played.state, played.now, { entries: 1, rebuys: 0 }).some(({ kind }) => kind === 'end')).toBe(
      false,
    );
    const small = new PlayedClock({
      startingStack: 8000,
      chips: [{ value: 1000, colour: 'yellow', stock: 900, inStartingStack: 8 }],
      breaks: [],
    });
    small.start();
    const end = upcoming(small.state, small.now, { entries: 1, rebuys: 0 }).find(({ kind }) => kind === 'end');
    expect(end).toMatchObject({ level: 2, inMs: 40 * minute });
  });

  it('has nothing to tell once the winner is known (C22)', () => {
    const played = new PlayedClock();
    played.start();
    const hand = { hand: 1, sameHand: 'stack', level: 1 };
    played.happen('standings.eliminated', { ...hand, busts: [{ entry: 'e-1' }, { entry: 'e-2' }] });
    expect(upcoming(played.state, played.now, sold)).toEqual([]);
  });
});

describe('what comes with a number of players', () => {
  const thresholds = { fewerTablesAt: 63, placesPaid: 18, finalTableSeats: 9, openTables: 8 };

  it('names the thresholds ahead, nearest first', () => {
    expect(comingWithPlayers(74, thresholds)).toEqual([
      { kind: 'fewer-tables', players: 63 },
      { kind: 'hand-for-hand', players: 19 },
      { kind: 'final-table', players: 9 },
    ]);
  });

  it('leaves out what is reached', () => {
    expect(comingWithPlayers(19, { ...thresholds, fewerTablesAt: 18, openTables: 3 })).toEqual([
      { kind: 'fewer-tables', players: 18 },
      { kind: 'final-table', players: 9 },
    ]);
    expect(comingWithPlayers(8, { ...thresholds, fewerTablesAt: undefined, openTables: 1 })).toEqual([]);
  });
});
