import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakTable, drawSeat, movePlayer, verifyDraws } from '../../shared/domain/seating/index.ts';
import { drawIndex } from '../../shared/domain/seating/draw.ts';
import { sha256Hex } from '../../shared/kernel/sha256.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { given, happened, journalled, opened } from '../support/tournament-given.ts';

const seedOf = (value: number): string => sha256Hex(`seed ${value}`);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'enter' as const }) },
  fc.record({ kind: fc.constant('leave' as const), who: fc.nat(30) }),
  fc.record({ kind: fc.constant('bust' as const), who: fc.nat(30) }),
  fc.record({ kind: fc.constant('move' as const), who: fc.nat(30) }),
  fc.record({ kind: fc.constant('break' as const), table: fc.integer({ min: 1, max: 5 }) }),
);

type Step = { kind: 'enter' | 'leave' | 'bust' | 'move' | 'break'; who?: number; table?: number };

function eventsOf(
  state: ReturnType<typeof given>,
  { kind, who = 0, table = 1 }: Step,
  count: number,
): readonly NewEvent[] {
  const seed = seedOf(1);
  const tournament = 't-1';
  const entry = `e-${who}`;
  const moves = { seed, rebuysOpen: false, inPlay: Object.hasOwn(state.seating.seatOf, entry) };
  if (kind === 'leave') return [happened('seating.seatFreed', { entry })];
  if (kind === 'bust') return [happened('standings.eliminated', { hand: 1, busts: [{ entry }] })];
  const answer =
    kind === 'enter'
      ? drawSeat(state, { tournament, entry: `e-${count}`, late: false, seed })
      : kind === 'move'
        ? movePlayer(state, { tournament, entry }, moves)
        : breakTable(state, { tournament, table }, moves);
  return isRefused(answer) ? [] : answer.events;
}

describe('seats', () => {
  it('are never held twice, whatever happens, and every draw can be repeated from the seed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const events: NewEvent[] = [...opened({ registration: { opensAt: 0, capacity: 40, lateUntil: null } })];
        for (const [index, each] of steps.entries()) events.push(...eventsOf(given(...events), each, index));
        const { seating } = given(...events);
        const held = Object.values(seating.tables).flatMap(({ seats }) => seats.filter((seat) => seat !== null));
        expect(new Set(held).size).toBe(held.length);
        for (const [entry, place] of Object.entries(seating.seatOf)) {
          expect(seating.tables[place.table]?.seats[place.seat - 1]).toBe(entry);
        }
        for (const { playing, seats } of Object.values(seating.tables)) {
          expect(playing).toBe(seats.filter((seat) => seat !== null && seating.seatOf[seat]?.out === false).length);
        }
        expect(verifyDraws(seedOf(1), journalled(events))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('chance', () => {
  it('gives every player every seat alike: 10 000 draws of 9 players for 9 seats (S08)', () => {
    const counts = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => 0));
    const rounds = 10_000;
    for (let round = 0; round < rounds; round += 1) {
      const free = [0, 1, 2, 3, 4, 5, 6, 7, 8];
      for (let player = 0; player < 9; player += 1) {
        const [seat] = free.splice(drawIndex(seedOf(round), player + 1, free.length), 1);
        counts[player]![seat!]! += 1;
      }
    }
    const expected = rounds / 9;
    const statistic = counts.flat().reduce((sum, observed) => sum + (observed - expected) ** 2 / expected, 0);
    expect((statistic * 8) / 9).toBeLessThan(93);
  });

  it('keeps about one in four at the same table, whoever registered first (S04)', () => {
    let stayed = 0;
    for (let round = 0; round < 100; round += 1) {
      const first = tablesOf(`${round} first`);
      const second = tablesOf(`${round} second`);
      stayed += first.filter((table, player) => table === second[player]).length;
    }
    const share = stayed / 3_600;
    expect(share).toBeGreaterThan(0.22);
    expect(share).toBeLessThan(0.28);
  });
});

/** The table of each of 36 players over four tables of nine. */
function tablesOf(name: string): number[] {
  const plan = opened({ seatsPerTable: 9, registration: { opensAt: 0, capacity: 36, lateUntil: null } });
  const state = given(...plan);
  let events: readonly NewEvent[] = plan;
  const tables: number[] = [];
  for (let player = 0; player < 36; player += 1) {
    const drawn = drawSeat(player === 0 ? state : given(...events), {
      tournament: 't-1',
      entry: `e-${player}`,
      late: false,
      seed: sha256Hex(name),
    });
    if (isRefused(drawn)) throw new Error(drawn.refusal.code);
    tables.push(drawn.seat.table);
    events = [...events, ...drawn.events];
  }
  return tables;
}
