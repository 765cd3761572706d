import { describe, expect, it } from 'vitest';
import { fewerTablesAt, imbalanceOf, rangesText, seatRows, tablesOf } from '../../../renderer/features/room/tables.ts';
import { bust, sat, started, stateAfter } from '../../support/award-given.ts';
import { happened } from '../../support/tournament-given.ts';

describe('tables', () => {
  it('tells of each seat whether it is played, out, free, or drawn for somebody who did not come', () => {
    const events = [
      ...started(3),
      ...sat('e-1', 1, 1),
      ...sat('e-2', 2, 3).slice(1),
      happened('seating.tablesOpened', { tables: [2], seatsPerTable: 9 }),
      ...sat('e-3', 2, 3).slice(1),
      happened('seating.seatConfirmed', { entry: 'e-3' }),
    ];
    const [one, two] = tablesOf(stateAfter(events).seating);
    expect(one).toMatchObject({ table: 1, playing: 1 });
    expect(one?.seats.map(({ use }) => use).slice(0, 2)).toEqual(['absent', 'free']);
    expect(two?.seats[2]).toEqual({ seat: 3, entry: 'e-3', use: 'playing' });
    const after = tablesOf(stateAfter([...events, bust('e-3', { hand: 1 })]).seating)[1];
    expect(after).toMatchObject({ playing: 0 });
    expect(after?.seats[2]?.use).toBe('out');
    const afterRebuys = tablesOf(stateAfter([...events, bust('e-3', { hand: 1 })]).seating, false)[1];
    expect(afterRebuys?.seats[2]).toEqual({ seat: 3, entry: null, use: 'free' });
  });

  it('lays seats around the felt: 1 to 5 above, the others back below', () => {
    expect(seatRows([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([
      [1, 2, 3, 4, 5],
      [10, 9, 8, 7, 6],
    ]);
    expect(seatRows([1, 2, 3])).toEqual([[1, 2], [3]]);
  });

  it('speaks of a gap from two players on, and names every table at its ends', () => {
    const table = (number: number, playing: number) => ({ table: number, playing });
    expect(imbalanceOf([table(1, 9), table(2, 8)])).toBeUndefined();
    expect(imbalanceOf([table(1, 9)])).toBeUndefined();
    expect(imbalanceOf([table(1, 10), table(2, 9), table(3, 10), table(4, 8)])).toEqual({
      gap: 2,
      most: 10,
      fewest: 8,
      fullest: [1, 3],
      shortest: [4],
    });
  });

  it('counts the seats of all tables but one', () => {
    const tables = tablesOf(stateAfter([...started(2), ...sat('e-1', 1, 1), ...sat('e-2', 2, 1)]).seating);
    expect(fewerTablesAt(tables, 9)).toBe(9);
    expect(fewerTablesAt(tables.slice(1), 9)).toBeUndefined();
  });

  it('draws neighbours together', () => {
    expect(rangesText([5, 1, 2, 3, 9, 8])).toBe('1–3, 5, 8–9');
    expect(rangesText([])).toBe('');
  });
});
