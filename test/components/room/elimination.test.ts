import { ref } from 'vue';
import { describe, expect, it } from 'vitest';
import { useEliminationDraft } from '../../../renderer/features/room/elimination-draft.ts';
import {
  eliminationInput,
  noDraft,
  readDraft,
  stackOf,
  withBust,
  withoutBust,
  withStack,
  type EliminationDraft,
} from '../../../renderer/features/room/elimination.ts';
import { prizeAt } from '../../../renderer/features/room/prize-told.ts';
import { eliminate } from '../../../shared/domain/standings/index.ts';
import { prizeSheet } from '../../../shared/domain/prizes/index.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { bust, profile, stateAfter, started, tournament } from '../../support/award-given.ts';

const { standings, plan, seating, prizes } = stateAfter(started(6));
const drafted = (...busts: [entry: string, table: number | null, stack?: string][]): EliminationDraft => {
  let draft = noDraft;
  for (const [entry, table, stack = ''] of busts) {
    draft = withStack(withBust(draft, { entry, table }), entry, stack);
  }
  return draft;
};
const places = (draft: EliminationDraft, rule: 'stack' | 'wsop' | 'share-all' = 'stack') =>
  readDraft(standings, draft, rule).lines.map(({ place }) => place && [place.rank, place.sharedThrough]);

describe('an elimination being typed', () => {
  it('gives one player the last place, without asking for a stack', () => {
    const reading = readDraft(standings, drafted(['e-1', 1]), 'stack');
    expect(reading).toMatchObject({ from: 6, through: 6, ready: true });
    expect(reading.lines[0]).toMatchObject({ stackNeeded: false, place: { rank: 6, sharedThrough: 6 } });
  });

  it('asks for the stacks of two of one hand, and then ranks the larger one better', () => {
    const open = readDraft(standings, drafted(['e-1', 1], ['e-2', 2, '9500']), 'stack');
    expect(open).toMatchObject({ from: 5, through: 6, ready: false });
    expect(open.lines.map(({ stackNeeded, place }) => [stackNeeded, place])).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
    expect(places(drafted(['e-1', 1, '12 000'], ['e-2', 2, '9500']))).toEqual([
      [5, 5],
      [6, 6],
    ]);
    expect(places(drafted(['e-1', 1, '9500'], ['e-2', 2, '9500']))).toEqual([
      [5, 6],
      [5, 6],
    ]);
  });

  it('asks only for what the rule of the profile compares', () => {
    const apart = drafted(['e-1', 1], ['e-2', 2]);
    expect(readDraft(standings, apart, 'wsop').ready).toBe(true);
    expect(places(apart, 'wsop')).toEqual([
      [5, 6],
      [5, 6],
    ]);
    expect(readDraft(standings, drafted(['e-1', 1], ['e-2', 1]), 'wsop').ready).toBe(false);
    expect(readDraft(standings, drafted(['e-1', 1], ['e-2', 1]), 'share-all').ready).toBe(true);
  });

  it('never takes everybody out', () => {
    const all = drafted(...[1, 2, 3, 4, 5, 6].map((n): [string, number, string] => [`e-${n}`, 1, String(n * 1000)]));
    expect(readDraft(standings, all, 'stack')).toMatchObject({ nobodyLeft: true, ready: false });
    expect(readDraft(standings, withoutBust(all, 'e-6'), 'stack')).toMatchObject({ nobodyLeft: false, ready: true });
  });

  it('names nobody twice, and nobody as his own winner', () => {
    const twice = withBust({ ...drafted(['e-1', 1]), by: 'e-2' }, { entry: 'e-1', table: 1 });
    expect(twice.busts).toHaveLength(1);
    expect(withBust(twice, { entry: 'e-2', table: 1 }).by).toBeNull();
  });

  it('reads chips as people type them', () => {
    expect(['13800', '13 800', '13\u202f800', '13.800', ''].map(stackOf)).toEqual([
      13_800,
      13_800,
      13_800,
      13_800,
      null,
    ]);
    expect(['0', '-5', 'abc', '12k', '99999999999'].map(stackOf)).toEqual(Array(5).fill(undefined));
  });

  it('is what the desk accepts, and ranks as the desk does', () => {
    const draft = { ...drafted(['e-1', 1, '12000'], ['e-2', 1, '9500']), by: 'e-3' };
    const input = eliminationInput(tournament, draft, readDraft(standings, draft, 'stack'));
    expect(input.busts).toEqual([
      { entry: 'e-1', stack: 12_000, by: 'e-3' },
      { entry: 'e-2', stack: 9_500, by: 'e-3' },
    ]);
    const decided = eliminate({ plan, standings, seating }, input, { level: 1, sameHand: 'stack' });
    expect(isRefused(decided)).toBe(false);
  });
});

