import { describe, expect, it } from 'vitest';
import {
  breakTable,
  commitDraw,
  drawFinalTable,
  drawSeat,
  finalTableCrowded,
  movePlayer,
  openTablesForDraw,
  revealSeed,
  verifyDraws,
} from '../../shared/domain/seating/index.ts';
import type { TournamentTerms } from '../../shared/domain/tournament/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { accepted, refusal, seed } from '../support/registration-facts.ts';
import { given, happened, journalled, opened, startAt } from '../support/tournament-given.ts';

const t1 = { tournament: 't-1' };
const moves = { seed, rebuysOpen: false };
const off = happened('tournament.cancelled', {});

/** Draws seats for so many entries, one after another. */
function seated(before: readonly NewEvent[], count: number, { late = false, from = 1 } = {}): NewEvent[] {
  const events = [...before];
  for (let index = from; index < from + count; index += 1) {
    events.push(...accepted(drawSeat(given(...events), { ...t1, entry: `e-${index}`, late, seed })));
  }
  return events;
}

const onTables = (count: number, changes: Partial<TournamentTerms> = {}): NewEvent[] => {
  const before = opened(changes);
  const tables = Array.from({ length: count }, (_, index) => index + 1);
  return [...before, ...accepted(openTablesForDraw(given(...before), { ...t1, tables }))];
};

const sizes = (events: readonly NewEvent[]): number[] =>
  Object.values(given(...events).seating.tables)
    .filter(({ open }) => open)
    .map(({ playing }) => playing)
    .sort((left, right) => right - left);

const seatsOf = (events: readonly NewEvent[]): string[] =>
  Object.values(given(...events).seating.seatOf).map(({ table, seat }) => `${table}.${seat}`);

const bust = (...entries: string[]) =>
  happened('standings.eliminated', {
    hand: 1,
    sameHand: 'stack',
    level: 1,
    busts: entries.map((entry) => ({ entry })),
  });

describe('the seat of a new entry', () => {
  it('fills tables evenly: 26 entries at five tables of eight sit 6-5-5-5-5 (S06)', () => {
    const start = seated(onTables(5, { seatsPerTable: 8 }), 26);
    expect(sizes(start)).toEqual([6, 5, 5, 5, 5]);
    expect(sizes(seated(start, 6, { late: true, from: 27 }))).toEqual([7, 7, 6, 6, 6]);
    expect(new Set(seatsOf(start)).size).toBe(26);
  });

  it('opens the planned tables by itself, one more when all are full', () => {
    const small = { registration: { opensAt: 0, capacity: 18, lateUntil: null } };
    expect(sizes(seated(opened(small), 3))).toEqual([2, 1]);
    const oneTable = onTables(1, small);
    expect(sizes(seated(oneTable, 10))).toEqual([9, 1]);
  });

  it('is refused when every seat is taken, and to a late entry who would sit alone', () => {
    const small = { registration: { opensAt: 0, capacity: 18, lateUntil: null } };
    const full = seated(opened(small), 18);
    expect(refusal(drawSeat(given(...full), { ...t1, entry: 'e-19', late: false, seed })).code).toBe(
      'seating.noFreeSeat',
    );
    const nine = seated(onTables(1, small), 9);
    expect(refusal(drawSeat(given(...nine), { ...t1, entry: 'e-10', late: true, seed })).code).toBe(
      'seating.noFreeSeat',
    );
  });

  it('keeps the seat of a player without chips for the rebuy, and counts only players in play (S02, S06)', () => {
    const before = [...seated(onTables(2), 18), bust('e-1')];
    expect(refusal(drawSeat(given(...before), { ...t1, entry: 'e-19', late: true, seed })).code).toBe(
      'seating.noFreeSeat',
    );
    expect(sizes(before)).toEqual([9, 8]);
  });

  it('follows the commitment that was published first (FR-REG-85)', () => {
    const before = [...opened(), ...accepted(commitDraw(given(...opened()), t1, { seed }))];
    expect(before.at(-1)?.data).toMatchObject({ algorithm: 'draw/1' });
    const types = seated(before, 1)
      .slice(before.length)
      .map(({ type }) => type);
    expect(types).toEqual(['seating.tablesOpened', 'seating.seatDrawn']);
    expect(refusal(commitDraw(given(...before), t1, { seed })).code).toBe('seating.alreadyCommitted');
    expect(refusal(commitDraw(given(), t1, { seed })).code).toBe('seating.unknownTournament');
    expect(refusal(commitDraw(given(...opened(), off), t1, { seed })).code).toBe('seating.drawsOver');
  });
});

