import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateEvening } from '../../../renderer/features/tournament/estimate.ts';
import { readPasted } from '../../../renderer/features/tournament/paste-rows.ts';
import {
  beginsAfter,
  changeRow,
  insertBelow,
  levelAt,
  levelsLast,
  moveRow,
  removeAt,
  rowsOf,
  structureOf,
  type ScheduleRow,
} from '../../../renderer/features/tournament/schedule-rows.ts';

const level = (smallBlind: number, minutes = 20): ScheduleRow => ({
  ...{ kind: 'level', smallBlind, bigBlind: smallBlind * 2, bigBlindAnte: 0, minutes },
});
const pause = (minutes = 15): ScheduleRow => ({ kind: 'break', minutes, colourUp: [] });
const words = (rows: readonly ScheduleRow[]): string =>
  rows.map((row) => (row.kind === 'break' ? 'pause' : String(row.smallBlind))).join(' ');

const rows = [level(100), level(200), pause(), level(300)];

describe('editing the structure', () => {
  it('numbers levels by their place and lets a break follow the level above it', () => {
    expect(structureOf(rows)).toEqual({
      levels: [1, 2, 3].map((number) => ({
        ...{ level: number, smallBlind: number * 100, bigBlind: number * 200, bigBlindAnte: 0, minutes: 20 },
      })),
      breaks: [{ afterLevel: 2, minutes: 15, colourUp: [] }],
    });
    expect([0, 1, 2, 3].map((index) => levelAt(rows, index))).toEqual([1, 2, 2, 3]);
  });

  it('is read back from terms as it was written', () => {
    const { levels, breaks } = structureOf(rows)!;
    expect(rowsOf(levels, breaks)).toEqual(rows);
  });

  it('puts in a level that goes on from the one above, and a break only where one may stand', () => {
    expect(words(insertBelow(rows, 1, 'level'))).toBe('100 200 200 pause 300');
    expect(words(insertBelow(rows, 2, 'level'))).toBe('100 200 pause 200 300');
    expect(words(insertBelow(rows, 0, 'break'))).toBe('100 pause 200 pause 300');
    expect(insertBelow(rows, 1, 'break')).toBe(rows);
    expect(insertBelow(rows, 2, 'break')).toBe(rows);
    expect(insertBelow([], -1, 'break')).toEqual([]);
    expect(structureOf(insertBelow([], -1, 'level'))).toBeUndefined();
  });

  it('moves rows by one place, but never a break to the top', () => {
    expect(words(moveRow(rows, 2, -1))).toBe('100 pause 200 300');
    expect(words(moveRow(rows, 2, 1))).toBe('100 200 300 pause');
    expect(moveRow(rows, 3, 1)).toBe(rows);
    expect(moveRow([level(100), pause()], 1, -1)).toEqual([level(100), pause()]);
  });

  it('says nothing to the desk while a figure is missing', () => {
    expect(structureOf(changeRow(rows, 1, { bigBlind: null }))).toBeUndefined();
    expect(structureOf(changeRow(rows, 2, { minutes: null }))).toBeUndefined();
    expect(structureOf([])).toBeUndefined();
  });

  it('gives every level a length and leaves breaks alone; the clock runs on over both', () => {
    expect(beginsAfter(levelsLast(rows, 30))).toEqual([0, 30, 60, 75, 105]);
    expect(words(removeAt(rows, 2))).toBe('100 200 300');
  });

  it('keeps every edit within what terms can say', () => {
    const edit = fc.record({ what: fc.constantFrom('level', 'break', 'remove', 'up', 'down'), at: fc.nat(6) });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        let now: readonly ScheduleRow[] = rows;
        for (const { what, at } of edits) {
          if (what === 'level' || what === 'break') now = insertBelow(now, at, what);
          else if (what === 'remove') now = now.length > 1 && now[at + 1]?.kind !== 'break' ? removeAt(now, at) : now;
          else now = moveRow(now, at, what === 'up' ? -1 : 1);
        }
        const structure = structureOf(now);
        if (now.some(({ kind }) => kind === 'level')) {
          expect(structure?.levels.map((each) => each.level)).toEqual(structure?.levels.map((_, index) => index + 1));
          expect(structure?.breaks.every(({ afterLevel }) => afterLevel >= 1)).toBe(true);
        }
      }),
    );
  });
});

describe('pasting from a spreadsheet', () => {
  const usual = { level: 20, break: 15 };

  it('reads columns by their headings, in any order', () => {
    const text = 'Durée\tNiveau\tGrosse blinde\tPetite blinde\tAnte\n20 min\t1\t1 000\t500\t0\n25\t2\t2k\t1k\t2 000\n';
    expect(readPasted(text, usual)).toEqual({
      rows: [
        { kind: 'level', smallBlind: 500, bigBlind: 1000, bigBlindAnte: 0, minutes: 20 },
        { kind: 'level', smallBlind: 1000, bigBlind: 2000, bigBlindAnte: 2000, minutes: 25 },
      ],
      unread: [],
    });
  });

  it('reads bare figures by how many there are, blinds in one cell too, and breaks', () => {
    const text = '1;25/50;20\r\n2;50/100;20\r\nPause 10 min\r\n3;75/150;20\r\n';
    expect(words(readPasted(text, usual).rows)).toBe('25 50 pause 75');
    expect(readPasted('100\t200\t200\t15', usual).rows).toEqual([
      { kind: 'level', smallBlind: 100, bigBlind: 200, bigBlindAnte: 200, minutes: 15 },
    ]);
    expect(readPasted('Break\n100  200\nBreak\nBreak', usual)).toEqual({
      rows: [level(100), pause(15)],
      unread: ['Break', 'Break'],
    });
  });

  it('takes a break’s length from its line', () => {
    expect(readPasted('100\t200\nPause\t10', usual).rows[1]).toEqual(pause(10));
  });

  it('leaves lines aside in which nothing can be read, and says which', () => {
    expect(readPasted('abc\n100\t200\n—', usual)).toEqual({ rows: [level(100)], unread: ['abc', '—'] });
    expect(readPasted('', usual)).toEqual({ rows: [], unread: [] });
  });
});

describe('the length of the evening', () => {
  it('counts every level and break, and ends by rule of thumb', () => {
    const estimate = estimateEvening(rows, { players: 10, startingStack: 1000 });
    expect(estimate).toEqual({ wholeMinutes: 75, end: { level: 3, minutes: 75 } });
    expect(estimateEvening(rows, { players: 2, startingStack: 1000 }).end).toEqual({ level: 1, minutes: 20 });
    expect(estimateEvening(rows, { players: 100, startingStack: 1000 }).end).toBeNull();
    expect(estimateEvening([], { players: 10, startingStack: 1000 })).toEqual({ wholeMinutes: 0, end: null });
  });
});
