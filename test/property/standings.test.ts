import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeRanking, entriesInPlay, placings, type Placing } from '../../shared/domain/standings/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { bust, rebought, started, stateAfter } from '../support/award-given.ts';
import { happened } from '../support/tournament-given.ts';

const players = 8;
const entry = (index: number): string => `e-${index + 1}`;

type Step =
  | { readonly kind: 'bust'; readonly who: readonly number[]; readonly stacks: readonly number[] }
  | { readonly kind: 'undo' | 'rebuy' | 'refund'; readonly who: number };

const who = fc.nat({ max: players - 1 });
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('bust' as const),
      who: fc.uniqueArray(who, { minLength: 1, maxLength: 3 }),
      stacks: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constantFrom('undo' as const, 'rebuy' as const, 'refund' as const), who }),
  ),
  { maxLength: 25 },
);

/** The steps that are possible, as events: nobody falls twice, somebody stays, only who is out comes back. */
function eventsOf(list: readonly Step[]): NewEvent[] {
  const events: NewEvent[] = [...started(players)];
  for (const [index, step] of list.entries()) {
    const { standings } = stateAfter(events);
    const inPlay = entriesInPlay(standings);
    if (step.kind === 'bust') {
      const falling = step.who.map((each, order) => ({ entry: entry(each), stack: step.stacks[order] ?? 1 }));
      const able = falling.filter((each) => inPlay.includes(each.entry));
      if (able.length === 0 || able.length >= inPlay.length) continue;
      events.push(happened('standings.eliminated', { hand: index + 1, sameHand: 'stack', level: 1, busts: able }));
    } else {
      const out = !inPlay.includes(entry(step.who));
      const rebuys = standings.rebuys.some((each) => each.entry === entry(step.who));
      if (step.kind === 'undo' && out) events.push(happened('standings.reinstated', { entry: entry(step.who) }));
      if (step.kind === 'rebuy' && out) events.push(rebought(entry(step.who)));
      if (step.kind === 'refund' && !out && rebuys && inPlay.length > 1) {
        events.push(happened('registration.rebuyRefunded', { entry: entry(step.who) }));
      }
    }
  }
  return events;
}

/** Places from `first` to the last entry, each held once or shared by exactly as many as it spans. */
function covers(ranked: readonly Placing[], first: number, last: number): void {
  const groups = Map.groupBy(ranked, ({ rank }) => rank);
  let next = first;
  for (const [rank, group] of [...groups].sort(([a], [b]) => a - b)) {
    expect(rank).toBe(next);
    expect(group.every(({ sharedThrough }) => sharedThrough === rank + group.length - 1)).toBe(true);
    next += group.length;
  }
  expect(next).toBe(last + 1);
}

test('P02: after any evening the places of those who are out are total, and unique or shared', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const { standings } = stateAfter(eventsOf(list));
      const left = entriesInPlay(standings).length;
      const ranked = placings(standings);
      expect(new Set(ranked.map((placing) => placing.entry)).size).toBe(players - left);
      covers(ranked, left + 1, players);
      const complete = completeRanking(standings);
      expect(complete === undefined).toBe(left !== 1);
      if (complete) covers(complete, 1, players);
    }),
    { numRuns: 60 },
  );
});

test('S10: an elimination and its undo leave the same standings as neither, but for the hand counter', () => {
  fc.assert(
    fc.property(steps, who, (list, one) => {
      const before = eventsOf(list);
      const { standings } = stateAfter(before);
      fc.pre(entriesInPlay(standings).includes(entry(one)) && entriesInPlay(standings).length > 1);
      const after = stateAfter([
        ...before,
        bust(entry(one), { hand: 99 }),
        happened('standings.reinstated', { entry: entry(one) }),
      ]);
      expect({ ...after.standings, lastHand: 0 }).toEqual({ ...standings, lastHand: 0 });
    }),
    { numRuns: 60 },
  );
});