describe('tables', () => {
  it('are opened only as the plan names them (FR-REG-17)', () => {
    const open = (tables: number[], before = onTables(1)) => openTablesForDraw(given(...before), { ...t1, tables });
    expect(refusal(open([21]))).toMatchObject({ code: 'seating.unknownTable', params: { table: 21 } });
    expect(refusal(open([1])).code).toBe('seating.tableOpen');
    expect(refusal(open([2], [])).code).toBe('seating.unknownTournament');
    expect(refusal(open([2], [...onTables(1), off])).code).toBe('seating.drawsOver');
  });

  it('are broken by draws onto the shortest others, whole (FR-REG-86)', () => {
    const before = [...seated(onTables(3), 15), bust('e-1')];
    const { table } = given(...before).seating.seatOf['e-1']!;
    const events = accepted(breakTable(given(...before), { ...t1, table }, moves));
    const after = [...before, ...events];
    expect(events.filter(({ type }) => type === 'seating.seatDrawn')).toHaveLength(4);
    expect(sizes(after)).toEqual([7, 7]);
    expect(given(...after).seating.seatOf['e-1']).toBeUndefined();
    expect(verifyDraws(seed, journalled(after))).toEqual([]);
  });

  it('are not broken without room, twice, or when they are the last', () => {
    const full = seated(onTables(2), 18);
    const again = (before: readonly NewEvent[], table: number, facts = moves) =>
      refusal(breakTable(given(...before), { ...t1, table }, facts));
    expect(again(full, 1)).toMatchObject({ code: 'seating.tooManyPlayers', params: { players: 9, seats: 0 } });
    expect(again(full, 7).code).toBe('seating.tableNotOpen');
    expect(again(seated(onTables(1), 3), 1).code).toBe('seating.lastTable');
    expect(again(onTables(2), 1).code).toBe('seating.notCommitted');
    expect(again([...full, off], 1).code).toBe('seating.drawsOver');
  });

  it('give way to the final table, drawn anew for everybody in play', () => {
    const before = [...seated(onTables(2), 11), bust('e-3', 'e-4')];
    const events = accepted(drawFinalTable(given(...before), { ...t1, table: 1 }, moves));
    const after = [...before, ...events];
    expect(sizes(after)).toEqual([9]);
    expect(new Set(seatsOf(after)).size).toBe(9);
    expect(seatsOf(after).every((seat) => seat.startsWith('1.'))).toBe(true);
    expect(verifyDraws(seed, journalled(after))).toEqual([]);
    const crowded = given(...seated(onTables(2), 11));
    const tooMany = refusal(drawFinalTable(crowded, { ...t1, table: 1 }, moves));
    expect(tooMany).toMatchObject({ code: 'seating.tooManyPlayers', params: { players: 11, seats: 9 } });
    // What the room knows before it asks is what the desk answers.
    expect(finalTableCrowded(crowded)?.refusal).toEqual(tooMany);
    expect(finalTableCrowded(given(...before))).toBeUndefined();
    expect(refusal(drawFinalTable(given(...before), { ...t1, table: 30 }, moves)).code).toBe('seating.unknownTable');
  });
});