describe('the prize of a place', () => {
  const sheet = prizeSheet(prizes, { terms: plan.terms!, profile });
  if (isRefused(sheet)) throw new Error(sheet.refusal.code);

  it('is none below the paid places, and shared by those who tie', () => {
    const [, second, third] = sheet.places;
    expect(prizeAt(sheet, { rank: 6, sharedThrough: 6 })).toEqual({ kind: 'none' });
    expect(prizeAt(sheet, { rank: 2, sharedThrough: 2 })).toMatchObject({ amountCents: second?.amountCents });
    const both = (second?.amountCents ?? 0) + (third?.amountCents ?? 0);
    expect(prizeAt(sheet, { rank: 2, sharedThrough: 3 })).toMatchObject({
      amountCents: Math.ceil(both / 2),
      shared: true,
    });
    expect(prizeAt(undefined, { rank: 1, sharedThrough: 1 })).toEqual({ kind: 'unknown' });
  });
});

describe('the field', () => {
  const row = (entry: string, table: number, seat: number, surname: string) =>
    ({ entry, number: null, surname, givenNames: '', table, seat }) as never;
  const players = ref([row('e-1', 2, 5, 'Durand'), row('e-2', 3, 1, 'Dupont'), row('e-3', 3, 2, 'Novak')]);
  const draft = () => useEliminationDraft(() => players.value);
  const named = ({ draft: { value } }: ReturnType<typeof draft>) => value.busts.map(({ entry }) => entry);

  it('shows one who is meant without doubt at once, and takes another of the same hand by +', () => {
    const typing = draft();
    typing.type('2.5');
    expect(named(typing)).toEqual(['e-1']);
    typing.type('2.5+');
    expect(typing.text.value).toBe('');
    typing.type('3.1');
    expect(named(typing)).toEqual(['e-1', 'e-2']);
  });

  it('takes no E pressed once more in the field for a part of the seat, and leaves names theirs', () => {
    const typing = draft();
    typing.type('e2.5+3.1');
    expect(named(typing)).toEqual(['e-1', 'e-2']);
    typing.clear();
    typing.type('e');
    expect(typing.text.value).toBe('e');
  });

  it('takes a whole hand in one go, and stops where it is not clear who is meant', () => {
    const typing = draft();
    typing.type('2.5+3.1+novak');
    expect(named(typing)).toEqual(['e-1', 'e-2', 'e-3']);
    typing.clear();
    typing.type('du+3.2');
    expect([typing.text.value, named(typing)]).toEqual(['du', []]);
  });

  it('does not offer as winner who falls', () => {
    const typing = draft();
    typing.type('2.5');
    typing.byText.value = '2.5';
    expect(typing.draft.value.by).toBeNull();
    typing.byText.value = '3.2';
    expect(typing.draft.value.by).toBe('e-3');
  });

  it('keeps a settled player when the text changes, and lets him go again', () => {
    const typing = draft();
    typing.type('2.5');
    typing.settle();
    typing.setStack('e-1', '900');
    typing.type('3.1');
    expect(typing.draft.value.busts[0]).toEqual({ entry: 'e-1', table: 2, stack: '900' });
    typing.drop('e-1');
    typing.drop('e-2');
    expect(named(typing)).toEqual([]);
  });
});

it('counts who is out already as out (S10)', () => {
  const after = stateAfter([...started(6), bust('e-6', { hand: 1 })]).standings;
  expect(readDraft(after, drafted(['e-1', 1]), 'stack').lines[0]?.place?.rank).toBe(5);
});