describe('a moved player', () => {
  const inPlay = { ...moves, inPlay: true };

  it('goes to a drawn seat at the shortest other table (FR-REG-86, A-22)', () => {
    const before = seated(onTables(2), 10);
    const from = given(...before).seating.seatOf['e-1']!.table;
    const after = [...before, ...accepted(movePlayer(given(...before), { ...t1, entry: 'e-1' }, inPlay))];
    expect(given(...after).seating.seatOf['e-1']!.table).not.toBe(from);
    expect(sizes(after)).toEqual([6, 4]);
    expect(after.at(-1)).toMatchObject({
      type: 'seating.seatDrawn',
      data: { entry: 'e-1', reason: 'move', candidates: 4, notTable: from },
    });
    expect(verifyDraws(seed, journalled(after))).toEqual([]);
  });

  it('is given a new seat when an undone elimination finds the old one drawn for another (S02)', () => {
    const started = [...seated(onTables(1), 9), happened('tournament.started', { at: startAt }), bust('e-1')];
    const displaced = movePlayerInto(started);
    expect(given(...displaced).seating.seatOf['e-1']).toBeUndefined();
    const back = [...displaced, happened('standings.reinstated', { entry: 'e-1' })];
    const wider = [...back, ...accepted(openTablesForDraw(given(...back), { ...t1, tables: [3] }))];
    const after = [...wider, ...accepted(movePlayer(given(...wider), { ...t1, entry: 'e-1' }, inPlay))];
    expect(given(...after).seating.seatOf['e-1']).toMatchObject({ out: false, seated: true });
  });

  /** Opens a second table with one player who is then moved onto the only free seat of the first. */
  function movePlayerInto(before: readonly NewEvent[]): NewEvent[] {
    const open = [...before, ...accepted(openTablesForDraw(given(...before), { ...t1, tables: [2] }))];
    const withOne = seated(open, 1, { from: 10, late: true });
    return [...withOne, ...accepted(movePlayer(given(...withOne), { ...t1, entry: 'e-10' }, inPlay))];
  }

  it('has chips and somewhere to go', () => {
    const before = seated(onTables(2), 4);
    const move = (events: readonly NewEvent[], facts = inPlay) =>
      refusal(movePlayer(given(...events), { ...t1, entry: 'e-1' }, facts)).code;
    expect(move(before, { ...inPlay, inPlay: false })).toBe('seating.notPlaying');
    expect(move([...before, bust('e-1')])).toBe('seating.notPlaying');
    expect(move(seated(onTables(1), 4))).toBe('seating.noFreeSeat');
    expect(move(before, { ...inPlay, seed: undefined as never })).toBe('seating.notCommitted');
  });
});

describe('the seed', () => {
  const closed = [...seated(opened(), 4), happened('tournament.closed', {})];

  it('is revealed when no draw can follow, and then none does', () => {
    const events = accepted(revealSeed(given(...closed), t1, { seed }));
    expect(events).toMatchObject([{ type: 'seating.seedRevealed', data: { seed } }]);
    const after = given(...closed, ...events);
    expect(refusal(drawSeat(after, { ...t1, entry: 'e-5', late: false, seed })).code).toBe('seating.drawsOver');
    expect(refusal(revealSeed(after, t1, { seed })).code).toBe('seating.drawsOver');
  });

  it('is kept while the tournament goes on, and where there is none', () => {
    expect(refusal(revealSeed(given(...closed.slice(0, -1)), t1, { seed })).code).toBe('seating.notOver');
    expect(refusal(revealSeed(given(...opened(), off), t1, { seed: undefined })).code).toBe('seating.notCommitted');
  });

  it('proves every draw, and names the one that was tampered with', () => {
    expect(verifyDraws(seed, journalled(closed))).toEqual([]);
    expect(verifyDraws('cd'.repeat(32), journalled(closed)).map(({ fault }) => fault)).toContain('seed-differs');
    const tampered = (change: object) =>
      verifyDraws(
        seed,
        journalled(
          closed.map((event) =>
            event.type === 'seating.seatDrawn' && 'draw' in event.data && event.data.draw === 2
              ? { ...event, data: { ...event.data, ...change } }
              : event,
          ),
        ),
      )[0];
    expect(tampered({ index: 0 })).toEqual({ draw: 2, fault: 'index' });
    expect(tampered({ candidates: 3 })).toEqual({ draw: 2, fault: 'candidates' });
    expect(tampered({ seat: 99 })).toEqual({ draw: 2, fault: 'seat' });
    expect(tampered({ draw: 5 })).toMatchObject({ fault: 'number' });
  });
});
